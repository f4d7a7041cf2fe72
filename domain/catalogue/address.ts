import { slugOf } from '../slug.ts'

/** '/produk/x7kq2m-asam-sitrat', the canonical address of a product [ROUTE-5]. */
export function productPath({ code, name }: { code: string; name: string }): string {
  return `/produk/${code}-${slugOf(name)}`
}

/** '/seller/{username}' [ROUTE-5]. */
export function sellerPath(sellerUsername: string): string {
  return `/seller/${encodeURIComponent(sellerUsername)}`
}
