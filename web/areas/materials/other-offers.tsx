import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatTotal } from '#domain/format.ts'
import { materialPath } from '#domain/materials/address.ts'
import { cardClass } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/list/empty-state.tsx'
import { OfferTable } from './offer-table.tsx'
import { materialQuery, otherOffersQuery, unfiltered } from './queries.ts'

/** The first offers of a material in place of one that is not sold any more, and the way to all of them [MAT-2]. */
export function OtherOffers({ slug }: { slug: string }) {
  const { data: material } = useSuspenseQuery(materialQuery(slug))
  const { data } = useSuspenseQuery(otherOffersQuery(slug))
  return (
    <section aria-labelledby="penawaran-lain" className="mt-7">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <h2 id="penawaran-lain" className="text-xl">
          Penawaran {material.name}
        </h2>
        {data.offers.length > 0 && (
          <Link to={materialPath(material.slug)} className="text-link num py-1 text-sm">
            Lihat semua {formatTotal(data.total, data.more)} penawaran
          </Link>
        )}
      </div>
      {data.offers.length === 0 ? (
        <div className={cardClass}>
          <EmptyState
            icon="search"
            title="Belum ada penawaran lain"
            text={`Saat ini tidak ada seller lain yang menawarkan ${material.name}.`}
            className="py-8"
          />
        </div>
      ) : (
        <OfferTable material={material} offers={data.offers} shown={unfiltered} filter={unfiltered} loading={false} />
      )}
    </section>
  )
}
