import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { negotiationKey } from './negotiation-queries.ts'

/** Asks again for all that is shown of negotiations: for when the time of one of them is over [NEGO-10]. */
export function useAskAgain(companyId: string): () => void {
  const client = useQueryClient()
  return useCallback(() => void client.invalidateQueries({ queryKey: negotiationKey(companyId) }), [client, companyId])
}
