import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'
import { isOffline } from './offline.ts'

const FRESH_MS = 30_000

/**
 * One cache per page load; only calls that never reached the server are retried, refusals are not. Without a network
 * queries fail at once, since acts and pages wait for them, and are refetched when it is back.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isNetworkFailure && !isOffline(),
      },
    },
  })
}
