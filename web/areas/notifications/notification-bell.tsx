import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Notification } from '#domain/notifications/contract.ts'
import { callApi } from '#web/lib/api.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Popover } from '#web/ui/popover.tsx'

const ASK_AGAIN_MS = 60_000

interface Props {
  companyId: string
  userId: string
}

/** What happened for the viewer's company; opening it marks all as read. Failures stay silent [API-4]. */
export function NotificationBell({ companyId, userId }: Props) {
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const key = ['notifikasi', companyId]
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => (await callApi('notifikasi/daftar', { company_id: companyId })).data,
    refetchInterval: ASK_AGAIN_MS,
  })
  const unread = data?.belum_dibaca ?? 0

  async function openOrClose(next: boolean) {
    setOpen(next)
    if (!next || unread === 0) return
    await callApi('notifikasi/baca', { company_id: companyId, user_id: userId }).catch(() => undefined)
    client.setQueryData(key, { notifikasi: data?.notifikasi ?? [], belum_dibaca: 0 })
  }

  return (
    <Popover
      open={open}
      onOpenChange={(next) => void openOrClose(next)}
      title="Pemberitahuan"
      trigger={<IconButton icon="bell" label="Pemberitahuan" size="lg" variant="ghost" count={unread} />}
    >
      <NotificationList entries={data?.notifikasi ?? []} onOpen={() => setOpen(false)} />
    </Popover>
  )
}

function NotificationList({ entries, onOpen }: { entries: readonly Notification[]; onOpen: () => void }) {
  if (entries.length === 0) return <p className="px-4 py-6 text-sm text-mute">Belum ada pemberitahuan.</p>
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.notifikasi_id}>
          <Link
            to={entry.tautan}
            onClick={onOpen}
            className={cx('block px-4 py-3 text-sm no-underline hover:bg-primary-wash', !entry.dibaca && 'bg-primary-wash')}
          >
            <span className="block font-medium text-ink">{entry.pesan}</span>
            <span className="block text-xs text-mute">{formatDateTime(entry.waktu)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
