import { Link } from 'react-router'
import type { Facets } from '#domain/catalogue/shapes.ts'
import { formatCount, sentence } from '#domain/format.ts'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Icon } from '#web/ui/picture/icon.tsx'
import { type ListFilters, listPath, withToggled } from './list-address.ts'

/** 'Pengawet, 118': the functions that the keyword names and the list is not yet narrowed by [UX-1, MAT-6]. */
export function FunctionChips({ filters, facets }: { filters: ListFilters; facets: Facets }) {
  const offered = facets.searchedFunctions.filter((name) => !filters.functions?.includes(name))
  if (offered.length === 0) return null
  return (
    <ul aria-label="Fungsi yang dicari" className="flex flex-wrap items-center gap-2">
      {offered.map((name) => (
        <li key={name}>
          <Link
            to={listPath(withToggled(filters, 'functions', name))}
            preventScrollReset
            // it goes once it is used
            onClick={focusHeading}
            className="num inline-flex min-h-8 items-center gap-1.5 rounded-full border border-dashed border-primary bg-paper pe-3 ps-2 text-sm font-medium text-primary no-underline hover:bg-primary-wash pointer-coarse:min-h-11"
          >
            <Icon name="plus" size={14} />
            {sentence(name)}, {countOf(name, facets)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function countOf(name: string, { functions }: Facets): string {
  const count = functions.find(({ value }) => value === name)?.count ?? 0
  return formatCount(count)
}
