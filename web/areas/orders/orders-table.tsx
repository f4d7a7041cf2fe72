import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { OrderSummary } from '#domain/orders/shapes.ts'
import { PaymentPill } from '#web/areas/receivables/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDate } from '#web/lib/dates.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { OrderStatePill } from './order-state-pill.tsx'

interface Props {
  caption: string
  orders: readonly OrderSummary[]
  pathOf: (orderId: string) => string
  /** The other side: 'Seller' or 'Pembeli'. */
  partner: string
  actions: (order: OrderSummary) => ReactNode
  empty?: ReactNode
  footer?: ReactNode
  className?: string
}

/** Orders as a table: rows on a wide screen, cards on a phone [ORDER-5]. */
export function OrdersTable({ orders, pathOf, partner, ...rest }: Props) {
  const navigate = useNavigate()
  // a warehouse sees no amounts [ROLE-10]
  const isPriced = orders.every(({ total }) => total !== null)
  return (
    // what fits depends on the space beside a side navigation, not on the screen
    <div className="@container">
      <DataTable
        {...rest}
        columns={columns(pathOf, partner).filter(({ key }) => key !== 'total' || isPriced)}
        rows={orders}
        rowKey={(order) => order.id}
        onRowPress={(order) => void navigate(pathOf(order.id))}
      />
    </div>
  )
}

function columns(pathOf: Props['pathOf'], partner: string): Column<OrderSummary>[] {
  return [
    {
      key: 'nomor',
      title: 'Nomor',
      onCard: 'heading',
      className: 'whitespace-nowrap',
      cell: (order) => (
        <Link to={pathOf(order.id)} className="num font-semibold text-primary hover:underline">
          {order.number}
        </Link>
      ),
    },
    {
      key: 'tanggal',
      title: 'Tanggal',
      className: 'num whitespace-nowrap md:@max-[56rem]:hidden',
      cell: (order) => formatDate(order.placedAt),
    },
    {
      key: 'mitra',
      title: partner,
      className: 'md:@min-[56rem]:min-w-44 md:max-w-52 md:@max-[56rem]:w-full md:@max-[56rem]:max-w-0',
      cell: (order) => <span className="line-clamp-2">{order.partnerName}</span>,
    },
    {
      key: 'produk',
      title: 'Produk',
      className: 'md:w-full md:max-w-0 md:@max-[56rem]:hidden',
      cell: (order) => <span className="line-clamp-2">{productWords(order)}</span>,
    },
    {
      key: 'pembayaran',
      title: 'Pembayaran',
      className: 'whitespace-nowrap md:@max-[72rem]:hidden',
      cell: (order) => order.paymentType,
    },
    {
      key: 'status',
      title: 'Status',
      cell: (order) => (
        <span className="flex flex-wrap gap-1 lg:py-1 max-md:justify-end">
          <OrderStatePill order={order} />
          {order.cancelRequested && <StatusPill tone="danger">pembatalan diminta</StatusPill>}
          {order.payment && <PaymentPill state={order.payment.state} />}
        </span>
      ),
    },
    {
      key: 'total',
      title: 'Total',
      numeric: true,
      className: 'whitespace-nowrap',
      cell: (order) => <span className="font-semibold">{order.total && <Amount of={order.total} />}</span>,
    },
  ]
}

function productWords({ firstProduct, lineCount }: OrderSummary): string {
  return lineCount > 1 ? `${firstProduct} +${lineCount - 1} lainnya` : firstProduct
}
