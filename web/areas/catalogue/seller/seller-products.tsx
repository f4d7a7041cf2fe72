import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import { formatCount, formatTotal } from '#domain/format.ts'
import { usePendingFilter } from '#web/lib/page/search-params.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { Products } from '../card/products.tsx'
import { ViewSwitch } from '../card/view-switch.tsx'
import { CompareBar } from '../compare/compare-bar.tsx'
import { changed, type ListFilters, listPath, readFilters } from '../list/list-address.ts'
import { ListPages } from '../list/list-pages.tsx'
import { ListSearch } from '../list/list-search.tsx'
import type { ListLayout } from '../list/list-view.ts'
import { MendedSearch } from '../list/mended-search.tsx'
import { productsQuery, sellerQuery } from '../list/queries-lists.ts'
import { SortSelect } from '../list/sort-select.tsx'
import { SellerLine } from './seller-line.tsx'
import { sellerCrumbs } from './seller-view.tsx'

interface Props {
  filters: ListFilters & { seller: string }
  layout: ListLayout
  /** The materials that the keyword names. */
  materials: ReactNode
}

/** The products of one seller, by collection and keyword, both in the address [ROUTE-5]. */
export function SellerProducts({ filters: { seller: username, ...filters }, layout, materials }: Props) {
  const { data: seller } = useSuspenseQuery(sellerQuery(username))
  const { data } = useSuspenseQuery(productsQuery({ sellers: [username], ...filters }, layout))
  const { products, total, more, searchedFor, stocks, casNumbers } = data
  const base = `${sellerPath(seller.username)}/produk`
  const requested = usePendingFilter<ListFilters>(filters, base, readFilters)
  const pathWith = (change: Partial<ListFilters>) => listPath(changed(requested, change), base)
  const loading = useListLoading()
  const showcase = seller.showcases.find(({ slug }) => slug === filters.showcase)
  return (
    <main className="page-width pb-10">
      <PageHeader
        breadcrumb={sellerCrumbs(seller, 'Produk')}
        title={showcase?.name ?? `Produk ${seller.name}`}
        lead={
          <span role="status" className="num">
            <b className="text-ink">{formatTotal(total, more)} produk</b>
            {filters.keyword && ` untuk “${searchedFor ?? filters.keyword}”`}
          </span>
        }
        actions={
          <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
            <ViewSwitch view={layout.view} firstPage={pathWith({})} />
            <SortSelect
              sort={requested.sort}
              pathWith={(sort) => pathWith({ sort })}
              seesPrices={useViewer().company?.kind === 'buyer'}
            />
          </div>
        }
      />
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <SellerLine seller={seller} />
        </div>
        <ListSearch
          action={base}
          name="Produk seller ini"
          label={`Cari di ${seller.name}`}
          placeholder="Cari di seller ini"
          keyword={filters.keyword}
          keeps={{ showcase: filters.showcase }}
          wide
        />
      </div>
      {materials}
      <div className="mb-5 empty:hidden">
        <MendedSearch keyword={filters.keyword} searchedFor={searchedFor} />
      </div>
      {seller.showcases.length > 0 && (
        <div className="mb-5">
          <PillLinks
            label="Etalase"
            preventScrollReset
            links={[
              { to: pathWith({ showcase: undefined }), label: 'Semua', current: !filters.showcase },
              ...seller.showcases.map(({ slug, name, count }) => ({
                to: pathWith({ showcase: slug }),
                label: name,
                count: formatCount(count),
                current: slug === filters.showcase,
              })),
            ]}
          />
        </div>
      )}
      <h2 className="sr-only">Hasil</h2>
      {products.length === 0 ? (
        <div className={cardClass}>
          <EmptyState
            icon="search"
            title="Tidak ada produk ditemukan"
            text="Coba etalase lain, atau cari dengan nama lain, nomor CAS, atau kode E."
            action={
              <Link to={base} className={buttonClass()}>
                Lihat semua produk seller ini
              </Link>
            }
          />
        </div>
      ) : (
        <Products
          view={layout.view}
          products={products}
          stocks={stocks}
          casNumbers={casNumbers}
          label={`Produk ${seller.name}`}
          loading={loading}
          wide
        />
      )}
      <ListPages
        of={data}
        size={layout.size}
        hrefFor={(page) => listPath({ ...requested, page }, base)}
        label="Halaman daftar produk"
        className="mt-8"
      />
      <CompareBar />
    </main>
  )
}
