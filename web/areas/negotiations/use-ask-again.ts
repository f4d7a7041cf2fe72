import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { askAgainAbout } from '#web/lib/query.ts'

/** Asks again for all that is shown of negotiations: for when the time of one of them is over [NEGO-10]. */
export function useAskAgain(): () => void {
  const client = useQueryClient()
  return useCallback(() => void askAgainAbout(client, 'negotiation'), [client])
}
