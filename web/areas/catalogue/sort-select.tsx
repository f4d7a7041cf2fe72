import { Form, useNavigate } from 'react-router'
import type { ProductSort } from '#domain/catalogue/contract.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { Select } from '#web/ui/form/select.tsx'
import { sortChoices } from './filter-names.ts'
import { changed, type ListFilters, listPath } from './list-address.ts'

interface Props {
  filters: ListFilters
  base?: string
  seesPrices: boolean
}

/** The sort order of the list; a plain form without scripts. */
export function SortSelect({ filters, base = '/produk', seesPrices }: Props) {
  const navigate = useNavigate()
  const { urut = 'sesuai', ...others } = filters
  const kept = new URL(listPath({ ...others, halaman: 1 }, base), 'http://_').searchParams

  function sort(value: string) {
    const wanted = value === 'sesuai' ? undefined : (value as ProductSort) // the options are the sorts
    void navigate(listPath(changed(filters, { urut: wanted }), base), { preventScrollReset: true })
  }

  return (
    <Form action={base} className="flex min-w-0 items-center gap-2.5 max-sm:flex-1">
      {[...kept].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="urut" className="text-sm text-mute max-xs:sr-only">
        Urutkan
      </label>
      <Select
        id="urut"
        name="urut"
        size="sm"
        options={sortChoices(seesPrices)}
        value={urut}
        onChange={(event) => sort(event.target.value)}
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
