import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Holiday, HolidayKind } from '#domain/calendar/holiday.ts'
import { formatDay } from '#web/lib/dates.ts'
import { ActDialog } from '#web/lib/form/acts.tsx'
import { readDay, writeDay } from '#web/lib/form/read-day.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { useCallForm } from '#web/lib/form/use-call-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { SelectField, TextareaField } from '#web/ui/form/form-fields.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { useDialogTarget } from '#web/ui/overlay/use-dialog-target.ts'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { type CalendarFilter, calendarFilter, yearQuery } from './queries.ts'

const kindLabels: Record<HolidayKind, string> = { national: 'Libur nasional', joint: 'Cuti bersama' }

/** The holidays of a year, added as they are decreed and taken off again [ADM-2]. */
export function CalendarView({ filter }: { filter: CalendarFilter }) {
  const { data } = useSuspenseQuery(yearQuery(filter))
  const { pathname } = useLocation()
  const [adding, setAdding] = useState(false)
  const { target: removing, ask: remove, close } = useDialogTarget<Holiday>()
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PillLinks
          label="Tahun"
          links={withYear(data).map(({ year, count }) => ({
            to: pathname + calendarFilter.search(filter, { year }),
            label: String(year),
            count,
            current: year === data.year,
          }))}
        />
        <Button onClick={() => setAdding(true)}>Tambah hari libur</Button>
      </div>
      {data.holidays.length > 0 && !data.holidays.some(({ kind }) => kind === 'joint') && (
        <Notice tone="attention">
          Cuti bersama {data.year} belum ada di sini. Tambahkan begitu keputusan bersama terbit, beserta hari libur yang
          tanggalnya bergeser.
        </Notice>
      )}
      {data.holidays.length === 0 ? (
        <div className={cardClass}>
          <EmptyState
            icon="calendar"
            title={`Belum ada hari libur ${data.year}`}
            text="Tanpa daftar ini setiap Senin sampai Jumat dihitung hari kerja."
          />
        </div>
      ) : (
        <ul aria-label={`Hari libur ${data.year}`} className={`divide-y divide-line ${cardClass}`}>
          {data.holidays.map((holiday) => (
            <li
              key={holiday.day}
              className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 px-4 py-2 sm:grid-cols-[10rem_minmax(0,1fr)_auto_auto]"
            >
              <span className="num font-semibold max-sm:text-sm">
                {weekday.format(new Date(`${holiday.day}T00:00:00Z`))}, {formatDay(holiday.day)}
              </span>
              <span className="min-w-0 max-sm:col-start-1 max-sm:row-start-2">{holiday.name}</span>
              <StatusPill tone={holiday.kind === 'national' ? 'primary' : 'neutral'}>
                {kindLabels[holiday.kind]}
              </StatusPill>
              <IconButton
                icon="trash"
                label={`Hapus ${holiday.name}, ${formatDay(holiday.day)}`}
                onClick={() => remove(holiday)}
              />
            </li>
          ))}
        </ul>
      )}
      {adding && <AddDialog onClose={() => setAdding(false)} />}
      {removing && <Remove holiday={removing.about} open={removing.open} onClose={close} />}
    </div>
  )
}

const weekday = new Intl.DateTimeFormat('id-ID', { timeZone: 'UTC', weekday: 'short' })

interface Year {
  year: number
  count: number
}

/** The years that have days, and the one that is shown. */
function withYear({ year, holidays, years }: { year: number; holidays: readonly Holiday[]; years: readonly Year[] }) {
  if (years.some((one) => one.year === year)) return years
  return [...years, { year, count: holidays.length }].toSorted((one, other) => one.year - other.year)
}

function Remove({ holiday, ...dialog }: { holiday: Holiday; open: boolean; onClose: () => void }) {
  return (
    <ActDialog
      {...dialog}
      call="admin/kalender/hapus"
      body={() => ({ day: holiday.day })}
      title={`Hapus ${holiday.name}, ${formatDay(holiday.day)}?`}
      confirmLabel="Ya, hapus"
      cancelLabel="Kembali"
      tone="danger"
      done="Hari libur dihapus"
      failed="Hari libur belum dihapus. Periksa koneksi Anda, lalu coba lagi."
      refreshes={['admin/kalender/daftar', 'kalender/libur']}
    >
      Hari itu dihitung sebagai hari kerja lagi. Tenggat yang sudah ditetapkan tidak berubah.
    </ActDialog>
  )
}

interface Typed {
  holidays: string
  kind: HolidayKind
}

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }))

/** Adds days to the calendar, one a line, as they are copied from a decree [ADM-2]. */
function AddDialog({ onClose }: { onClose: () => void }) {
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

export interface TypedDay {
  day: string
  name: string
}

// the day as Indonesians write it, then its name behind a space or the sign of a spreadsheet
const LINE = /^(\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{1,2}\s+[a-z]+\s+\d{4})[\s,;:\t–-]+(\S.*)$/i

/** Reads one day a line, as '17/08/2027 Hari Kemerdekaan'; empty lines are nothing. */
export function readDays(typed: string): { days: TypedDay[]; faults: string[] } {
  const days: TypedDay[] = []
  const faults: string[] = []
  typed.split('\n').forEach((line, index) => {
    if (line.trim() === '') return
    const [, written = '', name = ''] = LINE.exec(line.trim()) ?? []
    const day = readDay(written)
    const fault = !day
      ? 'tulis tanggal lalu keterangannya'
      : days.some((other) => other.day === day)
        ? `${writeDay(day)} sudah ditulis`
        : null
    if (fault) faults.push(`Baris ${index + 1}: ${fault}.`)
    else if (day) days.push({ day, name: name.trim() })
  })
  return { days, faults }
}
