import { words } from '../codec.ts'

/** The shelves as the wire names them. */
export const shelf = words({ favourites: 'favorit', compared: 'bandingkan', awaited: 'kabari' })
