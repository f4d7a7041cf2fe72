import { useState } from 'react'
import { LONGEST } from '#domain/limits.ts'
import type { HeldCategory } from '#domain/materials/codec-categories.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { TextareaField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { Notice } from '#web/ui/status/notice.tsx'
import { CATEGORY_VIEWS, heldCategoriesQuery } from './queries.ts'

/** Where the text of a category is written [ADM-4]. */
export function CategoryDialog({ category, onClose }: { category: HeldCategory; onClose: () => void }) {
  const [seen] = useState(category)
  const [refused, setRefused] = useState('')
  const save = useAct('admin/kategori/simpan', {
    shows: heldCategoriesQuery,
    done: 'Teks kategori tersimpan',
    failed: 'Teks kategori belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: CATEGORY_VIEWS,
  })
  const form = useCallForm(save, {
    start: { teks: seen.text },
    body: (typed) => ({ ...typed, kategori_id: seen.id, versi: seen.revision }),
    keep: true,
    onRefused: ({ sentence }) => setRefused(sentence),
    answered: onClose,
  })
  return (
    <FormModal
      open
      onClose={onClose}
      title={`Ubah teks ${seen.name}`}
      confirmLabel="Simpan"
      working={form.working}
      onSend={form.send}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {refused && <Notice tone="danger">{refused}</Notice>}
        <TextareaField
          form={form}
          name="teks"
          label="Teks di beranda"
          hint="Isi kategori dalam satu kalimat. Nama kategori tetap."
          maxLength={LONGEST.categoryText}
          rows={3}
        />
      </div>
    </FormModal>
  )
}
