import { useSuspenseQuery } from '@tanstack/react-query'
import { Form, Link } from 'react-router'
import { sellerTypeLabel, sellerTypes } from '#domain/catalogue/seller-type.ts'
import { formatQuantity } from '#domain/format.ts'
import { LONGEST } from '#domain/limits.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { cardClass } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { pillClass, pillRowClass } from '#web/ui/list/tabs-pill.tsx'
import { Icon } from '#web/ui/picture/icon.tsx'
import { categoryLooks } from './category-look.ts'
import { changed, fieldsOf, type ListFilters, listPath } from './list-address.ts'
import { sellersQuery } from './queries.ts'
import { SellerCard } from './seller-card.tsx'

const BASE = '/seller'

interface Props {
  filters: ListFilters
  pageSize: number
}

/** The sellers; filtered by type and category in the address, like the products. */
export function SellerList({ filters, pageSize }: Props) {
  const {
    data: { sellers, total },
  } = useSuspenseQuery(sellersQuery(filters, pageSize))
  const pages = Math.ceil(total / pageSize)
  return (
    <main className="page-width pb-10">
      <PageHeader
        breadcrumb={[{ label: 'Beranda', to: '/' }, { label: 'Seller' }]}
        title="Seller"
        lead={
          <span role="status" className="num">
            {formatQuantity(String(total))} distributor, importir, dan produsen bahan baku
          </span>
        }
        actions={<SellerSearch filters={filters} />}
      />
      <div className="mb-5 grid gap-1.5">
        <nav aria-label="Tipe seller" className={pillRowClass}>
          <Pill to={{ sellerType: undefined }} filters={filters} on={!filters.sellerType}>
            Semua tipe
          </Pill>
          {sellerTypes.map((type) => (
            <Pill key={type} to={{ sellerType: type }} filters={filters} on={filters.sellerType === type}>
              {sellerTypeLabel(type)}
            </Pill>
          ))}
        </nav>
        <nav aria-label="Kategori" className={pillRowClass}>
          <Pill to={{ category: undefined }} filters={filters} on={!filters.category}>
            Semua kategori
          </Pill>
          {categoryLooks.map(({ id, name }) => (
            <Pill key={id} to={{ category: id }} filters={filters} on={filters.category === id}>
              {name}
            </Pill>
          ))}
        </nav>
      </div>
      <h2 className="sr-only">Hasil</h2>
      {sellers.length === 0 ? (
        <div className={cardClass}>
          <EmptyState
            icon="store"
            title="Tidak ada seller ditemukan"
            text="Coba tipe atau kategori lain, atau periksa ejaan namanya."
            action={
              <Link to={BASE} className={buttonClass()}>
                Lihat semua seller
              </Link>
            }
          />
        </div>
      ) : (
        <ul aria-label="Seller" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {sellers.map((seller) => (
            <li key={seller.id}>
              <SellerCard seller={seller} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={filters.page}
        pages={pages}
        hrefFor={(page) => listPath({ ...filters, page }, BASE)}
        label="Halaman daftar seller"
        className="mt-8"
      />
    </main>
  )
}

function SellerSearch({ filters }: { filters: ListFilters }) {
  const { category, sellerType, keyword } = filters
  return (
    <Form action={BASE} role="search" key={keyword} className="flex gap-2">
      {fieldsOf({ category, sellerType }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextInput
        type="search"
        name="keyword"
        aria-label="Cari seller"
        placeholder="Cari nama seller"
        maxLength={LONGEST.keyword}
        defaultValue={keyword}
        leading={<Icon name="search" size={18} />}
        className="w-60 max-sm:w-full"
      />
      <button type="submit" className={buttonClass({ variant: 'secondary', className: 'h-11!' })}>
        Cari
      </button>
    </Form>
  )
}

interface PillProps {
  filters: ListFilters
  to: Parameters<typeof changed>[1]
  on: boolean
  children: React.ReactNode
}

function Pill({ filters, to, on, children }: PillProps) {
  return (
    <Link
      to={listPath(changed(filters, to), BASE)}
      preventScrollReset
      aria-current={on ? 'true' : undefined}
      className={pillClass(on)}
    >
      {children}
    </Link>
  )
}
