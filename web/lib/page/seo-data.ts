import { absolute, type LinkedData, SITE } from './seo.ts'

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

interface MaterialFacts {
  name: string
  otherNames: readonly string[]
  description: string
  path: string
  image: string | null
  casNumber: string | null
}

/** Structured data of a material, independent of its sellers: never a price, for any viewer [MAT-2]. */
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
