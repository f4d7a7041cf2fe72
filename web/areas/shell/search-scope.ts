import { useLocation, useMatches } from 'react-router'

export interface SearchScope {
  sellerId: string
  sellerUsername: string
  sellerName: string
}

/** The seller whose page is open: the search can be kept to its products [SEARCH-2]. */
export function useSearchScope(): SearchScope | null {
  const matches = useMatches()
  for (const { loaderData } of matches) {
    const seller = (loaderData as { seller?: Record<string, unknown> } | undefined)?.seller
    if (typeof seller?.sellerId === 'string' && typeof seller.sellerUsername === 'string') {
      return {
        sellerId: seller.sellerId,
        sellerUsername: seller.sellerUsername,
        sellerName: String(seller.sellerName),
      }
    }
  }
  return null
}

const KEPT = ['kategori', 'tipe-seller', 'seller']

/** The address of the results: the list's filters stay, the rest starts anew [SEARCH-2]. */
export function resultPath(
  keyword: string,
  current: { pathname: string; search: string },
  scope: SearchScope | null,
): string {
  const before = new URLSearchParams(current.pathname === '/produk' ? current.search : '')
  const wanted = new URLSearchParams()
  for (const name of KEPT) {
    const value = before.get(name)
    if (value) wanted.set(name, value)
  }
  if (scope) wanted.set('seller', scope.sellerUsername)
  if (keyword.trim()) wanted.set('keyword', keyword.trim())
  const query = wanted.toString()
  return query ? `/produk?${query}` : '/produk'
}

/** The keyword in the address, so that the box shows what the list shows. */
export function useSearchedKeyword(): string {
  const { search } = useLocation()
  return new URLSearchParams(search).get('keyword') ?? ''
}
