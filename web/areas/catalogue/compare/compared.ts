import { MOST } from '#domain/limits.ts'

/** The ids of products to compare, in the order in which they were put there. */
export type Compared = readonly number[]

/** Reads them from an address: '117,204'; twice the same is once, and those beyond the limit are left out. */
export function readCompared(text: string | null): Compared {
  const ids = (text ?? '').split(',').filter((id) => ID.test(id))
  return [...new Set(ids.map(Number))].slice(0, MOST.comparedProducts)
}

/** The page that compares them. */
export function comparePath(ids: Compared): string {
  return ids.length > 0 ? `/bandingkan?produk=${ids.join(',')}` : '/bandingkan'
}

// anything else is no product
const ID = /^[1-9]\d{0,8}$/
