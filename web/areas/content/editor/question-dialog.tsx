import { useId, useState } from 'react'
import type { AdminQuestion } from '#domain/content/contract-entries.ts'
import { LONGEST } from '#domain/limits.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useCallForm } from '#web/lib/use-call-form.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { FormModal } from '#web/ui/overlay/form-modal.tsx'
import { MarkdownField } from './pictures/markdown-field.tsx'
import { heldQuestionsQuery, QUESTION_VIEWS } from './queries.ts'
import { TextPreview } from './text-preview.tsx'

interface Props {
  /** Null: a new one. */
  question: AdminQuestion | null
  /** The headings that there are. */
  sections: readonly string[]
  onClose: () => void
}

/** Where a question and its answer are written [ADM-4]. */
export function QuestionDialog({ question, sections, onClose }: Props) {
  const [seen] = useState(question)
  const [refused, setRefused] = useState('')
  const known = useId()
  const save = useAct('admin/faq/simpan', {
    shows: heldQuestionsQuery,
    done: seen ? 'Pertanyaan tersimpan' : 'Pertanyaan tersimpan dan belum tayang',
    failed: 'Pertanyaan belum tersimpan. Periksa koneksi Anda, lalu coba lagi.',
    refreshes: QUESTION_VIEWS,
  })
  const form = useCallForm(save, {
    start: { section: seen?.section ?? '', question: seen?.question ?? '', answer: seen?.answer ?? '' },
    body: (typed) => ({ ...typed, ...(seen && { id: seen.id, revision: seen.revision }) }),
    keep: true,
    onRefused: ({ sentence }) => setRefused(sentence),
    answered: onClose,
  })
  return (
    <FormModal
      open
      size="lg"
      onClose={onClose}
      title={seen ? 'Ubah pertanyaan' : 'Tambah pertanyaan'}
      confirmLabel="Simpan"
      working={form.working}
      refused={refused}
      onSend={form.send}
    >
      <div className="grid gap-4">
        <TextField
          form={form}
          name="section"
          label="Bagian"
          hint="Judul kelompoknya, misalnya Nego"
          list={known}
          maxLength={LONGEST.faqSection}
        />
        <datalist id={known}>
          {sections.map((section) => (
            <option key={section} value={section} />
          ))}
        </datalist>
        <TextField form={form} name="question" label="Pertanyaan" maxLength={LONGEST.faqQuestion} />
        <MarkdownField
          form={form}
          name="answer"
          label="Jawaban"
          hint="- daftar, 1. daftar bernomor, **tebal**, *miring*, [tautan](/produk)"
          maxLength={LONGEST.faqAnswer}
          rows={6}
        />
        <TextPreview read={() => form.getValues('answer')} refuse={(sentence) => form.refuse('answer', sentence)} />
      </div>
    </FormModal>
  )
}
