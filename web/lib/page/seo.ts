import type { MetaDescriptor } from 'react-router'

export const SITE = 'Sentra Bahan'
const LONGEST_DESCRIPTION = 160

/** A page's structured data (JSON-LD) for search engines. */
export type LinkedData = { [name: string]: LinkedValue }
type LinkedValue = string | number | boolean | LinkedData | readonly LinkedData[]

interface PageFacts {
  title: string
  description: string
  /** Origin of the site, without a trailing slash. */
  publicUrl: string
  /** The canonical path, with its query if that makes it another page. */
  path: string
  /** The subject of the page in the pictures of links to it: 'produk/k3wm9r'; the site's own if none. */
  shared?: string | undefined
  type?: 'website' | 'product' | 'profile' | 'article'
  /** A variant of another page: reachable, but not indexed. */
  unlisted?: boolean
  linkedData?: readonly LinkedData[]
}

/** Title, description, canonical link, Open Graph and JSON-LD of a public page [ROUTE-9]. */
export function pageMeta(page: PageFacts): MetaDescriptor[] {
  const address = page.publicUrl + page.path
  const title = page.title.includes(SITE) ? page.title : `${page.title} | ${SITE}`
  const description = shortened(page.description)
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.unlisted ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:site_name', content: SITE },
    { property: 'og:locale', content: 'id_ID' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${page.publicUrl}/bagikan/${page.shared ?? 'sentra-bahan'}.png` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.linkedData ?? []).map((facts) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...facts },
    })),
  ]
}

/** Only a title, for pages that search engines must not index. */
export function titleOnly(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${SITE}` }, { name: 'robots', content: 'noindex' }]
}

export interface Crumb {
  label: string
  to?: string
}

/** BreadcrumbList of the entries above a page [ROUTE-9]. */
export function breadcrumbData(publicUrl: string, entries: readonly Crumb[]): LinkedData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.label,
      ...(entry.to && { item: absolute(publicUrl, entry.to) }),
    })),
  }
}

interface ProductFacts {
  name: string
  description: string
  path: string
  image: string | undefined
  code: string
  category: string
  seller: string
  available: boolean
  /** Rupiah per unit; null when the viewer may not see it, and then there is no offer [ROLE-4]. */
  price: string | null
}

/** A product, with its offer only for those who see the price [ROUTE-9, ROLE-4]. */
export function productData(publicUrl: string, product: ProductFacts): LinkedData {
  const address = publicUrl + product.path
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.code,
    category: product.category,
    url: address,
    ...(product.image && { image: absolute(publicUrl, product.image) }),
    ...(product.price !== null && {
      offers: {
        '@type': 'Offer',
        url: address,
        price: product.price,
        priceCurrency: 'IDR',
        availability: `https://schema.org/${product.available ? 'InStock' : 'OutOfStock'}`,
        seller: { '@type': 'Organization', name: product.seller },
      },
    }),
  }
}

/** The address of what a page names by its path, or by its address. */
export function absolute(publicUrl: string, path: string): string {
  return /^https?:/.test(path) ? path : publicUrl + path
}

/** Cut at a word to the length that search engines show. */
function shortened(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ').trim()
  if (oneLine.length <= LONGEST_DESCRIPTION) return oneLine
  return `${oneLine.slice(0, LONGEST_DESCRIPTION - 2).replace(/\s+\S*$/, '')} …`
}
