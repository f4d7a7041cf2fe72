import { words } from '../codec.ts'

/** The parts of a seller's stocks that need a look [SHOP-5]. */
export const stockFilter = words({ soldOut: 'habis', low: 'menipis', expiring: 'kedaluwarsa', expected: 'ditunggu' })
export type StockFilter = 'soldOut' | 'low' | 'expiring' | 'expected'

/** A lot is told of this many days before its last one. */
export const EXPIRES_SOON_DAYS = 60
