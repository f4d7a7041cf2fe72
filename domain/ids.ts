import Sqids from 'sqids'

declare const brand: unique symbol
type Branded<T, Name extends string> = T & { readonly [brand]: Name }

/** The company somebody acts for; made only from a session. */
export type CompanyId = Branded<string, 'CompanyId'>
export type UserId = Branded<string, 'UserId'>

const shortIds = new Sqids({ alphabet: 'k3wm9rbqt7xn2zgcvh5yj4fdps8', minLength: 6 })

// encoding takes longer than the rest of a list's row; the cache is cleared at this size to bound its memory
const MOST_REMEMBERED = 20_000
const remembered = new Map<number, string>()

/** The product's code in addresses, e.g. 'x7kq2m' (produk_id_url). */
export function productCode(productId: number): string {
  const known = remembered.get(productId)
  if (known) return known
  const code = shortIds.encode([productId])
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(productId, code)
  return code
}

/** The id behind a code; null if the platform did not make the code. */
export function productIdOf(code: string): number | null {
  const [id, ...rest] = shortIds.decode(code)
  if (id === undefined || rest.length > 0 || id > 2147483647 || productCode(id) !== code) return null
  return id
}
