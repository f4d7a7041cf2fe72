import { useSuspenseQuery } from '@tanstack/react-query'
import { formatQuantity } from '#domain/format.ts'
import { ListPage } from '#web/lib/page/list-page.tsx'
import { type StocksFilter, stocksFilter, stocksQuery } from './queries.ts'
import { StocksTable } from './stocks-table.tsx'

/** The seller's stocks: what is free, reserved and there [SHOP-5]. */
export function StocksView({ filter }: { filter: StocksFilter }) {
  const { data: page } = useSuspenseQuery(stocksQuery(filter))
  const { counts } = page
  const pill = (label: string, show: StocksFilter['show'], count: number) => ({ change: { show }, label, count })
  return (
    <ListPage
      filter={filter}
      by={stocksFilter}
      pills={{
        label: 'Saring stok',
        links: [
          pill('Semua', '', counts.all),
          pill('Habis', 'soldOut', counts.soldOut),
          pill('Menipis', 'low', counts.low),
          pill('Kedaluwarsa dekat', 'expiring', counts.expiring),
          pill('Ditunggu', 'expected', counts.expected),
        ],
      }}
      search={{ label: 'Cari produk', placeholder: 'Nama produk' }}
      shown={page.products.length}
      none={{
        icon: 'box',
        title: 'Belum ada stok',
        text: 'Stok tampil di sini setelah Anda menambahkan produk pertama.',
      }}
      noMatch={{
        title: 'Tidak ada stok yang cocok',
        text: 'Coba filter lain, atau kata kunci yang lebih pendek.',
      }}
      total={{ count: page.total, words: `${formatQuantity(String(page.total))} produk` }}
    >
      {(empty) => <StocksTable products={page.products} can={page.can.change} empty={empty} />}
    </ListPage>
  )
}
