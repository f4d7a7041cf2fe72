import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PricedProduct } from '#domain/catalogue/contract-prices.ts'
import { Amount } from '#web/lib/amount.tsx'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { type Column, DataTable } from '#web/ui/list/data-table.tsx'
import { PicturedCell } from '#web/ui/list/pictured-cell.tsx'
import { StatusPill } from '#web/ui/status/badge.tsx'
import { pricePath } from './paths.ts'
import { type PricesFilter, pricedQuery, pricesFilter } from './queries.ts'

/** The seller's products with what they cost at each level, and how many further prices they have [SHOP-3]. */
export function PricesView({ filter }: { filter: PricesFilter }) {
  const { data: page } = useSuspenseQuery(pricedQuery(filter))
  return (
    <ListPage
      filter={filter}
      by={pricesFilter}
      search={{ label: 'Cari produk', placeholder: 'Nama produk' }}
      shown={page.products.length}
      none={{
        icon: 'tag',
        title: 'Belum ada harga',
        text: 'Harga tampil di sini setelah Anda menambahkan produk pertama.',
      }}
      noMatch={{ title: 'Tidak ada produk yang cocok', text: 'Coba kata kunci yang lebih pendek.' }}
      total={{ count: page.total, words: `${page.total} produk` }}
    >
      {(empty) => <PricedTable products={page.products} empty={empty} />}
    </ListPage>
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
