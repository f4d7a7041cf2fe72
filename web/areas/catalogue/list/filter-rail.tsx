import type { Facets } from '#domain/catalogue/contract.ts'
import { sentence } from '#domain/format.ts'
import { type FilterChoice, FilterGroup } from './filter-group.tsx'
import { flagNames, severalNames } from './filter-names.ts'
import { type CategoryId, changed, type ListFilters, listPath, type SeveralOf, withToggled } from './list-address.ts'

interface Props {
  filters: ListFilters
  facets: Facets
  /** The path of the list: '/produk', or a seller's. */
  base?: string
}

/** The filters of the product list; each choice links to the resulting list [CARD-3, MAT-6, ROUTE-5]. */
export function FilterRail({ filters, facets, base = '/produk' }: Props) {
  const to = (change: Parameters<typeof changed>[1]) => listPath(changed(filters, change), base)
  const several = (of: SeveralOf) => (
    <FilterGroup
      title={severalNames[of]}
      choices={facets[of].map(({ value, name, count }) => ({
        name: sentence(name),
        count,
        on: filters[of]?.includes(value) ?? false,
        to: listPath(withToggled(filters, of, value), base),
      }))}
    />
  )
  const flag = (of: keyof typeof flagNames, title: string, count: number) => (
    <FilterGroup
      title={title}
      choices={withAny({
        name: flagNames[of],
        count,
        on: Boolean(filters[of]),
        to: to({ [of]: filters[of] ? undefined : true }),
      })}
    />
  )
  return (
    <div className="divide-y divide-line *:py-4 *:first:pt-0 *:last:pb-0">
      <FilterGroup
        title="Kategori"
        choices={inOrder(facets.categories).map(({ value, name, count }) => {
          const id = Number(value) as CategoryId // the server lists the categories it knows
          const on = filters.category === id
          return { name, count, single: true, on, to: to({ category: on ? undefined : id }) }
        })}
      />
      {several('functions')}
      {several('grades')}
      {several('origins')}
      {several('forms')}
      {several('packSizes')}
      {flag('halal', 'Halal', facets.halal)}
      {flag('ready', 'Ketersediaan', facets.ready)}
      <FilterGroup
        title="Tipe seller"
        choices={facets.sellerTypes.map(({ value, name, count }) => {
          const on = filters.sellerType === value
          return { name, count, single: true, on, to: to({ sellerType: on ? undefined : value }) }
        })}
      />
      {facets.subscribed !== null && (
        <FilterGroup
          title="Langganan"
          choices={[
            {
              name: flagNames.subscribedOnly,
              count: facets.subscribed,
              on: Boolean(filters.subscribedOnly),
              to: to({ subscribedOnly: filters.subscribedOnly ? undefined : true }),
            },
          ]}
        />
      )}
      {several('sellers')}
    </div>
  )
}

/** As everywhere else; the server tells the largest first. */
function inOrder(categories: Facets['categories']): Facets['categories'] {
  return categories.toSorted((one, other) => Number(one.value) - Number(other.value))
}

/** Nothing to choose where it would leave nothing, unless it is chosen and can be taken off. */
function withAny(choice: FilterChoice): FilterChoice[] {
  return choice.count > 0 || choice.on ? [choice] : []
}
