import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import type { Bell } from '#domain/notifications/contract.ts'
import { kindNames, kinds } from '#domain/notifications/kinds.ts'
import { formatDateTime } from '#web/lib/dates.ts'
import { useAct } from '#web/lib/form/use-act.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Card, cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { Icon, type IconName } from '#web/ui/picture/icon.tsx'
import { withAmounts } from '#web/ui/text/with-amounts.tsx'
import { type CentreFilter, centreFilter } from './centre-filter.ts'
import { centreQuery } from './queries.ts'

interface Props {
  companyId: string
  userId: string
  filter: CentreFilter
}

/** All notifications of the company, by kind and by what is new [HEAD-8]. */
export function CentreView({ companyId, userId, filter }: Props) {
  const { data: list } = useSuspenseQuery(centreQuery(companyId, filter))
  const { pathname } = useLocation()
  const loading = useListLoading()
  const read = useAct('notifikasi/baca', { refreshes: ['notifications'] })
  const ids = { companyId, userId }
  const shown = list.kinds.filter(({ kind }) => filter.kind === '' || kind === filter.kind)
  const unread = shown.reduce((sum, one) => sum + one.unread, 0)

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <KindLinks kinds={list.kinds} filter={filter} />
        <div className="flex flex-wrap gap-3">
          <Link
            to={{ search: centreFilter.search(filter, { unread: filter.unread ? undefined : true }) }}
            aria-current={filter.unread}
            className={buttonClass({ variant: filter.unread ? 'primary' : 'secondary', size: 'sm' })}
          >
            Belum dibaca {unread > 0 && <span className="num">{unread}</span>}
          </Link>
          <Button
            size="sm"
            variant="secondary"
            icon={<Icon name="check" size={17} />}
            working={read.working}
            disabled={unread === 0}
            reason="Semua sudah dibaca."
            onClick={() => void read.send({ ...ids, ...(filter.kind && { kind: filter.kind }) })}
          >
            Tandai semua dibaca
          </Button>
        </div>
      </div>
      {loading ? (
        <Loading className={cardClass}>
          <SkeletonRows rows={Math.max(list.notifications.length, 5)} />
        </Loading>
      ) : (
        <Card>
          {list.notifications.length === 0 ? (
            <Nothing filter={filter} />
          ) : (
            <ul className="divide-y divide-line">
              {list.notifications.map((one) => (
                <CentreRow key={one.id} notification={one} onRead={() => void read.send({ ...ids, id: one.id })} />
              ))}
            </ul>
          )}
        </Card>
      )}
      <ListFoot
        count={list.total > 0 ? `${list.total} pemberitahuan` : ''}
        page={filter.page}
        pages={Math.ceil(list.total / ROWS_PER_PAGE)}
        hrefFor={(number) => pathname + centreFilter.search(filter, { page: number })}
      />
    </>
  )
}

function KindLinks({ kinds: counted, filter }: { kinds: readonly KindCount[]; filter: CentreFilter }) {
  const countOf = ({ total, unread }: KindCount) => (filter.unread ? unread : total)
  const all = counted.reduce((sum, one) => sum + countOf(one), 0)
  // the existing ones, and the one shown
  const there = kindNames.filter((kind) => kind === filter.kind || counted.some((one) => one.kind === kind))
  const links = [
    { kind: '' as const, label: 'Semua', count: all },
    ...there.map((kind) => {
      const found = counted.find((one) => one.kind === kind)
      return { kind, label: kinds[kind].label, count: found ? countOf(found) : 0 }
    }),
  ]
  return (
    <PillLinks
      label="Jenis pemberitahuan"
      links={links.map(({ kind, label, count }) => ({
        to: { search: centreFilter.search(filter, { kind }) },
        label,
        count,
        current: kind === filter.kind,
      }))}
    />
  )
}

interface KindCount {
  kind: string
  total: number
  unread: number
}

function Nothing({ filter }: { filter: CentreFilter }) {
  if (filter.unread) {
    return (
      <EmptyState
        icon="check-circle"
        title="Semua sudah dibaca"
        text="Pemberitahuan baru tampil di sini begitu ada kabar."
        action={
          <Link
            to={{ search: centreFilter.search(filter, { unread: undefined }) }}
            className={buttonClass({ variant: 'secondary' })}
          >
            Tampilkan semua
          </Link>
        }
      />
    )
  }
  return (
    <EmptyState
      icon="bell"
      title="Belum ada pemberitahuan"
      text="Kabar tentang nego, pesanan, langganan, chat, dan dokumen perusahaan Anda tampil di sini."
    />
  )
}

interface CentreRowProps {
  notification: Bell['notifications'][number]
  onRead: () => void
}

/** One notification, which leads to what it is about and is read by that, or by the button beside it. */
function CentreRow({ notification: { kind, message, link, at, read }, onRead }: CentreRowProps) {
  return (
    <li className={cx('flex items-start', !read && 'bg-primary-wash')}>
      <Link
        to={link}
        onClick={() => read || onRead()}
        className="flex min-w-0 flex-1 items-start gap-3 px-4 py-3.5 no-underline -outline-offset-2 hover:bg-primary-wash sm:px-5"
      >
        <span className="mt-0.5 grid size-9 shrink-0 place-items-center rounded-full bg-primary-tint text-primary">
          <Icon name={icons[kind]} size={18} />
        </span>
        <span className="min-w-0">
          <span className={cx('block text-ink wrap-anywhere', !read && 'font-semibold')}>
            {!read && <span className="sr-only">Baru: </span>}
            {withAmounts(message)}
          </span>
          <span className="num mt-0.5 flex flex-wrap gap-x-2.5 text-sm text-mute">
            <span>{kinds[kind].label}</span> <span className="whitespace-nowrap">{formatDateTime(at)}</span>
          </span>
        </span>
      </Link>
      <span className="w-12 shrink-0 py-3">
        {!read && (
          <IconButton
            icon="check"
            label={`Tandai dibaca: ${message}`}
            title="Tandai dibaca"
            variant="ghost"
            onClick={onRead}
          />
        )}
      </span>
    </li>
  )
}

const icons: Record<keyof typeof kinds, IconName> = {
  nego: 'handshake',
  order: 'basket',
  bill: 'card',
  claim: 'shield',
  approval: 'check-circle',
  subscription: 'store',
  chat: 'chat',
  stock: 'box',
  list: 'list',
  price: 'tag',
  discount: 'tag',
  document: 'document',
  material: 'leaf',
  application: 'document',
  account: 'card',
  company: 'building',
  product: 'box',
  import: 'document',
  complaint: 'shield',
}
