import { Link } from 'react-router'
import type { Facets } from '#domain/catalogue/contract.ts'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { passFocus } from '#web/ui/list/pass-focus.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { heldFilters } from './filter-names.ts'
import { type ListFilters, listPath, withoutFilters } from './list-address.ts'

/** The active filters, each with a cross that links to the list without it, and 'Hapus filter' [CARD-3]. */
export function FilterChips({ filters, facets }: { filters: ListFilters; facets: Facets }) {
  const held = heldFilters(filters, facets)
  if (held.length === 0) return null
  return (
    <ul aria-label="Filter yang dipakai" className="flex flex-wrap items-center gap-2">
      {held.map(({ about, value, without }) => (
        <li key={`${about}: ${value}`}>
          <Link
            to={listPath(without)}
            preventScrollReset
            // the link to take all off leaves with the last one
            onClick={(event) => (held.length > 1 ? passFocus(event.currentTarget) : focusHeading())}
            aria-label={`Hapus filter ${about}: ${value}`}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line-strong bg-paper pe-2 ps-3 text-sm font-medium no-underline hover:border-primary hover:text-primary pointer-coarse:min-h-11"
          >
            {value}
            <Icon name="close" size={14} className="text-mute" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listPath(withoutFilters(filters))}
          preventScrollReset
          onClick={focusHeading}
          className="text-link px-1 py-1 text-sm"
        >
          Hapus filter
        </Link>
      </li>
    </ul>
  )
}
