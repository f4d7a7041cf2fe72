import { useSuspenseQuery } from '@tanstack/react-query'
import { pageVersionQuery, SectionText } from '#web/areas/content/public.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Modal } from '#web/ui/overlay/modal.tsx'

interface Props {
  document: 'terms' | 'privacy'
  open: boolean
  onClose: () => void
}

const paths = { terms: '/syarat', privacy: '/privasi' }

/** The documents to agree to, readable without leaving the form. */
export default function LegalDialog({ document, open, onClose }: Props) {
  const { data: version } = useSuspenseQuery(pageVersionQuery(document))
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={version.title}
      size="lg"
      footer={<Button onClick={onClose}>Tutup</Button>}
    >
      <SectionText sections={version.sections} heading="h3" className="text-ink-soft [&_h3]:text-ink" />
      <a href={paths[document]} target="_blank" rel="noreferrer" className="text-link mt-4 inline-block text-sm">
        Buka di jendela baru
      </a>
    </Modal>
  )
}
