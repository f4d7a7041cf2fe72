import { Form, useNavigate } from 'react-router'
import { type ProductSort, productSort } from '#domain/catalogue/product-sort.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Select } from '#web/ui/form/select.tsx'

interface Props {
  /** Of the list shown, or on its way. */
  sort: ProductSort | undefined
  /** The address of the list sorted in this way; without one by relevance. */
  pathWith: (sort: ProductSort | undefined) => string
  seesPrices: boolean
}

/** The sort order of a list of products; a plain form without scripts. */
export function SortSelect({ sort = 'relevance', pathWith, seesPrices }: Props) {
  const navigate = useNavigate()
  const [path, query] = pathWith(undefined).split('?')
  const options = sortChoices(seesPrices).map(({ sort, label }) => ({ value: productSort.encode(sort), label, sort }))

  const shown = productSort.encode(options.some((option) => option.sort === sort) ? sort : 'relevance')

  function sortBy(value: string) {
    const order = options.find((option) => option.value === value)?.sort
    void navigate(pathWith(order === 'relevance' ? undefined : order), { preventScrollReset: true })
  }

  return (
    <Form action={path} className="flex min-w-0 items-center gap-2.5 max-sm:min-w-44 max-sm:flex-1">
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="urut" className="text-sm text-mute max-sm:sr-only">
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

/** The sort orders; by price only for those who see prices [ROLE-4]. */
function sortChoices(seesPrices: boolean): { sort: ProductSort; label: string }[] {
  return [
    { sort: 'relevance', label: 'Paling sesuai' },
    { sort: 'name', label: 'Nama A–Z' },
    { sort: 'newest', label: 'Terbaru' },
    ...(seesPrices
      ? ([
          { sort: 'cheapest', label: 'Harga terendah' },
          { sort: 'dearest', label: 'Harga tertinggi' },
        ] as const)
      : []),
  ]
}
