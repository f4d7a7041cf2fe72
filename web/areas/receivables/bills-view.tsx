import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatCount } from '#domain/format.ts'
import { isMore } from '#domain/money.ts'
import type { Bill, SellerBills } from '#domain/receivables/contract-debts.ts'
import { partLabels } from '#domain/receivables/due-day.ts'
import { orderPath } from '#domain/receivables/notice.ts'
import { PayTogether, WaitingAccounts } from '#web/areas/payments/public.ts'
import { Amount } from '#web/lib/amount.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { buttonClass } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ordersFromPath } from './paths.ts'
import { PaymentPill } from './payment-pill.tsx'
import { billsQuery } from './queries.ts'

/** The company's bills, by seller and due date [PAY-2]. */
export function BillsView() {
  const { data: sellers } = useSuspenseQuery(billsQuery)
  if (sellers.length === 0) {
    return (
      <Card>
        <EmptyState
          icon="check-circle"
          title="Tidak ada tagihan"
          text="Pesanan yang harus dibayar tampil di sini setelah dikonfirmasi seller."
          action={
            <Link to="/produk" className={buttonClass()}>
              Cari produk
            </Link>
          }
        />
      </Card>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <WaitingAccounts />
      {sellers.map((seller) => (
        <OfSeller key={seller.sellerId} seller={seller} />
      ))}
    </div>
  )
}

function OfSeller({ seller }: { seller: SellerBills }) {
  const { name, total, billed, overdue, credit, bills, count } = seller
  return (
    <Section
      title={name}
      lead={
        <span className="num">
          <Amount of={total} /> harus dibayar
          {isMore(total, billed) && (
            <>
              , <Amount of={billed} /> {partLabels.billed.toLowerCase()}
            </>
          )}
          {isMore(overdue, 0) && (
            <strong className="font-semibold text-danger">
              , <Amount of={overdue} /> lewat jatuh tempo
            </strong>
          )}
          {isMore(credit, 0) && (
            <>
              . Kelebihan bayar Anda <Amount of={credit} />
            </>
          )}
        </span>
      }
      aside={<PayTogether seller={seller} />}
    >
      {bills.length > 0 && (
        <DataTable
          caption={`Tagihan dari ${name}`}
          columns={columns}
          rows={bills}
          rowKey={({ orderId }) => orderId}
          // the columns of all sellers stand under each other
          className="md:max-lg:[&_:is(td,th)]:px-1.5 lg:[&_table]:table-fixed"
        />
      )}
      {count > bills.length && (
        <p className="num mt-3 text-sm text-mute">
          {bills.length} dari {formatCount(count)} tagihan, yang paling awal jatuh tempo.{' '}
          <Link to={ordersFromPath(name)} className="text-link">
            Semua pesanan dari {name}
          </Link>
        </p>
      )}
    </Section>
  )
}

const columns: Column<Bill>[] = [
  {
    key: 'pesanan',
    title: 'Pesanan',
    onCard: 'heading',
    className: 'whitespace-nowrap',
    cell: ({ orderId, number }) => (
      <Link to={orderPath(orderId, 'buyer')} className="num font-semibold text-primary hover:underline">
        {number}
      </Link>
    ),
  },
  {
    key: 'tempo',
    title: 'Jatuh tempo',
    className: 'num whitespace-nowrap',
    cell: ({ due }) => (due ? formatDay(due) : '–'),
  },
  { key: 'status', title: 'Status', cell: ({ state }) => <PaymentPill state={state} /> },
  {
    key: 'ditagih',
    title: partLabels.billed,
    numeric: true,
    cell: ({ billed }) => <Amount of={billed} />,
  },
  {
    key: 'belum',
    title: partLabels.unbilled,
    numeric: true,
    cell: ({ unbilled }) => <Amount of={unbilled} />,
  },
  {
    key: 'bayar',
    title: 'Harus dibayar',
    numeric: true,
    cell: ({ toPay }) => (
      <span className="font-semibold">
        <Amount of={toPay} />
      </span>
    ),
  },
]
