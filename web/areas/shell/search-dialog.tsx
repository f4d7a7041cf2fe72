import { useRef } from 'react'
import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { Modal } from '#web/ui/overlay/modal.tsx'
import { SearchBox } from './search-box.tsx'

const PAUSE_MS = 1000

/** The search as a modal, for narrow screens and the keyboard shortcut; suggestions after 1 s [SEARCH-1]. */
export default function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  // on touch screens too: it opens in order to type
  const field = useRef<HTMLInputElement>(null)
  return (
    <Modal open={open} onClose={onClose} title={useInsideWords().search} size="lg" atTop initialFocus={field}>
      <SearchBox pauseMs={PAUSE_MS} floating={false} fieldRef={field} onDone={onClose} />
    </Modal>
  )
}
