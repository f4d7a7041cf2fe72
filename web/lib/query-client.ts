import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const FRESH_MS = 30_000

/** One cache per page load; only calls that never reached the server are retried, refusals are not. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < 2 && error instanceof ApiError && error.isNetworkFailure,
      },
    },
  })
}
