import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import type { Bell } from '#domain/notifications/contract.ts'
import { inboxPath, negotiationPath } from '#web/areas/negotiations/public.ts'
import { actByApi } from '#web/lib/api/api.ts'
import { askAgainAbout } from '#web/lib/api/query.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useInsideWords } from '#web/lib/language/inside-words.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { TabsPill } from '#web/ui/list/tabs-pill.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { bellQuery, negoNoticesQuery } from './queries.ts'

interface Props {
  companyId: string
  userId: string
  onLeave: () => void
}

/** All notifications, and those about negotiations; shown ones are marked as read [HEAD-8]. */
export default function BellPanel({ companyId, userId, onLeave }: Props) {
  const { data: all } = useQuery(bellQuery(companyId))
  const words = useInsideWords()
  const [tab, setTab] = useState(() => (all?.notifications.some(isNewNego) ? 'nego' : 'semua'))
  return (
    <div className="pt-1">
      <TabsPill
        label={words.notificationKinds}
        value={tab}
        onChange={setTab}
        className="[&>div:first-child]:px-4 [&>div:first-child]:pb-2"
        tabs={[
          { value: 'semua', label: words.allNotifications },
          { value: 'nego', label: words.negotiations },
        ]}
      >
        {tab === 'semua' ? (
          <AllEntries companyId={companyId} userId={userId} onLeave={onLeave} />
        ) : (
          <NegoEntries companyId={companyId} userId={userId} onLeave={onLeave} />
        )}
      </TabsPill>
      <Link
        to="/notifikasi"
        onClick={onLeave}
        className="sticky bottom-0 block border-t border-line bg-paper px-4 py-3 text-center text-sm font-semibold text-primary no-underline -outline-offset-2 hover:bg-primary-wash"
      >
        {words.seeAllNotifications}
      </Link>
    </div>
  )
}

function AllEntries({ companyId, userId, onLeave }: Props) {
  const { data } = useQuery(bellQuery(companyId))
  const entries = data?.notifications.map((one): Entry => ({ ...one, key: one.id, to: one.link }))
  const shown = useRead(entries, data?.unread, () => actByApi('notifikasi/baca', { companyId, userId }))
  return <NotificationEntries entries={shown} empty={useInsideWords().noNotifications} onLeave={onLeave} />
}

function NegoEntries({ companyId, userId, onLeave }: Props) {
  const selling = useViewer().company?.kind === 'seller'
  const { data } = useQuery(negoNoticesQuery(companyId))
  const entries = data?.notices.map(
    ({ negotiationId, sellerName, ...one }): Entry => ({
      ...one,
      key: `${negotiationId} ${one.at}`,
      about: selling ? null : sellerName,
      to: selling ? inboxPath(negotiationId) : negotiationPath(negotiationId),
    }),
  )
  const shown = useRead(entries, data?.unread, () => actByApi('notifikasi/nego/read', { companyId, userId }))
  return <NotificationEntries entries={shown} empty={useInsideWords().noNegotiationNotices} onLeave={onLeave} />
}

function isNewNego({ kind, read }: Bell['notifications'][number]): boolean {
  return !read && kind === 'nego'
}

/**
 * Marks shown entries as read, but keeps showing as new what was new when opened, so that it is seen as new at all. If
 * the call fails they silently stay new [HEAD-8, API-4].
 */
export function useRead(entries: Entry[] | undefined, unread: number | undefined, read: () => Promise<unknown>) {
  const client = useQueryClient()
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const unseen = entries?.filter((entry) => !entry.read && !fresh.has(entry.key)) ?? []
  if (unseen.length > 0) setFresh(new Set([...fresh, ...unseen.map((entry) => entry.key)]))

  const markAsRead = useEffectEvent(async () => {
    await read().catch(() => undefined)
    await askAgainAbout(client, 'notifications')
  })
  // entries that arrive while it is open are read too
  useEffect(() => {
    if (unread) void markAsRead()
  }, [unread])

  return entries?.map((entry) => ({ ...entry, read: entry.read && !fresh.has(entry.key) }))
}

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

interface NotificationEntriesProps {
  /** Undefined while loading. */
  entries: readonly Entry[] | undefined
  empty: string
  onLeave: () => void
}

/** Notifications, newest first; each links to its subject. */
export function NotificationEntries({ entries, empty, onLeave }: NotificationEntriesProps) {
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
    // notifications are in Indonesian, whatever the header's language
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
