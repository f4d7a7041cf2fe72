import type { Shelf } from '#domain/shelves/shelf.ts'

/** The pages of the shelves. */
export const shelfPaths = { favourites: '/favorit', compared: '/bandingkan', awaited: '/akun/kabari' } satisfies Record<
  Shelf,
  string
>
