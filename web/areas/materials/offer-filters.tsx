import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { OfferPage } from '#domain/catalogue/contract-materials.ts'
import { formatQuantity } from '#domain/format.ts'
import { toggled } from '#web/lib/page/search-params.ts'
import { pillClass, pillRowClass } from '#web/ui/list/chip.tsx'
import { ChoiceLink } from '#web/ui/list/choice-link.tsx'
import { scrollRow } from '#web/ui/list/scroll-row.ts'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { isNarrowed, type MultiFilterName, type OfferFilter, offersPath, unfiltered } from './offers-address.ts'

interface Props {
  slug: string
  /** Of the list shown, or on its way. */
  filter: OfferFilter
  choices: OfferPage['choices']
  buyer: boolean
}

/** The filters of a material's offers, each a link to the resulting list [MAT-2]. */
export function OfferFilters({ slug, filter, choices, buyer }: Props) {
  const to = (change: Partial<OfferFilter>) => offersPath(slug, filter, change)
  const grades = withSelected(choices.grades, filter.grades)
  const all = grades.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav aria-label="Filter penawaran" className="mb-3 min-w-0">
      <ul ref={scrollRow} className={pillRowClass}>
        <PillLink to={to({ grades: undefined })} on={!filter.grades} count={all} single>
          Semua
        </PillLink>
        {grades.map(({ value, count }) => (
          <PillLink
            key={value}
            to={to({ grades: toggled(filter.grades, value) })}
            on={filter.grades?.includes(value) ?? false}
            count={count}
          >
            {value}
          </PillLink>
        ))}
        <Divider />
        <MultiFilter title="Asal" of="origins" slug={slug} filter={filter} choices={choices.origins} />
        <MultiFilter title="Kemasan" of="packs" slug={slug} filter={filter} choices={choices.packs} />
        <Divider />
        <PillLink to={to({ ready: filter.ready ? undefined : true })} on={Boolean(filter.ready)}>
          Stok siap
        </PillLink>
        {buyer && (
          <PillLink to={to({ priced: filter.priced ? undefined : true })} on={Boolean(filter.priced)}>
            Harga terbuka
          </PillLink>
        )}
        {isNarrowed(filter) && (
          <li className="flex shrink-0 items-center ps-1.5">
            <Link to={to(unfiltered)} preventScrollReset onClick={focusFirst} className="text-link py-1 text-sm">
              Hapus filter
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** To 'Semua', which stays. */
function focusFirst({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  currentTarget.closest('ul')?.querySelector('a')?.focus()
}

interface PillProps {
  to: string
  on: boolean
  count?: number
  /** Nothing to take off: another one takes its place. */
  single?: boolean
  children: string
}

function PillLink({ to, on, count, single, children }: PillProps) {
  return (
    <li className="shrink-0">
      <Link to={to} preventScrollReset rel="nofollow" aria-current={on ? 'true' : undefined} className={pillClass(on)}>
        {children} {count !== undefined && <span className="num font-medium">{formatQuantity(String(count))}</span>}
        {on && !single && <span className="sr-only">, dipilih; tekan untuk melepas</span>}
      </Link>
    </li>
  )
}

interface MultiFilterProps {
  title: string
  of: MultiFilterName
  slug: string
  filter: OfferFilter
  choices: OfferPage['choices']['origins']
}

/** A menu with multiple selection; it stays open while they are chosen. */
function MultiFilter({ title, of, slug, filter, choices }: MultiFilterProps) {
  const selected = filter[of] ?? []
  return (
    <li className="shrink-0">
      <Popover
        title={title}
        align="start"
        className="w-72"
        bodyClass="max-h-75 px-4 pb-3"
        trigger={
          <button type="button" className={pillClass(selected.length > 0)}>
            {title} {selected.length > 0 && <span className="num font-medium">{selected.length}</span>}
            <Icon name="chevron-down" size={16} />
          </button>
        }
      >
        <ul>
          {withSelected(choices, selected).map(({ value, count }) => (
            <li key={value}>
              <ChoiceLink
                name={value}
                count={formatQuantity(String(count))}
                counts="penawaran"
                on={selected.includes(value)}
                to={offersPath(slug, filter, { [of]: toggled(filter[of], value) })}
              />
            </li>
          ))}
        </ul>
      </Popover>
    </li>
  )
}

/** The values to choose from, with selected ones that would leave no offers, so that they can be unselected. */
function withSelected(choices: readonly { value: string; count: number }[], selected: readonly string[] = []) {
  const missing = selected.filter((value) => choices.every((choice) => choice.value !== value))
  return [...choices.filter(({ value }) => value !== ''), ...missing.map((value) => ({ value, count: 0 }))]
}

function Divider() {
  return <li aria-hidden className="mx-1.5 my-1 w-px shrink-0 bg-line" />
}
