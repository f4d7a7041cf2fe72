import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import type { CustomerPage } from '#domain/subscriptions/codec.ts'
import { subscriptionLabel, subscriptionStates } from '#domain/subscriptions/state.ts'
import { ROWS_PER_PAGE } from '#web/lib/search-params.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { NothingFits } from '#web/ui/list/nothing-fits.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { CustomersTable } from './customers-table.tsx'
import { GrantQueue } from './grant-queue.tsx'
import { type CustomerFilter, customerFilter, customersQuery } from './queries.ts'

/** The seller's customers and requests [SELLER-3]. */
export function CustomersView({ filter }: { filter: CustomerFilter }) {
  const { data: page } = useSuspenseQuery(customersQuery(filter))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const filtered = filter.state !== '' || filter.keyword !== ''
  return (
    <>
      <GrantQueue />
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        <PillLinks label="Status langganan" links={tabsOf(filter, page.counts)} />
        <KeywordForm
          longest={LONGEST.keyword}
          key={customerFilter.search(filter)}
          label="Cari pembeli"
          placeholder="Nama atau kota pembeli"
          keyword={filter.keyword}
          onSearch={(keyword) => void navigate({ search: customerFilter.search(filter, { keyword }) })}
        />
      </div>
      <CustomersTable
        customers={page.customers}
        empty={
          filtered ? (
            <NothingFits
              title="Tidak ada langganan yang cocok"
              text="Coba status lain, atau kata kunci yang lebih pendek."
            />
          ) : (
            <EmptyState
              icon="users"
              title="Belum ada langganan"
              text="Pengajuan dari pembeli akan tampil di sini untuk Anda putuskan."
            />
          )
        }
      />
      <ListFoot
        count={page.total > 0 ? `${page.total} langganan` : ''}
        page={filter.page}
        pages={Math.ceil(page.total / ROWS_PER_PAGE)}
        hrefFor={(number) => pathname + customerFilter.search(filter, { page: number })}
      />
    </>
  )
}

function tabsOf(filter: CustomerFilter, counts: CustomerPage['counts']) {
  const all = subscriptionStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  const tabs = [
    { state: '' as const, label: 'Semua', count: all },
    ...subscriptionStates.map((state) => ({
      state,
      label: capitalised(subscriptionLabel(state)),
      count: counts[state] ?? 0,
    })),
  ]
  return tabs.map(({ state, label, count }) => ({
    to: { search: customerFilter.search(filter, { state }) },
    label,
    count,
    current: state === filter.state,
  }))
}

function capitalised(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}
