import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatTotal } from '#domain/format.ts'
import { materialPath } from '#domain/materials/address.ts'
import { ErrorState } from '#web/ui/list/error-state.tsx'
import { Loading, SkeletonRows } from '#web/ui/list/skeleton.tsx'
import { type OfferedMaterial, OfferTable } from './offer-table.tsx'
import { foundOffersQuery, unfiltered } from './queries.ts'

/** The offers of a material among what a search finds, with Keranjang and Nego in each row [UX-1, MAT-2]. */
export default function FoundOffers({ material }: { material: OfferedMaterial }) {
  const { data, isError, isFetching, refetch } = useQuery(foundOffersQuery(material.slug))
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} working={isFetching} className="py-6" />
  if (!data) {
    return (
      <Loading>
        <SkeletonRows rows={5} className="rounded-card border border-line bg-paper" />
      </Loading>
    )
  }
  return (
    <>
      <OfferTable material={material} offers={data.offers} shown={unfiltered} filter={unfiltered} loading={false} />
      {data.lastPage > 1 && (
        <p className="pt-3 text-center">
          <Link to={materialPath(material.slug)} className="text-link num py-1 text-sm">
            Lihat semua {formatTotal(data.total, data.more)} penawaran
          </Link>
        </p>
      )}
    </>
  )
}
