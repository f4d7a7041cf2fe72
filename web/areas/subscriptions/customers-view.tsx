import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { sentence } from '#domain/format.ts'
import type { Customer } from '#domain/subscriptions/contract.ts'
import { subscriptionLabel, subscriptionStates } from '#domain/subscriptions/state.ts'
import { formatDate, formatDateTime } from '#web/lib/dates.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { Beyond } from './grant-notice.tsx'
import { customerPath } from './paths.ts'
import { type CustomerFilter, customerFilter, customersQuery, waitingGrantsQuery } from './queries.ts'
import { SubscriptionPill } from './subscription-pill.tsx'

/** The seller's customers and requests [SELLER-3]. */
export function CustomersView({ filter }: { filter: CustomerFilter }) {
  const { data: page } = useSuspenseQuery(customersQuery(filter))
  const all = subscriptionStates.reduce((sum, state) => sum + (page.counts[state] ?? 0), 0)
  return (
    <>
      <GrantQueue />
      <ListPage
        filter={filter}
        by={customerFilter}
        stacked
        pills={{
          label: 'Status langganan',
          links: [
            { change: { state: '' }, label: 'Semua', count: all },
            ...subscriptionStates.map((state) => ({
              change: { state },
              label: sentence(subscriptionLabel(state)),
              count: page.counts[state] ?? 0,
            })),
          ],
        }}
        search={{ label: 'Cari pembeli', placeholder: 'Nama atau kota pembeli' }}
        shown={page.customers.length}
        none={{
          icon: 'users',
          title: 'Belum ada langganan',
          text: 'Pengajuan dari pembeli akan tampil di sini untuk Anda putuskan.',
        }}
        noMatch={{
          title: 'Tidak ada langganan yang cocok',
          text: 'Coba status lain, atau kata kunci yang lebih pendek.',
        }}
        total={{ count: page.total, words: `${page.total} langganan` }}
      >
        {(empty) => <CustomersTable customers={page.customers} empty={empty} />}
      </ListPage>
    </>
  )
}

/** The pending grant requests of sales to the owner [SHOP-7]. */
function GrantQueue() {
  const { data: requests } = useSuspenseQuery(waitingGrantsQuery)
  if (requests.length === 0) return null
  return (
    <Card padded as="section" aria-label="Menunggu persetujuan pemilik" className="mb-5">
      <CardTitle>Menunggu persetujuan pemilik</CardTitle>
      <ul className="mt-2 divide-y divide-line">
        {requests.map((request) => (
          <li key={request.id} className="py-3 text-sm last:pb-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link to={customerPath(request.subscriptionId)} className="text-link font-semibold wrap-anywhere">
                {request.buyerName}
              </Link>
              <span className="text-mute">
                {request.requestedBy}, {formatDateTime(request.requestedAt)}
              </span>
            </div>
            <div className="text-ink-soft">
              <Beyond request={request} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Customers as a table: rows on a wide screen, cards on a phone. */
function CustomersTable({ customers, empty }: { customers: readonly Customer[]; empty: ReactNode }) {
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
