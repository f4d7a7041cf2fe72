import { type FormEvent, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import { type OrderScope, orderScope, orderState } from '#domain/orders/codec.ts'
import { type OrderState, stateLabel } from '#domain/orders/state.ts'
import { readDay, writeDay } from '#web/lib/read-day.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { DayInput } from '#web/ui/form/day-input.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { isNarrowed, type OrderFilter, orderFilter } from './order-filter.ts'

interface Props {
  filter: OrderFilter
  /** The states visible to the viewer's side. */
  states: readonly OrderState[]
  /** The number of orders in each state. */
  counts: Partial<Record<OrderState, number>>
  searchHint: string
  /** The parts of the orders that may be chosen. */
  scopes: readonly OrderScope[]
}

/** State tabs with counts, search and days; each choice has its own address [ORDER-5]. */
export function OrderFilters({ filter, states, counts, searchHint, scopes }: Props) {
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3" data-print="hide">
      <StateTabs filter={filter} states={states} counts={counts} />
      {/* another address has other values: the fields start again with them */}
      <SearchForm key={orderFilter.search(filter)} filter={filter} searchHint={searchHint} scopes={scopes} />
    </div>
  )
}

function StateTabs({ filter, states, counts }: Omit<Props, 'searchHint' | 'scopes'>) {
  const all = states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  const tabs = [
    { state: '' as const, label: 'Semua', count: all },
    ...states.map((state) => ({
      state,
      label: capitalised(stateLabel(state)),
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

const DAYS = ['dari', 'sampai'] as const

function SearchForm({ filter, searchHint, scopes }: Pick<Props, 'filter' | 'searchHint' | 'scopes'>) {
  const navigate = useNavigate()
  const id = useId()
  const [wrong, setWrong] = useState<readonly string[]>([])

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new URLSearchParams()
    for (const [name, value] of new FormData(form)) typed.set(name, String(value))
    const days = DAYS.map((name) => [name, readDay(typed.get(name) ?? '')] as const)
    const unread = days.filter(([, day]) => day === null).map(([name]) => name)
    setWrong(unread)
    const [first] = unread
    if (first) return form.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    for (const [name, day] of days) typed.set(name, day ?? '')
    void navigate({ search: orderFilter.search(orderFilter.read(typed)) })
  }

  const dayField = (name: (typeof DAYS)[number], label: string, day: string) => (
    <DayInput
      id={`${id}-${name}`}
      name={name}
      aria-label={label}
      aria-invalid={wrong.includes(name)}
      aria-describedby={wrong.includes(name) ? `${id}-wrong` : undefined}
      defaultValue={writeDay(day)}
      className="w-34 max-sm:min-w-0 max-sm:flex-1"
    />
  )

  return (
    <search>
      <form onSubmit={search} className="flex flex-wrap items-end gap-3">
        {filter.state && <input type="hidden" name="status" value={orderState.encode(filter.state)} />}
        <Field label="Cari pesanan" hideLabel className="min-w-56 flex-1">
          <TextInput
            type="search"
            name="keyword"
            maxLength={LONGEST.keyword}
            placeholder={searchHint}
            defaultValue={filter.keyword}
            leading={<Icon name="search" size={19} />}
          />
        </Field>
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
        <div className="flex items-center gap-2 max-sm:w-full">
          <label htmlFor={`${id}-dari`} className="text-sm text-mute max-xl:sr-only">
            Tanggal
          </label>
          {dayField('dari', 'Dari tanggal', filter.from)}
          <span className="text-sm text-mute">s.d.</span>
          {dayField('sampai', 'Sampai tanggal', filter.until)}
        </div>
        <Button type="submit" variant="secondary" className="h-11 max-sm:w-full">
          Terapkan
        </Button>
        {isNarrowed(filter) && (
          <Link
            to={{ search: orderFilter.search(filter, { scope: '', keyword: '', from: '', until: '' }) }}
            className={buttonClass({ variant: 'ghost', className: 'h-11' })}
          >
            Hapus filter
          </Link>
        )}
        {wrong.length > 0 && (
          <p id={`${id}-wrong`} role="alert" className="basis-full text-sm text-danger">
            Tulis tanggal seperti 31/12/2026.
          </p>
        )}
      </form>
    </search>
  )
}

const scopeLabels: Record<OrderScope, string> = {
  mine: 'Pesanan saya',
  unpaid: 'Tempo belum lunas',
  overdue: 'Lewat jatuh tempo',
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
