import { useQuery } from '@tanstack/react-query'
import { useViewer, viewerMay } from '#web/lib/viewer.ts'
import { waitingNegotiationsQuery } from '../queries.ts'

/** The number of negotiations waiting for the seller, live; null if the role may not see them [SELLER-4]. */
export function useWaitingNegotiations(): number | null {
  const { data } = useQuery({ ...waitingNegotiationsQuery, enabled: viewerMay(useViewer(), 'sales-nego.read') })
  return data?.counts.waiting ?? null
}
