import { useState } from 'react'
import { type Answered, useAct } from '#web/lib/form/use-act.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SectionText } from '../section-text.tsx'

interface Props {
  /** The text typed now. */
  read: () => string
  /** Shows what is wrong with it at its field. */
  refuse: (sentence: string) => void
}

/** A preview of a Markdown text as readers will see it, on request; nothing is saved [ADM-4]. */
export function TextPreview({ read, refuse }: Props) {
  const [shown, setShown] = useState<Answered<'admin/konten/pratinjau'>['data'] | null>(null)
  const preview = useAct('admin/konten/pratinjau', {
    failed: 'Pratinjau belum dapat dibuat. Periksa koneksi Anda, lalu coba lagi.',
  })
  const ask = () =>
    void preview.send(
      { text: read() },
      {
        marks: ({ field, sentence }) => {
          if (field === 'text') refuse(sentence)
          return field === 'text'
        },
        answered: ({ data }) => setShown(data),
      },
    )
  return (
    <div>
      <Button variant="secondary" size="sm" working={preview.working} onClick={ask}>
        {shown ? 'Perbarui pratinjau' : 'Pratinjau'}
      </Button>
      {shown && (
        <section aria-label="Pratinjau" className="mt-3 rounded-field border border-line bg-page p-4 text-ink-soft">
          <SectionText sections={shown.sections} heading="h3" />
        </section>
      )}
    </div>
  )
}
