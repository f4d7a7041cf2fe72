import { type ReactNode, useState } from 'react'
import type { Facets } from '#domain/catalogue/codec.ts'
import { formatQuantity } from '#domain/format.ts'
import { ChoiceLink, type ChoiceLinkProps } from '#web/ui/list/choice-link.tsx'
import { type CategoryId, changed, type ListFilters, listPath, type SeveralOf, toggled } from './list-address.ts'

interface Props {
  filters: ListFilters
  facets: Facets
  /** The path of the list: '/produk', or a seller's. */
  base?: string
}

const SHOWN_AT_FIRST = 8

/** The filters of the product list; each choice links to the resulting list [CARD-3, ROUTE-5]. */
export function FilterRail({ filters, facets, base = '/produk' }: Props) {
  const to = (change: Parameters<typeof changed>[1]) => listPath(changed(filters, change), base)
  const several = (of: SeveralOf) =>
    facets[of].map((facet) => {
      const on = filters[of]?.includes(facet.value) ?? false
      return <Choice key={facet.value} {...facet} on={on} to={listPath(toggled(filters, of, facet.value), base)} />
    })
  return (
    <div className="divide-y divide-line *:py-4 *:first:pt-0 *:last:pb-0">
      <Group title="Kategori">
        {facets.categories.map((facet) => {
          const id = Number(facet.value) as CategoryId // the server lists the categories it knows
          const on = filters.category === id
          return <Choice key={facet.value} {...facet} single on={on} to={to({ category: on ? undefined : id })} />
        })}
      </Group>
      <Group title="Tipe seller">
        {facets.sellerTypes.map((facet) => {
          const on = filters.sellerType === facet.value
          return (
            <Choice key={facet.value} {...facet} single on={on} to={to({ sellerType: on ? undefined : facet.value })} />
          )
        })}
      </Group>
      {facets.subscribed !== null && (
        <Group title="Langganan">
          <Choice
            name="Seller langganan saya"
            count={facets.subscribed}
            on={Boolean(filters.subscribedOnly)}
            to={to({ subscribedOnly: filters.subscribedOnly ? undefined : true })}
          />
        </Group>
      )}
      <Group title="Grade">{several('grades')}</Group>
      <Group title="Asal">{several('origins')}</Group>
      <Group title="Seller">{several('sellers')}</Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const [all, setAll] = useState(false)
  const choices = Array.isArray(children) ? children : [children]
  if (choices.length === 0) return null
  const shown = all ? choices : choices.slice(0, SHOWN_AT_FIRST)
  return (
    <section aria-label={title}>
      <h3 className="mb-1.5 text-sm">{title}</h3>
      <ul>{shown}</ul>
      {choices.length > SHOWN_AT_FIRST && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="text-link mt-1.5 min-h-8 rounded-sm text-sm pointer-coarse:min-h-11"
        >
          {all ? 'Tampilkan lebih sedikit' : `Tampilkan semua (${choices.length})`}
        </button>
      )}
    </section>
  )
}

function Choice({ count, ...choice }: Omit<ChoiceLinkProps, 'count' | 'counts'> & { count: number }) {
  return (
    <li>
      <ChoiceLink {...choice} count={formatQuantity(String(count))} counts="produk" />
    </li>
  )
}
