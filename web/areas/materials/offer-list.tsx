import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Material } from '#domain/catalogue/contract-materials.ts'
import { formatQuantity, formatTotal } from '#domain/format.ts'
import { categoryPath, categoryStyle, ListPages, SortSelect } from '#web/areas/catalogue/public.ts'
import { usePendingFilter } from '#web/lib/page/search-params.ts'
import { useListLoading } from '#web/lib/use-list-loading.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/action/button-class.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { OfferFilters } from './offer-filters.tsx'
import { OfferTable } from './offer-table.tsx'
import { isNarrowed, type OfferFilter, offersPath, readOfferFilter, unfiltered } from './offers-address.ts'
import { OFFERS_ID } from './price-summary.tsx'
import { offersQuery } from './queries.ts'

interface Props {
  material: Material
  filter: OfferFilter
  pageSize: number
}

/** The offers of a material: count, sorting, filters, table, pages; all determined by the address [MAT-2]. */
export function OfferList({ material, filter, pageSize }: Props) {
  const { slug } = material
  const { data } = useSuspenseQuery(offersQuery(slug, filter, pageSize))
  const requested = usePendingFilter(filter, offersPath(slug, {}), readOfferFilter)
  const loading = useListLoading()
  const seesPrices = useViewer().company?.kind === 'buyer'
  return (
    <section aria-labelledby={OFFERS_ID} className="mt-7">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h2 id={OFFERS_ID} className="scroll-mt-28 text-xl">
            Penawaran
          </h2>
          <p role="status" className="num text-sm text-mute">
            <Count of={material} shown={formatTotal(data.total, data.more)} narrowed={isNarrowed(filter)} />
          </p>
        </div>
        {material.offers > 1 && (
          <div data-print="hide" className="flex max-sm:w-44">
            <SortSelect
              sort={requested.sort || undefined}
              pathWith={(sort) => offersPath(slug, requested, { sort: sort ?? '' })}
              seesPrices={seesPrices}
            />
          </div>
        )}
      </div>
      {(material.offers > 1 || isNarrowed(filter)) && (
        <OfferFilters slug={slug} filter={requested} choices={data.choices} buyer={seesPrices} />
      )}
      {data.offers.length === 0 ? (
        <div className={cardClass}>
          <NoOffers material={material} filter={filter} total={data.total} />
        </div>
      ) : (
        <OfferTable material={material} offers={data.offers} shown={filter} filter={requested} loading={loading} />
      )}
      <ListPages
        of={data}
        size={pageSize}
        hrefFor={(page) => offersPath(slug, requested, { page })}
        label="Halaman daftar penawaran"
        className="mt-6"
      />
    </section>
  )
}

function Count({ of, shown, narrowed }: { of: Material; shown: string; narrowed: boolean }) {
  if (of.offers === 0) return 'Belum ada penawaran'
  const number = (count: number) => formatQuantity(String(count))
  return (
    <>
      <b className="text-ink">{shown} penawaran</b>{' '}
      {narrowed ? `dari ${number(of.offers)} untuk bahan ini` : `dari ${number(of.sellers)} seller`}
    </>
  )
}

/** No offer to show: why, and what to do next. */
function NoOffers({ material, filter, total }: { material: Material; filter: OfferFilter; total: number }) {
  const { slug } = material
  if (total > 0) {
    return (
      <EmptyState
        icon="list"
        title="Halaman ini sudah tidak berisi penawaran"
        text="Daftarnya lebih pendek dari yang Anda buka."
        action={
          <Link to={offersPath(slug, filter)} className={buttonClass()}>
            Ke halaman pertama
          </Link>
        }
      />
    )
  }
  if (material.offers > 0) {
    return (
      <EmptyState
        icon="search"
        title="Tidak ada penawaran ditemukan"
        text="Tidak ada penawaran yang cocok dengan semua filter ini."
        action={
          <Link to={offersPath(slug, filter, unfiltered)} preventScrollReset className={buttonClass()}>
            Hapus filter
          </Link>
        }
      />
    )
  }
  const appearance = categoryStyle(material.categoryId)
  return (
    <EmptyState
      title="Belum ada penawaran"
      text="Saat ini tidak ada seller yang menawarkan bahan ini."
      action={
        <Link to={appearance ? categoryPath(appearance.id) : '/produk'} className={buttonClass()}>
          Lihat produk {appearance?.name}
        </Link>
      }
    />
  )
}
