import { Link } from 'react-router'
import { formatDateTime } from '#web/lib/dates.ts'
import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { cx } from '#web/ui/cx.ts'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'

export interface Entry {
  key: string
  message: string
  /** The company it concerns, if the message does not say. */
  about?: string | null
  to: string
  /** An instant. */
  at: string
  read: boolean
}

interface Props {
  /** Undefined while loading. */
  entries: readonly Entry[] | undefined
  empty: string
  onLeave: () => void
}

/** Notifications, newest first; each links to its subject. */
export function NotificationEntries({ entries, empty, onLeave }: Props) {
  const { unread } = useInsideWords()
  if (!entries) {
    return (
      <Loading inPanel>
        <SkeletonRows rows={3} />
      </Loading>
    )
  }
  if (entries.length === 0) return <p className="px-4 pb-6 pt-3 text-sm text-mute">{empty}</p>
  return (
    // what happened is told in Indonesian, whatever the header speaks
    <ul lang="id" dir="ltr" className="divide-y divide-line border-t border-line">
      {entries.map((entry) => (
        <li key={entry.key}>
          <Link
            to={entry.to}
            onClick={onLeave}
            className={cx(
              'block px-4 py-3 text-sm no-underline -outline-offset-2 hover:bg-primary-wash',
              !entry.read && 'bg-primary-wash',
            )}
          >
            <span className="flex items-start gap-2">
              <span className="min-w-0 flex-1 font-medium text-ink">{withAmounts(entry.message)}</span>
              {!entry.read && (
                <span className="mt-1.5 size-2 shrink-0 rounded-full bg-primary">
                  <span className="sr-only">{unread}</span>
                </span>
              )}
            </span>
            <span className="num mt-0.5 block text-xs text-mute">
              {[entry.about, formatDateTime(entry.at)].filter(Boolean).join(' · ')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
