import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { askAgainAbout } from '#web/lib/api/query.ts'

/** Refetches everything about negotiations, e.g. when one reaches its end [NEGO-10]. */
export function useAskAgain(): () => void {
  const client = useQueryClient()
  return useCallback(() => void askAgainAbout(client, 'negotiation'), [client])
}
