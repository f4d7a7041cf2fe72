import { useSuspenseQuery } from '@tanstack/react-query'
import { firstDayOfMonth } from '#domain/business-day.ts'
import { formatQuantity, formatRupiah } from '#domain/format.ts'
import { subscriptionState } from '#domain/subscriptions/state.ts'
import type { SellersToday as Today } from '#domain/today/contract.ts'
import { SALE_CLAIMS_PATH } from '#web/areas/claims/public.ts'
import { INBOX_PATH } from '#web/areas/negotiations/public.ts'
import { orderFilter, salesSummaryQuery } from '#web/areas/orders/public.ts'
import { OWN_DOCUMENTS_PATH } from '#web/areas/product-documents/public.ts'
import { DEBTS_PATH } from '#web/areas/receivables/public.ts'
import { CUSTOMERS_PATH } from '#web/areas/subscriptions/public.ts'
import { type Figure, sellersTodayQuery, TodayBoard } from '#web/areas/today/public.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { REPORTS_PATH, SALES_PATH } from '../paths.ts'
import { FirstSteps } from './first-steps.tsx'
import { useSellerActs } from './seller-acts.tsx'
import { taskPath, taskWords } from './seller-words.ts'

/** The member's work by deadline with its acts, and beside it what customers owe and what runs out [UX-3, SELLER-1]. */
export function SellersToday() {
  const { data: shown } = useSuspenseQuery(sellersTodayQuery)
  const { data: summary } = useSuspenseQuery(salesSummaryQuery)
  const viewer = useViewer()
  const { actsOf, dialog } = useSellerActs()
  const { tasks, hasMore, today } = shown
  const isNew =
    summary.productsOffered + summary.productsSoldOut === 0 &&
    Object.values(summary.counts).every((count) => count === 0)
  const lists = [
    { label: 'Pesanan', to: SALES_PATH },
    ...(viewerMay(viewer, 'sales-nego.read') ? [{ label: 'Nego', to: `${INBOX_PATH}?tampil=menunggu` }] : []),
    { label: 'Klaim', to: `${SALE_CLAIMS_PATH}?saring=seller` },
    ...(viewerMay(viewer, 'documents.manage') ? [{ label: 'Dokumen', to: OWN_DOCUMENTS_PATH }] : []),
    ...(viewerMay(viewer, 'customers.read')
      ? [{ label: 'Langganan', to: `${CUSTOMERS_PATH}?status=${subscriptionState.encode('requested')}` }]
      : []),
    ...(viewerMay(viewer, 'payments.read') ? [{ label: 'Piutang', to: DEBTS_PATH }] : []),
  ]
  return (
    <>
      {isNew && <FirstSteps />}
      <TodayBoard
        today={today}
        tasks={tasks.map((task) => ({
          key: `${task.kind} ${task.id}`,
          until: task.until,
          since: task.since,
          to: taskPath(task),
          ...taskWords(task),
          acts: actsOf(task),
        }))}
        more={hasMore ? lists : null}
        figures={figuresOf(shown)}
        idle="Tidak ada yang menunggu Anda hari ini."
      />
      {dialog}
    </>
  )
}

function figuresOf({ debts, runningOut, sales, today }: Today): (Figure | false)[] {
  return [
    debts !== null &&
      debts.overdue.count > 0 && {
        to: DEBTS_PATH,
        value: formatRupiah(debts.overdue.total),
        label: 'piutang lewat jatuh tempo',
        note: `${formatQuantity(String(debts.overdue.count))} pesanan`,
        tone: 'danger',
      },
    debts !== null &&
      debts.dueSoon.count > 0 && {
        to: DEBTS_PATH,
        value: formatRupiah(debts.dueSoon.total),
        label: 'piutang jatuh tempo dalam 7 hari',
        note: `${formatQuantity(String(debts.dueSoon.count))} pesanan`,
        tone: 'attention',
      },
    runningOut > 0 && {
      to: `${REPORTS_PATH}#stok`,
      value: `${formatQuantity(String(runningOut))} produk`,
      label: 'stoknya habis dalam 14 hari',
      tone: 'attention',
    },
    sales !== null &&
      sales.count > 0 && {
        to: SALES_PATH + orderFilter.search({ scope: 'confirmed', from: firstDayOfMonth(today), until: today }),
        value: formatRupiah(sales.total),
        label: 'penjualan bulan ini',
        note: `${formatQuantity(String(sales.count))} pesanan terkonfirmasi`,
      },
  ]
}
