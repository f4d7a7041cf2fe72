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

const number = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

/** '184 kB', '2,4 MB' @param bytes how large */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000))
  return kilobytes < 1000 ? `${kilobytes} kB` : `${number.format(bytes / 1_000_000)} MB`
}
