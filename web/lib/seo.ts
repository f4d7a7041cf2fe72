import type { MetaDescriptor } from 'react-router'

const SITE = 'Sentra Bahan'
const LONGEST_DESCRIPTION = 160

type LinkedData = { [name: string]: LinkedValue }
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
    itemListElement: entries.map((entry, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: entry.label,
      ...(entry.to && { item: absolute(publicUrl, entry.to) }),
    })),
  }
}

/** The company behind the site [ROUTE-9]. */
export function organizationData(publicUrl: string): LinkedData {
  return {
    '@type': 'Organization',
    name: SITE,
    url: publicUrl,
    logo: `${publicUrl}/favicon.svg`,
    foundingDate: '2007',
    description: 'Distributor bahan baku industri sejak 2007, platform e-commerce sejak 2020.',
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

interface MaterialFacts {
  name: string
  otherNames: readonly string[]
  description: string
  path: string
  image: string | null
  casNumber: string | null
}

/** A material whoever sells it: never a price, whoever asks [MAT-2]. */
export function materialData(publicUrl: string, material: MaterialFacts): LinkedData {
  return {
    '@type': 'ChemicalSubstance',
    name: material.name,
    description: material.description,
    url: publicUrl + material.path,
    ...(material.otherNames.length > 0 && { alternateName: material.otherNames.join(', ') }),
    ...(material.image && { image: absolute(publicUrl, material.image) }),
    ...(material.casNumber && {
      identifier: { '@type': 'PropertyValue', propertyID: 'CAS', value: material.casNumber },
    }),
  }
}

interface ArticleFacts {
  title: string
  excerpt: string
  path: string
  image: string
  /** Days in Asia/Jakarta. */
  day: string
  revisedDay: string | null
  /** The role of who wrote it, who is no person by name. */
  authorRole: string
  category: string
}

/** An article [ROUTE-9, CONTENT-2]. */
export function articleData(publicUrl: string, article: ArticleFacts): LinkedData {
  const publisher = { '@type': 'Organization', name: SITE, url: publicUrl }
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.excerpt,
    url: publicUrl + article.path,
    image: absolute(publicUrl, article.image),
    articleSection: article.category,
    datePublished: article.day,
    dateModified: article.revisedDay ?? article.day,
    inLanguage: 'id',
    author: { ...publisher, name: `${article.authorRole}, ${SITE}` },
    publisher,
  }
}

interface SellerFacts {
  name: string
  description: string
  path: string
  street: string
  city: string
  province: string
}

/** A seller as an organization [ROUTE-9]. */
export function sellerData(publicUrl: string, seller: SellerFacts): LinkedData {
  return {
    '@type': 'Organization',
    name: seller.name,
    description: seller.description,
    url: publicUrl + seller.path,
    address: {
      '@type': 'PostalAddress',
      streetAddress: seller.street,
      addressLocality: seller.city,
      addressRegion: seller.province,
      addressCountry: 'ID',
    },
  }
}

function absolute(publicUrl: string, path: string): string {
  return /^https?:/.test(path) ? path : publicUrl + path
}

/** Cut at a word to the length that search engines show. */
function shortened(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ').trim()
  if (oneLine.length <= LONGEST_DESCRIPTION) return oneLine
  return `${oneLine.slice(0, LONGEST_DESCRIPTION - 2).replace(/\s+\S*$/, '')} …`
}
