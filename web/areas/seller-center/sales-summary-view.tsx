import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { productStatus } from '#domain/catalogue/product-status.ts'
import type { OrderState } from '#domain/orders/state.ts'
import { orderScope, orderState } from '#domain/orders/words.ts'
import { subscriptionState } from '#domain/subscriptions/state.ts'
import { SALE_CLAIMS_PATH } from '#web/areas/claims/public.ts'
import { INBOX_PATH, waitingNegotiationsQuery } from '#web/areas/negotiations/public.ts'
import { OrdersTable, salesSummaryQuery, waitingSalesQuery } from '#web/areas/orders/public.ts'
import { OWN_DOCUMENTS_PATH, waitingRequestCountQuery } from '#web/areas/product-documents/public.ts'
import { CUSTOMERS_PATH } from '#web/areas/subscriptions/public.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { waitingStateOf } from './next-step.ts'
import { OWN_PRODUCTS_PATH, SALES_PATH, salePath } from './paths.ts'
import { SaleMenu } from './sale-menu.tsx'
import { FirstSteps } from './summary/first-steps.tsx'
import { LinkedStat } from './summary/linked-stat.tsx'

/** The seller's pending tasks [SELLER-1]. */
export function SalesSummaryView() {
  const { data: summary } = useSuspenseQuery(salesSummaryQuery)
  const { counts } = summary
  const viewer = useViewer()
  const next = waitingStateOf(viewer)
  const { data: waiting } = useSuspenseQuery(waitingSalesQuery(next))
  // finance only follows the orders
  const acts = viewerMay(viewer, 'sales.ship')
  const mayNegotiate = viewerMay(viewer, 'sales-nego.read')
  const managesDocuments = viewerMay(viewer, 'documents.manage')
  const isNew = Object.values(counts).every((count) => count === 0)
  return (
    <>
      {isNew && summary.productsOffered + summary.productsSoldOut === 0 && <FirstSteps />}
      <ul className="grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
        {states.map(({ state, label }) => (
          <StateStat
            key={state}
            state={state}
            label={acts && state === next ? steps[next].label : label}
            count={counts[state]}
            urgent={acts && state === next}
          />
        ))}
        {summary.cancelRequested > 0 && (
          <LinkedStat
            to={`${SALES_PATH}?lingkup=${orderScope.encode('cancelRequested')}`}
            value={summary.cancelRequested}
            label="pembatalan diminta pembeli"
            tone="attention"
          />
        )}
        {mayNegotiate && <NegotiationStats />}
        {managesDocuments && <DocumentRequestStat />}
        <LinkedStat
          to={`${SALE_CLAIMS_PATH}?saring=seller`}
          value={summary.claims}
          label="klaim menunggu Anda"
          // the last takes what is left of its row
          className="max-xl:odd:col-span-2 xl:nth-[4n+1]:col-span-4 xl:nth-[4n+2]:col-span-3 xl:nth-[4n+3]:col-span-2"
          {...(summary.claims > 0 && { tone: 'attention' as const })}
        />
      </ul>
      <div className="mb-3 mt-7 flex items-baseline justify-between gap-4">
        <h2 className="text-lg">{steps[next].title}</h2>
        <Link to={salesOf(next)} className="text-link text-sm">
          Lihat semua
        </Link>
      </div>
      <OrdersTable
        caption={steps[next].caption}
        orders={waiting.orders}
        pathOf={salePath}
        partner="Pembeli"
        actions={(order) => <SaleMenu order={order} />}
        empty={<EmptyState icon={isNew ? 'document' : 'check-circle'} {...(isNew ? noneYet : steps[next].none)} />}
      />
      <h2 className="mb-3 mt-7 text-lg">Toko</h2>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        <LinkedStat
          to={`${OWN_PRODUCTS_PATH}?status=${productStatus.encode('published')}`}
          value={summary.productsOffered}
          label="produk aktif"
        />
        <LinkedStat
          to={`${OWN_PRODUCTS_PATH}?habis=ya`}
          value={summary.productsSoldOut}
          label="produk habis"
          {...(summary.productsSoldOut > 0 && { tone: 'danger' as const })}
        />
        <LinkedStat
          // a warehouse has no list of customers
          to={
            viewerMay(viewer, 'customers.read')
              ? `${CUSTOMERS_PATH}?status=${subscriptionState.encode('active')}`
              : null
          }
          value={summary.customers}
          label="pelanggan aktif"
          className="max-md:col-span-2"
        />
      </ul>
    </>
  )
}

const states = [
  { state: 'awaiting_confirmation', label: 'menunggu konfirmasi' },
  { state: 'processing', label: 'sedang diproses' },
  { state: 'shipped', label: 'dikirim atau siap diambil' },
  { state: 'completed', label: 'selesai' },
] as const

/** What waits for the member, by its state. */
const steps = {
  awaiting_confirmation: {
    label: 'menunggu konfirmasi Anda',
    title: 'Menunggu konfirmasi',
    caption: 'Pesanan yang menunggu konfirmasi',
    none: {
      title: 'Semua pesanan sudah dikonfirmasi',
      text: 'Pesanan baru dari pelanggan Anda akan tampil di sini.',
    },
  },
  processing: {
    label: 'menunggu Anda siapkan',
    title: 'Perlu disiapkan',
    caption: 'Pesanan yang perlu disiapkan',
    none: { title: 'Semua pesanan sudah disiapkan', text: 'Pesanan yang dikonfirmasi rekan Anda akan tampil di sini.' },
  },
}

const noneYet = { title: 'Belum ada pesanan', text: 'Pesanan dari pelanggan Anda akan tampil di sini.' }

function NegotiationStats() {
  const {
    data: { counts },
  } = useSuspenseQuery(waitingNegotiationsQuery)
  return (
    <>
      <LinkedStat
        to={`${INBOX_PATH}?tampil=menunggu`}
        value={counts.waiting}
        label="nego menunggu jawaban Anda"
        {...(counts.waiting > 0 && { tone: 'attention' as const })}
      />
      <LinkedStat to={INBOX_PATH} value={counts.running} label="nego berjalan" />
    </>
  )
}

function DocumentRequestStat() {
  const {
    data: { total },
  } = useSuspenseQuery(waitingRequestCountQuery)
  return (
    <LinkedStat
      to={OWN_DOCUMENTS_PATH}
      value={total}
      label="permintaan dokumen menunggu Anda"
      {...(total > 0 && { tone: 'attention' as const })}
    />
  )
}

interface StateStatProps {
  state: OrderState
  label: string
  count: number
  urgent?: boolean
}

function StateStat({ state, label, count, urgent }: StateStatProps) {
  return (
    <LinkedStat
      to={salesOf(state)}
      value={count}
      label={label}
      {...(urgent && count > 0 && { tone: 'attention' as const })}
    />
  )
}

function salesOf(state: OrderState): string {
  return `${SALES_PATH}?status=${orderState.encode(state)}`
}
