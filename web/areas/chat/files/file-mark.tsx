import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'

/** The mark of a PDF, or of a file that is none, as large as a small picture. */
export function FileMark({ other = false }: { other?: boolean }) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid h-11 w-10 shrink-0 place-items-center rounded-mark text-xs font-bold',
        other ? 'bg-page text-mute' : 'bg-danger-tint text-danger',
      )}
    >
      {other ? <Icon name="document" size={20} /> : 'PDF'}
    </span>
  )
}
