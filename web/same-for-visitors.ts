import { matchPath } from 'react-router'
import { listPath, readFilters } from './areas/catalogue/list/list-address.ts'
import { articlesPath, readArticleFilter, readVersion, versionPath } from './areas/content/articles-address.ts'
import { offersPath, readOfferFilter } from './areas/materials/offers-address.ts'

/** The pages that say the same to all visitors, each with its address as links to it write it. Add new ones here. */
const pages: Record<string, (query: URLSearchParams, name: string) => string> = {
  '/': () => '/',
  '/tentang-kami': () => '/tentang-kami',
  '/shop': () => '/shop',
  '/shop/produk/:name': (_query, name) => `/shop/produk/${name}`,
  '/artikel': (query) => articlesPath(readArticleFilter(query)),
  '/artikel/:name': (_query, name) => `/artikel/${name}`,
  '/blog/:name': (query, name) => articlesPath(readArticleFilter(query), `/blog/${name}`),
  '/syarat': (query) => versionPath('/syarat', readVersion(query)),
  '/privasi': (query) => versionPath('/privasi', readVersion(query)),
  '/produk': (query) => listPath(readFilters(query)),
  '/produk/:name': (_query, name) => `/produk/${name}`,
  '/bahan/:name': (query, name) => {
    const filter = readOfferFilter(query)
    return offersPath(name, filter, { page: filter.page })
  },
  '/seller': (query) => listPath(readFilters(query), '/seller'),
  '/seller/:name': (_query, name) => `/seller/${name}`,
  '/seller/:name/produk': (query, name) => listPath(readFilters(query), `/seller/${name}/produk`),
}

// what names of products, materials and sellers are made of: '#', '\' or '..' would lead to another page
const NAME = /^([a-z0-9][a-z0-9.-]*)?$/

/**
 * Whether the page at this address, path and query, is one of them and the address is as links write it: any other could
 * be made up without end, and a page may show its own address. Nor are searches, of which everybody makes their own.
 */
export function isSameForVisitors(address: string): boolean {
  const [path = '', search = ''] = address.split(/\?(.*)/s)
  const query = new URLSearchParams(search)
  if (query.has('keyword')) return false
  for (const [pattern, written] of Object.entries(pages)) {
    const found = matchPath(pattern, path)
    if (!found) continue
    const { name = '' } = found.params
    return NAME.test(name) && written(query, name) === address
  }
  return false
}
