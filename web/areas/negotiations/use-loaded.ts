import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'

/** What a page was loaded with, and from then on what its query hears live. */
export function useLoaded<Answer, Key extends QueryKey>(
  options: UseQueryOptions<Answer, Error, Answer, Key> & { queryKey: Key },
  loaded: Answer,
): Answer {
  const client = useQueryClient()
  const { data } = useQuery({ ...options, initialData: loaded })
  // an earlier visit may have left an older answer in the cache; it is replaced before anything is painted
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made anew at every drawing; what was loaded changes with it
  useLayoutEffect(() => {
    client.setQueryData<unknown>(options.queryKey, loaded)
  }, [client, loaded])
  return data as Answer // initialData is always there
}
