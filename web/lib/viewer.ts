import { createContext, use } from 'react'
import { type Profile, profile } from '#domain/accounts/codec.ts'
import { query } from './query.ts'

/** The viewer; root loads it on every page, and acts that change it ask again. */
export const viewerQuery = query({ call: 'session/profil', body: {}, as: profile })

export const ViewerContext = createContext<Profile | null>(null)

/** The viewer as the server rendered the page: the same on the first paint and after hydration. */
export function useViewer(): Profile {
  const viewer = use(ViewerContext)
  if (!viewer) throw new Error('a page is rendered inside a ViewerProvider')
  return viewer
}
