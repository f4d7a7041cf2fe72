import type { FormEvent } from 'react'
import { Link, useLocation, useNavigate, useRevalidator } from 'react-router'
import type { OwnProduct } from '#domain/catalogue/contract-selling.ts'
import { type ProductStatus, productStatuses } from '#domain/catalogue/product-status.ts'
import { useFreshOnReturn } from '#web/lib/use-fresh-on-return.ts'
import { useLive } from '#web/lib/use-live.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { pillClass, pillRowClass } from '#web/ui/tabs-pill.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { PRODUCTS_PER_PAGE, type ProductFilter, productSearch, readProductFilter } from './product-filter.ts'
import { ProductMenu } from './product-menu.tsx'
import { ProductsTable } from './products-table.tsx'

interface Props {
  filter: ProductFilter
  page: { produk: OwnProduct[]; total: number; jumlah: Record<ProductStatus, number> }
  /** Why they may only be looked at; null where they may be changed. */
  bar: string | null
}

/** The seller's own products, with what each is negotiated about [SELLER-1]. */
export function ProductsView({ filter, page, bar }: Props) {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  useFreshOnReturn()
  // how many negotiations a withdrawal would end
  useLive('negotiation', () => void revalidate())
  const filtered = filter.status !== '' || filter.keyword !== ''
  return (
    <>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        <StatusTabs filter={filter} counts={page.jumlah} />
        {/* another address brings another value: the field starts anew with it */}
        <SearchForm key={productSearch(filter)} filter={filter} />
      </div>
      <ProductsTable
        products={page.produk}
        actions={(product) => <ProductMenu product={product} bar={bar} />}
        empty={
          filtered ? (
            <EmptyState
              icon="search"
              title="Tidak ada produk yang cocok"
              text="Coba status lain, atau kata kunci yang lebih pendek."
            />
          ) : (
            <EmptyState icon="box" title="Belum ada produk" text="Produk yang Anda jual akan tampil di sini." />
          )
        }
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="num text-sm text-mute" role="status">
          {page.total > 0 && `${page.total} produk`}
        </p>
        <Pagination
          page={filter.halaman}
          pages={Math.ceil(page.total / PRODUCTS_PER_PAGE)}
          hrefFor={(halaman) => `${pathname}${productSearch(filter, { halaman })}`}
        />
      </div>
    </>
  )
}

function StatusTabs({ filter, counts }: { filter: ProductFilter; counts: Props['page']['jumlah'] }) {
  const all = productStatuses.reduce((sum, status) => sum + counts[status], 0)
  // drafts are a tab only where there are some
  const shown = productStatuses.filter((status) => status !== 'draf' || counts.draf > 0)
  const tabs = [
    { status: '' as const, label: 'Semua', count: all },
    ...shown.map((status) => ({ status, label: capitalised(status), count: counts[status] })),
  ]
  return (
    <nav aria-label="Status produk">
      <ul className={pillRowClass}>
        {tabs.map(({ status, label, count }) => (
          <li key={status} className="shrink-0">
            <Link
              to={{ search: productSearch(filter, { status }) }}
              aria-current={status === filter.status ? 'page' : undefined}
              className={pillClass(status === filter.status)}
            >
              {label} <span className="num font-medium">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SearchForm({ filter }: { filter: ProductFilter }) {
  const navigate = useNavigate()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const keyword = String(new FormData(event.currentTarget).get('keyword') ?? '')
    const wanted = readProductFilter(new URLSearchParams({ status: filter.status, keyword }))
    void navigate({ search: productSearch(wanted) })
  }

  return (
    <search>
      <form onSubmit={search} className="flex items-end gap-3">
        <Field label="Cari produk" hideLabel className="min-w-0 max-w-md flex-1">
          <TextInput
            type="search"
            name="keyword"
            maxLength={100}
            placeholder="Nama produk atau nomor CAS"
            defaultValue={filter.keyword}
            leading={<Icon name="search" size={19} />}
          />
        </Field>
        <Button type="submit" variant="secondary" className="h-11">
          Cari
        </Button>
      </form>
    </search>
  )
}

function capitalised(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1)
}
