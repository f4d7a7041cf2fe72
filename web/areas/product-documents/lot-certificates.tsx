import { useSuspenseQuery } from '@tanstack/react-query'
import { formatDay } from '#domain/format.ts'
import { offeredCertificatesQuery } from './queries-lots.ts'

/** The CoA of the lots of a product that are in stock; nothing where there are none [DOC-2]. */
export function LotCertificates({ productId }: { productId: number }) {
  const { data: certificates } = useSuspenseQuery(offeredCertificatesQuery(productId))
  if (certificates.length === 0) return null
  return (
    <section aria-label="CoA per lot" className="num mt-3 border-t border-line pt-3 text-sm">
      <h3 className="font-semibold">CoA lot yang tersedia</h3>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {certificates.map(({ id, lot, validUntil, expired, address }) => (
          <li key={id}>
            {address ? (
              <a href={address} target="_blank" rel="noreferrer" className="text-link">
                Lot {lot}
                <span className="sr-only"> (tab baru)</span>
              </a>
            ) : (
              <span>Lot {lot}</span>
            )}
            {validUntil && (
              <span className={expired ? 'text-danger' : 'text-mute'}>
                {' '}
                {expired ? 'berakhir' : 's.d.'} {formatDay(validUntil)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
