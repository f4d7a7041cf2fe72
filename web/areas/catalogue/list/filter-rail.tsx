import { useId, useState } from 'react'
import type { Facets } from '#domain/catalogue/shapes.ts'
import { formatCount, sentence } from '#domain/format.ts'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { ChoiceLink } from '#web/ui/list/choice-link.tsx'
import { flagNames, multiFilterNames } from './filter-names.ts'
import { type CategoryId, changed, type ListFilters, listPath, type MultiFilter, withToggled } from './list-address.ts'

interface Props {
  filters: ListFilters
  facets: Facets
  /** The path of the list: '/produk', or a seller's. */
  base?: string
}

/** The filters of the product list; each choice links to the resulting list [CARD-3, MAT-6, ROUTE-5]. */
export function FilterRail({ filters, facets, base = '/produk' }: Props) {
  const to = (change: Parameters<typeof changed>[1]) => listPath(changed(filters, change), base)
  const multiGroup = (of: MultiFilter) => (
    <FilterGroup
      title={multiFilterNames[of]}
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
      {multiGroup('functions')}
      {multiGroup('grades')}
      {multiGroup('origins')}
      {multiGroup('forms')}
      {multiGroup('packSizes')}
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
      {multiGroup('sellers')}
    </div>
  )
}

/** The usual order of categories; the server sends the largest first. */
function inOrder(categories: Facets['categories']): Facets['categories'] {
  return categories.toSorted((one, other) => Number(one.value) - Number(other.value))
}

/** Nothing to choose where it would leave nothing, unless it is chosen and can be taken off. */
function withAny(choice: FilterChoice): FilterChoice[] {
  return choice.count > 0 || choice.on ? [choice] : []
}

interface FilterChoice {
  name: string
  /** Products it would leave. */
  count: number
  on: boolean
  to: string
  /** Takes the place of the group's other choice. */
  single?: boolean
}

const SHOWN_AT_FIRST = 5
const READ_AT_A_GLANCE = 12

/** The values of one filter: the first five and those chosen, all on demand, a long list with a search [MAT-6]. */
function FilterGroup({ title, choices }: { title: string; choices: readonly FilterChoice[] }) {
  const listId = useId()
  const [all, setAll] = useState(false)
  const [sought, setSought] = useState('')
  if (choices.length === 0) return null
  const searchable = all && choices.length > READ_AT_A_GLANCE
  const shown = all
    ? choices.filter(({ name }) => !searchable || name.toLowerCase().includes(sought.trim().toLowerCase()))
    : choices.filter(({ on }, index) => on || index < SHOWN_AT_FIRST)
  return (
    <section aria-label={title}>
      <h3 className="mb-1.5 text-sm">{title}</h3>
      {searchable && (
        <TextInput
          type="search"
          aria-label={`Cari ${title.toLowerCase()}`}
          placeholder="Cari"
          aria-controls={listId}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          className="mb-1.5"
        />
      )}
      <ul id={listId}>
        {shown.map(({ count, ...choice }) => (
          <li key={choice.name}>
            <ChoiceLink {...choice} count={formatCount(count)} counts="produk" />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="text-sm text-mute">Tidak ada yang cocok.</p>}
      {choices.length > SHOWN_AT_FIRST && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => {
            setAll(!all)
            setSought('')
          }}
          className="text-link mt-1.5 min-h-8 rounded-sm text-sm pointer-coarse:min-h-11"
        >
          {all ? 'Tampilkan lebih sedikit' : `Tampilkan semua (${choices.length})`}
        </button>
      )}
    </section>
  )
}
