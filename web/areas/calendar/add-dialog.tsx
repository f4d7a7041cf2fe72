import { useState } from 'react'
import type { HolidayKind } from '#domain/calendar/holiday.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { SelectField, TextareaField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { kindLabels } from './kind-labels.ts'
import { readDays } from './typed-days.ts'

interface Typed {
  holidays: string
  kind: HolidayKind
}

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }))

/** Adds days to the calendar, one a line, as they are copied from a decree [ADM-2]. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const [start] = useState<Typed>({ holidays: '', kind: 'national' })
  const add = useAct('admin/kalender/tambah', {
    done: 'Hari libur ditambahkan',
    failed: 'Hari libur belum ditambahkan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: ['admin/kalender/daftar', 'kalender/libur'],
  })
  const form = useCallForm(add, {
    start,
    body: ({ holidays, kind }: Typed) => ({
      holidays: readDays(holidays).days.map(({ day, name }) => ({ day, name, kind })),
    }),
    faults: ({ holidays }) => {
      const { faults } = readDays(holidays)
      return faults.length > 0 ? { holidays: faults.slice(0, 8).join(' ') } : {}
    },
    answered: onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      title="Tambah hari libur"
      confirmLabel="Tambahkan"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <SelectField form={form} name="kind" label="Jenis" options={kinds} />
        <TextareaField
          form={form}
          name="holidays"
          label="Hari"
          hint="Satu baris satu hari: tanggal, lalu keterangannya"
          rows={8}
          className="num"
          placeholder={'17/08/2027 Hari Kemerdekaan'}
        />
      </div>
    </FormModal>
  )
}
