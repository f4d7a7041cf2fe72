import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { formatQuantity } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import type { StockPage } from '#domain/stock/shapes.ts'
import { ROWS_PER_PAGE } from '#web/lib/page/search-params.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { EmptyState, NothingFits } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { type StocksFilter, stocksFilter, stocksQuery } from './queries.ts'
import { StocksTable } from './stocks-table.tsx'

/** The seller's stocks: what is free, reserved and there [SHOP-5]. */
export function StocksView({ filter }: { filter: StocksFilter }) {
  const { data: page } = useSuspenseQuery(stocksQuery(filter))
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <PillLinks label="Saring stok" links={tabsOf(filter, page.counts)} />
        <KeywordForm
          longest={LONGEST.keyword}
          key={stocksFilter.search(filter)}
          label="Cari produk"
          placeholder="Nama produk"
          keyword={filter.keyword}
          onSearch={(keyword) => void navigate({ search: stocksFilter.search(filter, { keyword }) })}
        />
      </div>
      <StocksTable
        products={page.products}
        can={page.can.change}
        empty={
          filter.show || filter.keyword ? (
            <NothingFits
              title="Tidak ada stok yang cocok"
              text="Coba filter lain, atau kata kunci yang lebih pendek."
            />
          ) : (
            <NothingYet />
          )
        }
      />
      <ListFoot
        count={page.total > 0 ? `${formatQuantity(String(page.total))} produk` : ''}
        page={filter.page}
        pages={Math.ceil(page.total / ROWS_PER_PAGE)}
        hrefFor={(number) => pathname + stocksFilter.search(filter, { page: number })}
      />
    </>
  )
}

function NothingYet() {
  return (
    <EmptyState icon="box" title="Belum ada stok" text="Stok tampil di sini setelah Anda menambahkan produk pertama." />
  )
}

function tabsOf(filter: StocksFilter, counts: StockPage['counts']) {
  const tab = (label: string, show: StocksFilter['show'], count: number) => ({
    to: { search: stocksFilter.search(filter, { show }) },
    label,
    count,
    current: show === filter.show,
  })
  return [
    tab('Semua', '', counts.all),
    tab('Habis', 'soldOut', counts.soldOut),
    tab('Menipis', 'low', counts.low),
    tab('Kedaluwarsa dekat', 'expiring', counts.expiring),
    tab('Ditunggu', 'expected', counts.expected),
  ]
}
