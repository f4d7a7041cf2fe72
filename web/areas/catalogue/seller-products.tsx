import { useSuspenseQuery } from '@tanstack/react-query'
import { Form, Link } from 'react-router'
import { sellerPath } from '#domain/catalogue/address.ts'
import { formatQuantity } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { pillClass, pillRowClass } from '#web/ui/list/tabs-pill.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { changed, fieldsOf, type ListFilters, listPath } from './list-address.ts'
import { MendedSearch } from './mended-search.tsx'
import { ProductGrid } from './product-grid.tsx'
import { productsQuery, sellerQuery } from './queries.ts'
import { SellerLine } from './seller-line.tsx'
import { sellerCrumbs } from './seller-view.tsx'
import { SortSelect } from './sort-select.tsx'
import { useListLoading } from './use-list-loading.ts'

interface Props {
  filters: ListFilters & { seller: string }
  pageSize: number
}

/** The products of one seller, by showcase and keyword, both in the address [ROUTE-5]. */
export function SellerProducts({ filters: { seller: username, ...filters }, pageSize }: Props) {
  const { data: seller } = useSuspenseQuery(sellerQuery(username))
  const {
    data: { products, total, searchedFor },
  } = useSuspenseQuery(productsQuery({ sellers: [username], ...filters }, pageSize))
  const pages = Math.ceil(total / pageSize)
  const base = `${sellerPath(seller.username)}/produk`
  const loading = useListLoading()
  const showcase = seller.showcases.find(({ slug }) => slug === filters.showcase)
  return (
    <main className="page-width pb-10">
      <PageHeader
        breadcrumb={sellerCrumbs(seller, 'Produk')}
        title={showcase?.name ?? `Produk ${seller.name}`}
        lead={
          <span role="status" className="num">
            <b className="text-ink">{formatQuantity(String(total))} produk</b>
            {filters.keyword && ` untuk “${searchedFor ?? filters.keyword}”`}
          </span>
        }
        actions={<SortSelect filters={filters} base={base} seesPrices={useViewer().company?.kind === 'buyer'} />}
      />
      <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <SellerLine seller={seller} />
        </div>
        <KeywordForm filters={filters} base={base} sellerName={seller.name} />
      </div>
      <div className="mb-5 empty:hidden">
        <MendedSearch keyword={filters.keyword} searchedFor={searchedFor} />
      </div>
      {seller.showcases.length > 0 && (
        <nav aria-label="Etalase" className={`${pillRowClass} mb-5`}>
          <Link
            to={listPath(changed(filters, { showcase: undefined }), base)}
            preventScrollReset
            aria-current={filters.showcase ? undefined : 'true'}
            className={pillClass(!filters.showcase)}
          >
            Semua
          </Link>
          {seller.showcases.map(({ slug, name, count }) => (
            <Link
              key={slug}
              to={listPath(changed(filters, { showcase: slug }), base)}
              preventScrollReset
              aria-current={slug === filters.showcase ? 'true' : undefined}
              className={pillClass(slug === filters.showcase)}
            >
              {name}
              <span className="num font-medium opacity-75">{formatQuantity(String(count))}</span>
            </Link>
          ))}
        </nav>
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
        <ProductGrid products={products} label={`Produk ${seller.name}`} loading={loading} wide />
      )}
      <Pagination
        page={filters.page}
        pages={pages}
        hrefFor={(page) => listPath({ ...filters, page }, base)}
        label="Halaman daftar produk"
        className="mt-8"
      />
    </main>
  )
}

function KeywordForm({ filters, base, sellerName }: { filters: ListFilters; base: string; sellerName: string }) {
  return (
    <Form
      action={base}
      role="search"
      aria-label="Produk seller ini"
      key={filters.keyword}
      className="flex gap-2 max-sm:w-full"
    >
      {fieldsOf({ showcase: filters.showcase }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        type="search"
        name="keyword"
        aria-label={`Cari di ${sellerName}`}
        placeholder="Cari di seller ini"
        maxLength={LONGEST.keyword}
        defaultValue={filters.keyword}
        leading={<Icon name="search" size={18} />}
        className="w-64 max-sm:flex-1"
      />
      <button type="submit" className={buttonClass({ variant: 'secondary', className: 'h-11!' })}>
        Cari
      </button>
    </Form>
  )
}
