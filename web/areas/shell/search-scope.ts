import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router'
import { sellerQuery } from '#web/areas/catalogue/public.ts'

export interface SearchScope {
  sellerId: string
  sellerUsername: string
  sellerName: string
}

/** The seller whose page is open: the search can be limited to its products [SEARCH-2]. */
export function useSearchScope(): SearchScope | null {
  const { username = '' } = useParams()
  // the seller's page has loaded it; for an unknown seller nothing is queried
  const { data: seller } = useQuery({ ...sellerQuery(username), enabled: false })
  return seller ? { sellerId: seller.id, sellerUsername: seller.username, sellerName: seller.name } : null
}

type Address = Pick<Location, 'pathname' | 'search'>

const RETAINED = ['kategori', 'tipe-seller', 'seller']

/** The address of the results: the list's filters stay, everything else is reset [SEARCH-2]. */
export function resultPath(keyword: string, current: Address, scope: SearchScope | null): string {
  const before = new URLSearchParams(current.pathname === '/produk' ? current.search : '')
  const params = new URLSearchParams()
  for (const name of RETAINED) {
    for (const value of before.getAll(name)) if (value) params.append(name, value)
  }
  if (scope) params.set('seller', scope.sellerUsername)
  if (keyword.trim()) params.set('keyword', keyword.trim())
  const query = params.toString()
  return query ? `/produk?${query}` : '/produk'
}

export function useSearchedKeyword(): string {
  return searchedKeyword(useLocation())
}

/** The keyword of a list of products, so that the box shows what the list shows; that of another list is not for it. */
export function searchedKeyword({ pathname, search }: Address): string {
  const isProductList = /^(\/seller\/[^/]+)?\/produk\/?$/.test(pathname)
  return (isProductList && new URLSearchParams(search).get('keyword')) || ''
}
