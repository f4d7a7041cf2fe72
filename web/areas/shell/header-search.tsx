import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { SearchBox } from './search-box.tsx'

const PAUSE_MS = 1500

/** The search of wide screens; suggestions after 1.5 s. A button opens the same as a dialog [HEAD-1, SEARCH-1]. */
export function HeaderSearch({ onApart }: { onApart: () => void }) {
  const { searchApart } = useInsideWords()
  return (
    <>
      <SearchBox pauseMs={PAUSE_MS} floating />
      <button
        type="button"
        aria-label={searchApart}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="absolute end-2 top-2 h-7 rounded-mark border border-line bg-paper px-1.5 text-xs font-semibold text-mute transition-colors hover:border-primary-line hover:text-primary"
        onClick={onApart}
      >
        Ctrl+K
      </button>
    </>
  )
}
