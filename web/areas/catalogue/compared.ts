import { MOST } from '#domain/limits.ts'

/** The codes of products to compare, in the order they were ticked. */
export type Compared = readonly string[]

/** Reads them from an address or from storage: 'a,b,c'; twice the same is once, and those beyond the limit are left out. */
export function readCompared(text: string | null): Compared {
  const codes = (text ?? '').split(',').filter((code) => CODE.test(code))
  return [...new Set(codes)].slice(0, MOST.comparedProducts)
}

export function writeCompared(codes: Compared): string {
  return codes.join(',')
}

/** One more, or one less if it is there already; null when there is no room for one more [CARD-6]. */
export function ticked(codes: Compared, code: string): Compared | null {
  if (codes.includes(code)) return codes.filter((one) => one !== code)
  return codes.length < MOST.comparedProducts ? [...codes, code] : null
}

/** The page that compares them. */
export function comparePath(codes: Compared): string {
  return codes.length > 0 ? `/bandingkan?produk=${writeCompared(codes)}` : '/bandingkan'
}

// as codes are made; anything else is no product
const CODE = /^[0-9a-zA-Z]{1,40}$/
