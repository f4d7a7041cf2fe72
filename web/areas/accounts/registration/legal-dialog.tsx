import { Button } from '#web/ui/action/button.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { privacyText, termsText } from './legal-texts.ts'

interface Props {
  document: 'terms' | 'privacy'
  open: boolean
  onClose: () => void
}

/** The documents to agree to, readable without leaving the form. */
export default function LegalDialog({ document, open, onClose }: Props) {
  const { title, sections } = document === 'privacy' ? privacyText : termsText
  return (
    <Modal open={open} onClose={onClose} title={title} size="lg" footer={<Button onClick={onClose}>Tutup</Button>}>
      <div className="grid gap-4">
        {sections.map(({ heading, text }) => (
          <section key={heading}>
            <h3 className="text-base">{heading}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </section>
        ))}
      </div>
    </Modal>
  )
}
