import type { Shelf } from '#domain/shelves/shelf.ts'

/** The pages of the shelves. */
export const shelfPaths = { favourites: '/favorit', compared: '/bandingkan' } satisfies Record<Shelf, string>
