import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { claimScopes } from '#domain/claims/claim.ts'
import { documentLabel } from '#domain/companies/document.ts'
import type { Permission } from '#domain/companies/permissions.ts'
import { formatRupiah } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import { partLabels } from '#domain/receivables/due-day.ts'
import type { BuyersToday as Today } from '#domain/today/contract.ts'
import { CLAIMS_PATH } from '#web/areas/claims/public.ts'
import { NEGOTIATIONS_PATH } from '#web/areas/negotiations/public.ts'
import { ORDERS_PATH } from '#web/areas/orders/public.ts'
import { BILLS_PATH } from '#web/areas/receivables/public.ts'
import { LISTS_PATH } from '#web/areas/shopping-lists/public.ts'
import { DISTRIBUTORS_PATH } from '#web/areas/subscriptions/public.ts'
import { buyersTodayQuery, type Figure, TodayBoard } from '#web/areas/today/public.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { cx } from '#web/ui/cx.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { Icon, type IconName } from '#web/ui/picture/icon.tsx'
import { useBuyerActs } from './buyer-acts.tsx'
import { taskKey, taskPath, taskWords } from './buyer-words.ts'

/** The member's work by deadline with its acts, and beside it what the company has to pay [UX-3, HOME-9]. */
export function BuyersToday() {
  const { data: shown } = useSuspenseQuery(buyersTodayQuery)
  const viewer = useViewer()
  const { actsOf, dialog } = useBuyerActs()
  const { tasks, hasMore, today } = shown
  return (
    <>
      <TodayBoard
        today={today}
        tasks={tasks.map((task) => ({
          key: taskKey(task),
          until: task.until,
          since: task.since,
          to: taskPath(task),
          ...taskWords(task),
          acts: actsOf(task),
        }))}
        more={hasMore ? lists.filter(({ needs }) => !needs || viewerMay(viewer, needs)) : null}
        figures={figuresOf(shown)}
        idle={
          <>
            Tidak ada yang menunggu Anda hari ini.{' '}
            <Link to="/produk" className="text-link">
              Cari produk
            </Link>
          </>
        }
      >
        <Pressing />
      </TodayBoard>
      {dialog}
    </>
  )
}

const lists: { label: string; to: string; needs?: Permission }[] = [
  { label: 'Pesanan', to: ORDERS_PATH },
  { label: 'Nego', to: `${NEGOTIATIONS_PATH}?tampil=menunggu` },
  { label: 'Tagihan', to: BILLS_PATH },
  { label: 'Klaim', to: `${CLAIMS_PATH}?saring=${claimScopes.encode('buyer')}` },
  { label: 'Daftar belanja', to: LISTS_PATH, needs: 'cart.change' },
  { label: 'Distributor', to: DISTRIBUTORS_PATH, needs: 'subscription.ask' },
]

function figuresOf({ invoices, ownWaiting }: Today): (Figure | false)[] {
  const { overdue, dueSoon, count, total, billed } = invoices
  return [
    overdue.count > 0 && {
      to: BILLS_PATH,
      value: formatRupiah(overdue.total),
      label: 'lewat jatuh tempo',
      note: `${overdue.count} tagihan`,
      tone: 'danger',
    },
    dueSoon.count > 0 && {
      to: BILLS_PATH,
      value: formatRupiah(dueSoon.total),
      label: 'jatuh tempo dalam 7 hari',
      note: `${dueSoon.count} tagihan`,
      tone: 'attention',
    },
    count > overdue.count + dueSoon.count && {
      to: BILLS_PATH,
      value: formatRupiah(total),
      label: 'seluruh tagihan',
      note: isMore(total, billed)
        ? `${count} tagihan, ${partLabels.billed.toLowerCase()} ${formatRupiah(billed)}`
        : `${count} tagihan`,
    },
    ownWaiting > 0 && {
      to: `${ORDERS_PATH}?status=menunggu_persetujuan&lingkup=saya`,
      value: String(ownWaiting),
      label: 'pesanan Anda menunggu persetujuan',
    },
  ]
}

/** What stands in the way of everything, and has no deadline: what is to be verified, and documents that are missing. */
export function Pressing() {
  const { toVerify } = useViewer()
  const { documentsMissing } = useSuspenseQuery(buyersTodayQuery).data
  const pressing: { text: string; to: string; icon: IconName }[] = [
    ...(documentsMissing.length > 0
      ? [
          {
            icon: 'document' as const,
            text: `Dokumen perusahaan belum lengkap: ${documentsMissing.map(documentLabel).join(', ')}`,
            to: '/akun/profile?bagian=perusahaan',
          },
        ]
      : []),
    ...(toVerify === '' ? [] : [{ icon: 'shield' as const, text: `Verifikasi ${toVerify} Anda`, to: '/akun/profile' }]),
  ]
  if (pressing.length === 0) return null
  return (
    <ul aria-label="Perlu perhatian" className={cx(cardClass, 'divide-y divide-line')}>
      {pressing.map(({ text, to, icon }) => (
        <li key={text}>
          <Link
            to={to}
            className="flex min-h-11 items-center gap-3 px-4 py-2 text-sm no-underline hover:text-primary sm:px-4.5"
          >
            <Icon name={icon} className="text-amber" />
            <span className="min-w-0 flex-1 font-medium">{text}</span>
            <Icon name="chevron-right" size={18} className="text-mute" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
