import type { FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Customer } from '#domain/subscriptions/contract.ts'
import { type SubscriptionState, subscriptionLabel, subscriptionStates } from '#domain/subscriptions/state.ts'
import { useFreshOnReturn } from '#web/lib/use-fresh-on-return.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { pillClass, pillRowClass } from '#web/ui/tabs-pill.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { CUSTOMERS_PER_PAGE, type CustomerFilter, customerSearch, readCustomerFilter } from './customer-filter.ts'
import { CustomersTable } from './customers-table.tsx'

interface Props {
  filter: CustomerFilter
  page: { langganan: Customer[]; total: number; jumlah: Partial<Record<SubscriptionState, number>> }
}

/** The seller's customers and the requests of those who want to be [SELLER-3]. */
export function CustomersView({ filter, page }: Props) {
  const { pathname } = useLocation()
  useFreshOnReturn()
  const filtered = filter.status !== '' || filter.keyword !== ''
  return (
    <>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        <StateTabs filter={filter} counts={page.jumlah} />
        {/* another address brings another value: the field starts anew with it */}
        <SearchForm key={customerSearch(filter)} filter={filter} />
      </div>
      <CustomersTable
        customers={page.langganan}
        empty={
          filtered ? (
            <EmptyState
              icon="search"
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
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="num text-sm text-mute" role="status">
          {page.total > 0 && `${page.total} langganan`}
        </p>
        <Pagination
          page={filter.halaman}
          pages={Math.ceil(page.total / CUSTOMERS_PER_PAGE)}
          hrefFor={(halaman) => `${pathname}${customerSearch(filter, { halaman })}`}
        />
      </div>
    </>
  )
}

function StateTabs({ filter, counts }: { filter: CustomerFilter; counts: Props['page']['jumlah'] }) {
  const all = subscriptionStates.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  const tabs = [
    { state: '' as const, label: 'Semua', count: all },
    ...subscriptionStates.map((state) => ({ state, label: capitalised(state), count: counts[state] ?? 0 })),
  ]
  return (
    <nav aria-label="Status langganan">
      <ul className={pillRowClass}>
        {tabs.map(({ state, label, count }) => (
          <li key={state} className="shrink-0">
            <Link
              to={{ search: customerSearch(filter, { status: state }) }}
              aria-current={state === filter.status ? 'page' : undefined}
              className={pillClass(state === filter.status)}
            >
              {label} <span className="num font-medium">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SearchForm({ filter }: { filter: CustomerFilter }) {
  const navigate = useNavigate()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '')
    const wanted = readCustomerFilter(new URLSearchParams({ status: filter.status, keyword }))
    void navigate({ search: customerSearch(wanted) })
  }

  return (
    <search>
      <form onSubmit={search} className="flex items-end gap-3">
        <Field label="Cari pembeli" hideLabel className="min-w-0 max-w-md flex-1">
          <TextInput
            type="search"
            name="keyword"
            maxLength={100}
            placeholder="Nama atau kota pembeli"
            defaultValue={filter.keyword}
            leading={<Icon name="search" size={19} />}
          />
        </Field>
        <Button type="submit" variant="secondary" className="h-11">
          Cari
        </Button>
      </form>
    </search>
  )
}

function capitalised(state: SubscriptionState): string {
  const label = subscriptionLabel(state)
  return label.charAt(0).toUpperCase() + label.slice(1)
}
