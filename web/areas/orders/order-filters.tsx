import { useNavigate } from 'react-router'
import { sentence } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { type OrderState, stateLabel } from '#domain/orders/state.ts'
import { type OrderScope, orderScope, orderState } from '#domain/orders/words.ts'
import { paymentState, paymentStateLabel, paymentStates } from '#domain/receivables/payment-state.ts'
import { receivableAge } from '#domain/receivables/receivable-age.ts'
import { DayRangeForm } from '#web/lib/day-range-form.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { type OrderFilter, orderFilter } from './order-filter.ts'

interface Props {
  filter: OrderFilter
  /** The states visible to the viewer's side. */
  states: readonly OrderState[]
  /** How many orders that the search finds are in each state. */
  counts: Partial<Record<OrderState, number>>
  /** How many it finds in all. */
  all: number
  searchHint: string
  /** The scopes of orders that may be chosen; with the unpaid ones also how they are paid. */
  scopes: readonly OrderScope[]
}

/** State tabs with counts, search and days; each choice has its own address [ORDER-5]. */
export function OrderFilters({ filter, states, counts, all, searchHint, scopes }: Props) {
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3" data-print="hide">
      <StateTabs filter={filter} states={states} counts={counts} all={all} />
      {/* another address has other values: the fields start again with them */}
      <SearchForm key={orderFilter.search(filter)} filter={filter} searchHint={searchHint} scopes={scopes} />
    </div>
  )
}

function StateTabs({ filter, states, counts, all }: Omit<Props, 'searchHint' | 'scopes'>) {
  const tabs = [
    { state: '' as const, label: 'Semua', count: all },
    ...states.map((state) => ({
      state,
      label: sentence(stateLabel(state)),
      count: counts[state] ?? 0,
    })),
  ]
  const links = tabs.map(({ state, label, count }) => ({
    to: { search: orderFilter.search(filter, { state }) },
    label,
    count,
    current: state === filter.state,
  }))
  return <PillLinks label="Status pesanan" links={links} />
}

function SearchForm({ filter, searchHint, scopes }: Pick<Props, 'filter' | 'searchHint' | 'scopes'>) {
  const navigate = useNavigate()
  return (
    <DayRangeForm
      label="Cari pesanan"
      searched={filter}
      text={{ keyword: filter.keyword, placeholder: searchHint, longest: LONGEST.keyword }}
      dayLabel="Tanggal"
      cleared={orderFilter.isNarrowed({ ...filter, state: '' }) ? orderFilter.search({ state: filter.state }) : null}
      onSearch={(typed) => void navigate({ search: orderFilter.search(orderFilter.read(typed)) })}
    >
      {filter.state && <input type="hidden" name="status" value={orderState.encode(filter.state)} />}
      {filter.age && <input type="hidden" name="umur" value={receivableAge.encode(filter.age)} />}
      {filter.product && <input type="hidden" name="produk" value={filter.product} />}
      <Field label="Tampilkan" hideLabel className="max-sm:w-full">
        <Select
          name="lingkup"
          defaultValue={filter.scope && orderScope.encode(filter.scope)}
          options={[
            { value: '', label: 'Semua pesanan' },
            ...scopes.map((scope) => ({ value: orderScope.encode(scope), label: scopeLabels[scope] })),
          ]}
        />
      </Field>
      {scopes.includes('unpaid') && (
        <Field label="Pembayaran" hideLabel className="max-sm:w-full">
          <Select
            name="bayar"
            defaultValue={filter.payment && paymentState.encode(filter.payment)}
            options={[
              { value: '', label: 'Semua pembayaran' },
              ...paymentStates.map((state) => ({ value: paymentState.encode(state), label: paymentStateLabel(state) })),
            ]}
          />
        </Field>
      )}
    </DayRangeForm>
  )
}

const scopeLabels: Record<OrderScope, string> = {
  mine: 'Pesanan saya',
  confirmed: 'Terkonfirmasi',
  unpaid: 'Dikirim, belum lunas',
  overdue: 'Lewat jatuh tempo',
  cancelRequested: 'Pembatalan diminta',
}
