import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Customer } from '#domain/subscriptions/codec.ts'
import { formatDate } from '#web/lib/dates.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { customerPath } from './paths.ts'
import { SubscriptionPill } from './subscription-pill.tsx'

/** Customers as a table: rows on a wide screen, cards on a phone. */
export function CustomersTable({ customers, empty }: { customers: readonly Customer[]; empty: ReactNode }) {
  const navigate = useNavigate()
  return (
    <DataTable
      caption="Daftar langganan"
      columns={columns}
      rows={customers}
      rowKey={(customer) => customer.id}
      onRowPress={(customer) => void navigate(customerPath(customer.id))}
      empty={empty}
    />
  )
}

const columns: Column<Customer>[] = [
  {
    key: 'pembeli',
    title: 'Pembeli',
    onCard: 'heading',
    className: 'md:w-full md:min-w-56 md:max-w-0',
    cell: (customer) => (
      <span className="flex items-center gap-x-2 max-md:flex-wrap">
        <Link
          to={customerPath(customer.id)}
          className="min-w-0 font-semibold text-primary hover:underline max-md:wrap-anywhere md:truncate"
        >
          {customer.buyerName}
        </Link>
        {customer.buyerVerified && <StatusPill tone="success">Terverifikasi</StatusPill>}
      </span>
    ),
  },
  {
    key: 'bisnis',
    title: 'Tipe bisnis',
    className: 'whitespace-nowrap md:max-2xl:hidden',
    cell: (one) => one.businessType || '–',
  },
  {
    key: 'status',
    title: 'Status',
    className: 'whitespace-nowrap',
    cell: (one) => <SubscriptionPill state={one.state} />,
  },
  { key: 'level', title: 'Level', numeric: true, cell: (one) => one.priceLevel },
  {
    key: 'pembayaran',
    title: 'Pembayaran',
    className: 'md:max-lg:hidden',
    cell: ({ paymentTypes }) => (
      <span className="block max-md:wrap-anywhere md:max-w-52 md:truncate">
        {paymentTypes.map(({ name }) => name).join(', ') || '–'}
      </span>
    ),
  },
  {
    key: 'sales',
    title: 'Sales',
    className: 'whitespace-nowrap md:max-xl:hidden',
    cell: ({ salesName }) => salesName ?? '–',
  },
  {
    key: 'diperbarui',
    title: 'Diperbarui',
    className: 'num whitespace-nowrap',
    cell: (one) => formatDate(one.updatedAt),
  },
]
