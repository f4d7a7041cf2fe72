import { Form, useNavigate } from 'react-router'
import { productSort } from '#domain/catalogue/product-sort.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Select } from '#web/ui/form/select.tsx'
import { sortChoices } from './filter-names.ts'
import { changed, fieldsOf, type ListFilters, listPath } from './list-address.ts'

interface Props {
  /** Of the list shown, or on its way. */
  filters: ListFilters
  base?: string
  seesPrices: boolean
}

/** The sort order of the list; a plain form without scripts. */
export function SortSelect({ filters, base = '/produk', seesPrices }: Props) {
  const navigate = useNavigate()
  const { sort = 'relevance', page: _, ...others } = filters
  const options = sortChoices(seesPrices).map(({ sort, label }) => ({ value: productSort.encode(sort), label, sort }))

  const shown = productSort.encode(options.some((option) => option.sort === sort) ? sort : 'relevance')

  function sortBy(value: string) {
    const order = options.find((option) => option.value === value)?.sort
    const changedList = changed(filters, { sort: order === 'relevance' ? undefined : order })
    void navigate(listPath(changedList, base), { preventScrollReset: true })
  }

  return (
    <Form action={base} className="flex min-w-0 items-center gap-2.5 max-sm:flex-1">
      {fieldsOf(others).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="urut" className="text-sm text-mute max-xs:sr-only">
        Urutkan
      </label>
      <Select
        id="urut"
        name="urut"
        size="sm"
        options={options}
        value={shown}
        onChange={(event) => sortBy(event.target.value)}
        className="w-44 min-w-0 max-sm:flex-1"
      />
      <noscript>
        <button type="submit" className={buttonClass({ variant: 'secondary' })}>
          Terapkan
        </button>
      </noscript>
    </Form>
  )
}
