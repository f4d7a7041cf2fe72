import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { productStatus } from '#domain/catalogue/codec.ts'
import type { OwnPage } from '#domain/catalogue/codec-selling.ts'
import { productStatuses } from '#domain/catalogue/product-status.ts'
import { formatQuantity } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { ROWS_PER_PAGE } from '#web/lib/search-params.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { NothingFits } from '#web/ui/list/nothing-fits.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { ownProductsQuery, type ProductFilter, productFilter } from '../queries.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ProductMenu } from './product-menu.tsx'
import { ProductsTable } from './products-table.tsx'
import { useSelection } from './use-selection.ts'

interface Props {
  filter: ProductFilter
  /** Whether this member may change products. */
  mayChange: boolean
}

/** The seller's own products, with their running negotiations [SELLER-1]; one or many are changed in place [SHOP-2]. */
export function ProductsView({ filter, mayChange }: Props) {
  const selection = useSelection(productFilter.search(filter, { page: 1 }))
  const { data: page } = useSuspenseQuery(ownProductsQuery(filter))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const filtered = filter.state !== '' || filter.soldOut === true || filter.keyword !== ''
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <PillLinks label="Status produk" links={tabsOf(filter, page.counts)} />
        <KeywordForm
          longest={LONGEST.keyword}
          key={productFilter.search(filter)}
          label="Cari produk"
          placeholder="Nama, SKU, atau CAS"
          keyword={filter.keyword}
          onSearch={(keyword) => void navigate({ search: productFilter.search(filter, { keyword }) })}
        />
      </div>
      {mayChange && <BulkBar selection={selection} page={page} filter={filter} />}
      <ProductsTable
        products={page.products}
        selection={mayChange ? selection : null}
        actions={(product) => <ProductMenu product={product} />}
        empty={
          filtered ? (
            <NothingFits
              title="Tidak ada produk yang cocok"
              text="Coba status lain, atau kata kunci yang lebih pendek."
            />
          ) : (
            <EmptyState
              icon="box"
              title="Belum ada produk"
              text="Tambahkan produk pertama Anda: pilih bahannya, lalu isi kemasan, harga, dan stok."
            />
          )
        }
      />
      <ListFoot
        count={page.total > 0 ? `${formatQuantity(String(page.total))} produk` : ''}
        page={filter.page}
        pages={Math.ceil(page.total / ROWS_PER_PAGE)}
        hrefFor={(number) => pathname + productFilter.search(filter, { page: number })}
      />
    </>
  )
}

function tabsOf(filter: ProductFilter, counts: OwnPage['counts']) {
  const all = productStatuses.reduce((sum, status) => sum + counts[status], 0)
  // drafts, and what a suspended shop had on sale, get a tab only if any are found, or where they are looked at
  const shown = productStatuses.filter(
    (status) => counts[status] > 0 || status === filter.state || status === 'published' || status === 'withdrawn',
  )
  const tab = (label: string, { state = '', soldOut, count }: Partial<ProductFilter> & { count?: number }) => ({
    to: { search: productFilter.search(filter, { state, soldOut }) },
    label,
    count,
    current: state === filter.state && soldOut === filter.soldOut,
  })
  return [
    tab('Semua', { count: all }),
    ...shown.map((state) => tab(capitalised(productStatus.encode(state)), { state, count: counts[state] })),
    tab('Habis', { soldOut: true }),
  ]
}

function capitalised(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1)
}
