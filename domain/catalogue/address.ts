/** 'asam-sitrat-anhidrat' from 'Asam Sitrat Anhidrat': lower-case letters, digits and single hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** '/produk/x7kq2m-asam-sitrat', the canonical address of a product [ROUTE-5]. */
export function productPath({ code, name }: { code: string; name: string }): string {
  return `/produk/${code}-${slugOf(name)}`
}

/** '/seller/{username}' [ROUTE-5]. */
export function sellerPath(sellerUsername: string): string {
  return `/seller/${encodeURIComponent(sellerUsername)}`
}
