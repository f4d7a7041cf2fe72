import { useSuspenseQuery } from '@tanstack/react-query'
import { type Profile, profile } from '#domain/accounts/codec.ts'
import { query } from './query.ts'

/** The viewer; root loads it on every page, and acts that change it ask again. */
export const viewerQuery = query({ call: 'session/profil', body: {}, as: profile })

/** The viewer as the server rendered the page: the same on the first paint and after hydration. */
export function useViewer(): Profile {
  return useSuspenseQuery({ ...viewerQuery, staleTime: Number.POSITIVE_INFINITY }).data
}
