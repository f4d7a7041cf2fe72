import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Facets } from '#domain/catalogue/shapes.ts'
import { formatTotal } from '#domain/format.ts'
import { usePendingFilter } from '#web/lib/page/search-params.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cx } from '#web/ui/cx.ts'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { pillClass } from '#web/ui/list/chip.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { passFocus } from '#web/ui/list/pass-focus.ts'
import { lazyDialog } from '#web/ui/overlay/lazy-dialog.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { Products } from '../card/products.tsx'
import { ViewSwitch } from '../card/view-switch.tsx'
import { categoryPath, categoryStyles } from '../category-style.ts'
import { CompareBar } from '../compare/compare-bar.tsx'
import { AskLocked } from './ask-locked.tsx'
import { activeFilters, listHeading, listTitle } from './filter-names.ts'
import { FilterRail } from './filter-rail.tsx'
import { FunctionChips } from './function-chips.tsx'
import { changed, countFilters, type ListFilters, listPath, readFilters, withoutFilters } from './list-address.ts'
import { ListPages } from './list-pages.tsx'
import type { ListLayout } from './list-view.ts'
import { MendedSearch } from './mended-search.tsx'
import { facetsQuery, productsQuery } from './queries-lists.ts'
import { SortSelect } from './sort-select.tsx'

const FilterDrawer = lazyDialog(async () => (await import('./filter-drawer.tsx')).default)

interface Props {
  filters: ListFilters
  layout: ListLayout
  /** The materials that the keyword names. */
  materials: ReactNode
}

/** The product list: filters, count, sorting, cards or table, pages; all but the look by the address [CARD-3, CARD-6]. */
export function ProductList({ filters, layout, materials }: Props) {
  const { data: facets } = useSuspenseQuery(facetsQuery(filters))
  const { data } = useSuspenseQuery(productsQuery(filters, layout))
  const { products, total, more, page, lastPage, searchedFor, nearest, stocks, casNumbers } = data
  const seesPrices = useViewer().company?.kind === 'buyer'
  const requested = usePendingFilter(filters, '/produk', readFilters)
  const loading = useListLoading()
  const title = listTitle(filters)
  const narrowable = Object.values(facets).some((facet) => Array.isArray(facet) && facet.length > 0)
  const head = (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-2xl wrap-anywhere">{unbrokenNumbers(listHeading(filters, data.materials))}</h1>
        <p role="status" className="num mt-1 text-sm text-mute">
          <b className="text-ink">{formatTotal(total, more)} produk</b>
          {lastPage > 1 && page <= lastPage && ` · halaman ${page} dari ${lastPage}`}
        </p>
        <MendedSearch keyword={filters.keyword} searchedFor={searchedFor} />
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:w-full max-sm:justify-between">
        {narrowable && <FilterButton filters={requested} facets={facets} count={formatTotal(total, more)} />}
        {products.length > 0 && (
          <>
            <ViewSwitch view={layout.view} firstPage={listPath(changed(requested, {}))} />
            <SortSelect
              sort={requested.sort}
              pathWith={(sort) => listPath(changed(requested, { sort }))}
              seesPrices={seesPrices}
            />
          </>
        )}
      </div>
    </div>
  )
  const chips = (
    <div className="mb-4 flex flex-wrap items-center gap-2 empty:hidden">
      <FilterChips filters={requested} facets={facets} />
      <FunctionChips filters={requested} facets={facets} />
    </div>
  )
  return (
    <main className="page-width pb-10">
      <Breadcrumb entries={crumbs(title)} className="py-3.5" />
      {/* materials are as wide as the page, and belong under its heading */}
      {filters.keyword && (
        <>
          {head}
          {chips}
          {materials}
        </>
      )}
      <div className={cx('grid items-start gap-6', narrowable && 'lg:grid-cols-[16.5rem_minmax(0,1fr)]')}>
        {narrowable && (
          <aside aria-label="Filter produk" className={cx(cardClass, 'hidden p-4.5 lg:block')}>
            <h2 className="sr-only">Filter</h2>
            <FilterRail filters={requested} facets={facets} />
          </aside>
        )}
        <div className="min-w-0">
          {!filters.keyword && (
            <>
              {head}
              {chips}
            </>
          )}
          <AskLocked products={products} />
          <h2 className="sr-only">Hasil</h2>
          {products.length === 0 ? (
            <div className={cardClass}>
              <ListEmpty filters={filters} total={total} nearest={nearest} />
            </div>
          ) : (
            <Products
              view={layout.view}
              products={products}
              stocks={stocks}
              casNumbers={casNumbers}
              label="Produk"
              loading={loading}
            />
          )}
          <ListPages
            of={data}
            size={layout.size}
            hrefFor={(page) => listPath({ ...requested, page })}
            label="Halaman daftar produk"
            className="mt-8"
          />
        </div>
      </div>
      <CompareBar />
    </main>
  )
}

/** A CAS number in a heading stays on one line, although browsers break lines at its hyphens. */
function unbrokenNumbers(heading: string): ReactNode {
  const [before, number, after] = heading.split(/(\([\d-]+\))/)
  if (number === undefined) return heading
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after}
    </>
  )
}

function FilterButton({ filters, facets, count }: { filters: ListFilters; facets: Facets; count: string }) {
  const [open, setOpen] = useState(false)
  const activeCount = countFilters(filters)
  return (
    <>
      <Button
        variant="secondary"
        icon={<Icon name="filter" size={18} />}
        className="lg:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filter{activeCount > 0 && ` (${activeCount})`}
      </Button>
      <FilterDrawer open={open} onClose={() => setOpen(false)} filters={filters} facets={facets} count={count} />
    </>
  )
}

function crumbs(title: string) {
  const home = { label: 'Beranda', to: '/' }
  if (title === 'Daftar Produk') return [home, { label: title }]
  return [home, { label: 'Daftar Produk', to: '/produk' }, { label: title }]
}

/** The active filters, each with a cross that links to the list without it, and 'Hapus filter' [CARD-3]. */
function FilterChips({ filters, facets }: { filters: ListFilters; facets: Facets }) {
  const active = activeFilters(filters, facets)
  if (active.length === 0) return null
  return (
    <ul aria-label="Filter yang dipakai" className="flex flex-wrap items-center gap-2">
      {active.map(({ about, value, without }) => (
        <li key={`${about}: ${value}`}>
          <Link
            to={listPath(without)}
            preventScrollReset
            // the link to take all off leaves with the last one
            onClick={(event) => (active.length > 1 ? passFocus(event.currentTarget) : focusHeading())}
            aria-label={`Hapus filter ${about}: ${value}`}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line-strong bg-paper pe-2 ps-3 text-sm font-medium no-underline hover:border-primary hover:text-primary pointer-coarse:min-h-11"
          >
            {value}
            <Icon name="close" size={14} className="text-mute" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={listPath(withoutFilters(filters))}
          preventScrollReset
          onClick={focusHeading}
          className="text-link px-1 py-1 text-sm"
        >
          Hapus filter
        </Link>
      </li>
    </ul>
  )
}

interface ListEmptyProps {
  filters: ListFilters
  total: number
  /** Names near the keyword. */
  nearest: readonly string[]
}

/** An empty list: the filters, and what to do next [CARD-3, MAT-4]. */
function ListEmpty({ filters, total, nearest }: ListEmptyProps) {
  if (total > 0) {
    return (
      <EmptyState
        icon="list"
        title="Halaman ini sudah tidak berisi produk"
        text="Daftarnya lebih pendek dari yang Anda buka."
        action={
          <Link to={listPath({ ...filters, page: 1 })} className={buttonClass()}>
            Ke halaman pertama
          </Link>
        }
      />
    )
  }
  const filtered = countFilters(filters) > 0
  return (
    <EmptyState
      icon="search"
      title="Tidak ada produk ditemukan"
      text={
        filters.keyword
          ? `Kami tidak menemukan “${filters.keyword}”${filtered ? ' dengan filter ini' : ''}. Periksa ejaannya, atau cari dengan nama lain, nomor CAS, atau kode E.`
          : 'Tidak ada produk yang cocok dengan semua filter ini.'
      }
      action={
        <>
          {nearest.length > 0 && (
            <nav aria-label="Mungkin yang Anda maksud" className="w-full pb-2">
              <p className="mb-2 text-sm text-mute" aria-hidden>
                Mungkin yang Anda maksud:
              </p>
              <span className="flex flex-wrap justify-center gap-2">
                {nearest.map((name) => (
                  <Link key={name} to={listPath({ keyword: name })} className={pillClass(false)}>
                    {name}
                  </Link>
                ))}
              </span>
            </nav>
          )}
          {filtered && (
            <Link to={listPath(withoutFilters(filters))} className={buttonClass()}>
              Hapus filter
            </Link>
          )}
          {filters.keyword && (
            <Link to="/produk" className={buttonClass({ variant: 'secondary' })}>
              Lihat semua produk
            </Link>
          )}
          <nav aria-label="Kategori" className="flex w-full flex-wrap justify-center gap-2 pt-2">
            {categoryStyles.map(({ id, name }) => (
              <Link key={id} to={categoryPath(id)} className={pillClass(false)}>
                {name}
              </Link>
            ))}
          </nav>
        </>
      }
    />
  )
}
