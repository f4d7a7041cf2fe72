import type { SavedList } from '#domain/saved-products/saved-list.ts'

/** The pages of the saved lists. */
export const shelfPaths = { favourites: '/favorit', compared: '/bandingkan', awaited: '/akun/kabari' } satisfies Record<
  SavedList,
  string
>
