import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { subscriptionState } from '#domain/subscriptions/codec.ts'
import type { Customer } from '#domain/subscriptions/contract.ts'
import { formatDate } from '#web/lib/dates.ts'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { customerPath } from './paths.ts'
import { SubscriptionPill } from './subscription-pill.tsx'

/** Customers as rows: one line each on a wide screen, a card each on a phone. */
export function CustomersTable({ customers, empty }: { customers: readonly Customer[]; empty: ReactNode }) {
  const navigate = useNavigate()
  return (
    <DataTable
      caption="Daftar langganan"
      columns={columns}
      rows={customers}
      rowKey={(customer) => customer.langganan_id}
      onRowPress={(customer) => void navigate(customerPath(customer.langganan_id))}
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
      <Link
        to={customerPath(customer.langganan_id)}
        className="block truncate font-semibold text-primary hover:underline"
      >
        {customer.pembeli_nama}
      </Link>
    ),
  },
  {
    key: 'bisnis',
    title: 'Tipe bisnis',
    className: 'whitespace-nowrap md:max-xl:hidden',
    cell: (one) => one.tipe_bisnis || '–',
  },
  {
    key: 'status',
    title: 'Status',
    className: 'whitespace-nowrap',
    cell: (one) => <SubscriptionPill state={subscriptionState.decode(one.status)} />,
  },
  { key: 'level', title: 'Level', numeric: true, cell: (one) => one.level_harga },
  {
    key: 'pembayaran',
    title: 'Pembayaran',
    className: 'md:max-lg:hidden',
    cell: ({ tipe_pembayaran }) => (
      <span className="block max-w-52 truncate">{tipe_pembayaran.map(({ nama }) => nama).join(', ') || '–'}</span>
    ),
  },
  {
    key: 'sales',
    title: 'Sales',
    className: 'whitespace-nowrap md:max-xl:hidden',
    cell: ({ sales_nama }) => sales_nama ?? '–',
  },
  {
    key: 'diperbarui',
    title: 'Diperbarui',
    className: 'num whitespace-nowrap',
    cell: (one) => formatDate(one.diperbarui),
  },
]
