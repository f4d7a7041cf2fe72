import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { PricedProduct } from '#domain/catalogue/contract-prices.ts'
import { LONGEST } from '#domain/limits.ts'
import { Amount } from '#web/lib/amount.tsx'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { PicturedCell } from '#web/ui/list/pictured-cell.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { pricePath } from './paths.ts'
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

/** The prices of products by level. */
function PricedTable({ products, empty }: { products: readonly PricedProduct[]; empty: ReactNode }) {
  return (
    <div className="@container">
      <DataTable
        caption="Harga produk"
        columns={columns}
        rows={products}
        rowKey={({ id }) => String(id)}
        empty={empty}
      />
    </div>
  )
}

const columns: Column<PricedProduct>[] = [
  {
    key: 'produk',
    title: 'Produk',
    onCard: 'heading',
    className: 'md:w-full md:min-w-48 md:max-w-0',
    cell: (product) => (
      <PicturedCell
        picture={product.picture}
        name={
          <Link
            to={pricePath(product.id)}
            className="block font-semibold text-primary hover:underline max-md:wrap-anywhere md:truncate"
          >
            {product.name}
          </Link>
        }
        note={[product.sku, product.packLabel, `per ${product.unit}`].filter(Boolean).join(' · ')}
      />
    ),
  },
  ...[1, 2, 3].map(
    (level): Column<PricedProduct> => ({
      key: `level-${level}`,
      title: `Level ${level}`,
      numeric: true,
      cell: ({ levels }) => {
        const price = levels.find((one) => one.level === level)
        return price ? <Amount of={price.amount} /> : <span className="text-mute">–</span>
      },
    }),
  ),
  {
    key: 'lain',
    title: 'Harga lain',
    className: 'md:@max-[60rem]:hidden',
    isEmpty: ({ tiers, planned, customers }) => tiers + planned + customers === 0,
    cell: ({ tiers, planned, customers }) => (
      <span className="flex flex-wrap gap-1.5 max-md:justify-end">
        {tiers > 0 && <StatusPill>{tiers} bertingkat</StatusPill>}
        {planned > 0 && <StatusPill tone="info">{planned} rencana</StatusPill>}
        {customers > 0 && <StatusPill tone="primary">{customers} pelanggan</StatusPill>}
        {tiers + planned + customers === 0 && <span className="text-mute">–</span>}
      </span>
    ),
  },
]
