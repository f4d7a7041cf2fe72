import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { LONGEST } from '#domain/limits.ts'
import { ROWS_PER_PAGE } from '#web/lib/search-params.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { NothingFits } from '#web/ui/list/nothing-fits.tsx'
import { PricedTable } from './priced-table.tsx'
import { type PricesFilter, pricedQuery, pricesFilter } from './queries.ts'

/** The seller's products with what they cost at each level, and how many further prices they have [SHOP-3]. */
export function PricesView({ filter }: { filter: PricesFilter }) {
  const { data: page } = useSuspenseQuery(pricedQuery(filter))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <div className="mb-4">
        <KeywordForm
          longest={LONGEST.keyword}
          key={filter.keyword}
          label="Cari produk"
          placeholder="Nama produk"
          keyword={filter.keyword}
          onSearch={(keyword) => void navigate({ search: pricesFilter.search(filter, { keyword }) })}
        />
      </div>
      <PricedTable
        products={page.products}
        empty={
          filter.keyword ? (
            <NothingFits title="Tidak ada produk yang cocok" text="Coba kata kunci yang lebih pendek." />
          ) : (
            <EmptyState
              icon="tag"
              title="Belum ada harga"
              text="Harga tampil di sini setelah Anda menambahkan produk pertama."
            />
          )
        }
      />
      <ListFoot
        count={page.total > 0 ? `${page.total} produk` : ''}
        page={filter.page}
        pages={Math.ceil(page.total / ROWS_PER_PAGE)}
        hrefFor={(number) => pathname + pricesFilter.search(filter, { page: number })}
      />
    </>
  )
}
