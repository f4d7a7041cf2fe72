import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { productStatus, type WireProductStatus } from '#domain/catalogue/codec.ts'
import type { OwnProduct } from '#domain/catalogue/contract-selling.ts'
import { LONGEST } from '#domain/limits.ts'
import { ROWS_PER_PAGE, type StatusFilter, statusSearch } from '#web/lib/status-filter.ts'
import { useFreshOnReturn } from '#web/lib/use-fresh-on-return.ts'
import { useLive } from '#web/lib/use-live.ts'
import { KeywordForm } from '#web/ui/form/keyword-form.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { ListFoot } from '#web/ui/list/list-foot.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { ProductMenu } from './product-menu.tsx'
import { ProductsTable } from './products-table.tsx'

type Filter = StatusFilter<WireProductStatus>

interface Props {
  filter: Filter
  page: { produk: OwnProduct[]; total: number; jumlah: Record<WireProductStatus, number> }
  /** Why they may only be looked at; null where they may be changed. */
  bar: string | null
}

/** The seller's own products, with what each is negotiated about [SELLER-1]. */
export function ProductsView({ filter, page, bar }: Props) {
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  useFreshOnReturn()
  // how many negotiations a withdrawal would end
  useLive('negotiation', () => void revalidate())
  const filtered = filter.status !== '' || filter.keyword !== ''
  return (
    <>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3">
        <PillLinks label="Status produk" links={tabsOf(filter, page.jumlah)} />
        <KeywordForm
          longest={LONGEST.keyword}
          key={statusSearch(filter)}
          label="Cari produk"
          placeholder="Nama produk atau nomor CAS"
          keyword={filter.keyword}
          onSearch={(keyword) => void navigate({ search: statusSearch(filter, { keyword }) })}
        />
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
      <ListFoot
        count={page.total > 0 ? `${page.total} produk` : ''}
        page={filter.halaman}
        pages={Math.ceil(page.total / ROWS_PER_PAGE)}
        hrefFor={(halaman) => `${pathname}${statusSearch(filter, { halaman })}`}
      />
    </>
  )
}

const productStatuses = Object.values(productStatus.names)

function tabsOf(filter: Filter, counts: Props['page']['jumlah']) {
  const all = productStatuses.reduce((sum, status) => sum + counts[status], 0)
  // drafts are a tab only where there are some
  const shown = productStatuses.filter((status) => status !== 'draf' || counts.draf > 0)
  const tabs = [
    { status: '' as const, label: 'Semua', count: all },
    ...shown.map((status) => ({ status, label: capitalised(status), count: counts[status] })),
  ]
  return tabs.map(({ status, label, count }) => ({
    to: { search: statusSearch(filter, { status }) },
    label,
    count,
    current: status === filter.status,
  }))
}

function capitalised(status: string): string {
  return status.charAt(0).toUpperCase() + status.slice(1)
}
