import { cx } from '#web/ui/cx.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { VisuallyHidden } from '#web/ui/status/visually-hidden.tsx'

interface Check {
  label: string
  value: string
  fits: boolean
  /** The finding, as a sentence without its full stop. */
  found: string
  /** Words of the value that differ. */
  differing: readonly string[]
}

/** Automatic checks, to be compared with the document beside them; differences are marked [ADM-2]. */
export function ChecksList({ checks }: { checks: readonly Check[] }) {
  return (
    <dl>
      {checks.map(({ label, value, fits, found, differing }) => (
        <div
          key={label}
          className={cx(
            'grid grid-cols-[1.5rem_6.5rem_minmax(0,1fr)] gap-x-2 border-b border-line px-5 py-2.5 text-sm last:border-0',
            !fits && 'bg-amber-tint',
          )}
        >
          <Icon
            name={fits ? 'check-circle' : 'warning'}
            size={18}
            className={cx('mt-0.5', fits ? 'text-success' : 'text-amber')}
          />
          <dt className="text-mute">
            {label}
            <VisuallyHidden>{fits ? ', cocok' : ', periksa'}</VisuallyHidden>
          </dt>
          <dd className="num min-w-0">
            <span className="block font-semibold wrap-anywhere">
              <Marked text={value} words={differing} />
            </span>
            <span className="block text-xs text-mute wrap-anywhere">{found}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return text.split(/(\s+)/).map((word, index) =>
    words.includes(word) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text, in their order
      <mark key={index} className="rounded-xs bg-amber-line px-0.5 text-inherit">
        {word}
      </mark>
    ) : (
      word
    ),
  )
}
