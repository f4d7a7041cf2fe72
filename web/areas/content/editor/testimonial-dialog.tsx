import { useState } from 'react'
import type { AdminTestimonial } from '#domain/content/contract-entries.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { TextareaField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { heldTestimonialsQuery, TESTIMONIAL_VIEWS } from './queries.ts'

interface Props {
  /** Null: a new one. */
  testimonial: AdminTestimonial | null
  onClose: () => void
}

/** Where a testimonial is written [ADM-4, HOME-4]. */
export function TestimonialDialog({ testimonial, onClose }: Props) {
  const [seen] = useState(testimonial)
  const [refused, setRefused] = useState('')
  const save = useAct('admin/testimoni/simpan', {
    shows: heldTestimonialsQuery,
    done: seen ? 'Testimoni tersimpan' : 'Testimoni tersimpan dan belum tayang',
    failed: 'Testimoni belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: TESTIMONIAL_VIEWS,
  })
  const form = useCallForm(save, {
    start: { words: seen?.words ?? '', companyName: seen?.companyName ?? '' },
    body: (typed) => ({ ...typed, ...(seen && { id: seen.id, revision: seen.revision }) }),
    keep: true,
    onRefused: ({ sentence }) => setRefused(sentence),
    answered: onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      title={seen ? 'Ubah testimoni' : 'Tambah testimoni'}
      description="Hanya dengan persetujuan tertulis dari perusahaan itu."
      confirmLabel="Simpan"
      working={form.working}
      refused={refused}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <TextareaField form={form} name="words" label="Testimoni" maxLength={LONGEST.testimonial} rows={4} />
        <TextField form={form} name="companyName" label="Nama perusahaan" maxLength={LONGEST.companyName} />
      </div>
    </FormModal>
  )
}
