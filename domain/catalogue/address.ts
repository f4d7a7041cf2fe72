import { slugOf } from '../slug.ts'

/** '/produk/x7kq2m-asam-sitrat', the canonical address of a product [ROUTE-5]. */
export function productPath({ code, name }: { code: string; name: string }): string {
  return `/produk/${code}-${slugOf(name)}`
}

/** An address of a product of which nothing but the id is known; it leads to the canonical one [ROUTE-5]. */
export function plainProductPath(id: number): string {
  return `/produk/${id}`
}

/**
 * The product's id, where an address holds it alone: 117 of '/produk/117'. A canonical address always has a hyphen, so a
 * code made of digits alone is never taken for an id there [ROUTE-5].
 */
export function plainProductId(address: string): number | null {
  return /^[1-9]\d{0,9}$/.test(address) ? Number(address) : null
}

/** Whether '/seller/...' names a seller by its id, where the username should stand [ROUTE-5]. */
export function isSellerId(address: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(address)
}

/** '/seller/{username}' [ROUTE-5]. */
export function sellerPath(sellerUsername: string): string {
  return `/seller/${encodeURIComponent(sellerUsername)}`
}
