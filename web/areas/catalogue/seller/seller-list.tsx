import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sellerTypeLabel, sellerTypes } from '#domain/catalogue/seller-type.ts'
import { formatQuantity } from '#domain/format.ts'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { Pagination } from '#web/ui/list/pagination.tsx'
import { PillLinks } from '#web/ui/list/pill-links.tsx'
import { categoryStyles } from '../category-style.ts'
import { changed, type ListFilters, listPath } from '../list/list-address.ts'
import { ListSearch } from '../list/list-search.tsx'
import { sellersQuery } from '../list/queries-lists.ts'
import { askPath } from './ask-address.ts'
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
  const viewer = useViewer()
  const pages = Math.ceil(total / pageSize)
  const pathWith = (change: Partial<ListFilters>) => listPath(changed(filters, change), BASE)
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
        actions={
          <>
            <ListSearch
              action={BASE}
              label="Cari seller"
              placeholder="Cari nama seller"
              keyword={filters.keyword}
              keeps={{
                category: filters.category,
                sellerType: filters.sellerType,
                subscribedOnly: filters.subscribedOnly,
              }}
            />
            {viewerMay(viewer, 'subscription.ask') && (
              <Link to={askPath()} className={buttonClass({ className: 'h-11!' })}>
                Ajukan ke banyak seller
              </Link>
            )}
          </>
        }
      />
      <div className="mb-5 grid gap-1.5">
        {viewer.company?.kind === 'buyer' && (
          <PillLinks
            label="Langganan"
            preventScrollReset
            links={[
              {
                to: pathWith({ subscribedOnly: undefined }),
                label: 'Semua seller',
                current: !filters.subscribedOnly,
              },
              {
                to: pathWith({ subscribedOnly: true }),
                label: 'Langganan saya',
                current: Boolean(filters.subscribedOnly),
              },
            ]}
          />
        )}
        <PillLinks
          label="Tipe seller"
          preventScrollReset
          links={[
            { to: pathWith({ sellerType: undefined }), label: 'Semua tipe', current: !filters.sellerType },
            ...sellerTypes.map((type) => ({
              to: pathWith({ sellerType: type }),
              label: sellerTypeLabel(type),
              current: filters.sellerType === type,
            })),
          ]}
        />
        <PillLinks
          label="Kategori"
          preventScrollReset
          links={[
            { to: pathWith({ category: undefined }), label: 'Semua kategori', current: !filters.category },
            ...categoryStyles.map(({ id, name }) => ({
              to: pathWith({ category: id }),
              label: name,
              current: filters.category === id,
            })),
          ]}
        />
      </div>
      <h2 className="sr-only">Hasil</h2>
      {sellers.length === 0 ? (
        <div className={cardClass}>
          <EmptyState
            icon="store"
            title={filters.subscribedOnly ? 'Belum ada seller langganan' : 'Tidak ada seller ditemukan'}
            text={
              filters.subscribedOnly
                ? 'Seller yang Anda ajukan atau langgani tampil di sini.'
                : 'Coba tipe atau kategori lain, atau periksa ejaan namanya.'
            }
            action={
              <Link to={BASE} className={buttonClass()}>
                Lihat semua seller
              </Link>
            }
          />
        </div>
      ) : (
        <ul aria-label="Seller" className="grid auto-rows-fr gap-4 sm:grid-cols-2 lg:grid-cols-3">
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
