import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Amount } from '#web/lib/amount.tsx'
import { useViewer } from '#web/lib/viewer.ts'
import { negotiationPath } from './paths.ts'
import { currentNegotiationsQuery } from './queries.ts'

interface Props {
  productId: number
  className: string
}

/** The viewer's negotiation about a product, or the agreed price; nothing for other viewers [CARD-1]. */
export function NegotiationMark({ productId, className }: Props) {
  const isBuyer = useViewer().company?.kind === 'buyer'
  const { data } = useQuery({ ...currentNegotiationsQuery, enabled: isBuyer })
  const nego = data?.find((one) => one.productId === productId)
  if (!nego) return null
  return (
    <Link to={negotiationPath(nego.id)} className={className}>
      {nego.agreedPrice === null ? (
        `Nego: ${nego.stateLabel}`
      ) : (
        <>
          Harga nego <Amount of={nego.agreedPrice} /> sampai 24.00
        </>
      )}
    </Link>
  )
}
