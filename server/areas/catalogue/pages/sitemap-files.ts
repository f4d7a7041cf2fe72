import { productPath, sellerPath } from '#domain/catalogue/address.ts'
import { articlePath } from '#domain/content/article-address.ts'
import { productCode } from '#domain/ids.ts'
import { materialPath } from '#domain/materials/address.ts'
import { photoUrl } from '#domain/photo.ts'
import { findArticleNames } from '#server/areas/content/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import {
  filledFiles,
  findCategoryIds,
  findListedMaterials,
  findListedProducts,
  findListedSellers,
  firstSellers,
} from './queries-sitemap.ts'

const PAGES = 'halaman.xml'
const publicPages = [
  '/',
  '/produk',
  '/seller',
  '/artikel',
  '/tentang-kami',
  '/syarat',
  '/daftar',
  '/daftar-promo',
  '/daftar-seller',
]
const ARTICLES = 'artikel.xml'
const prefixes = { materials: 'bahan', products: 'produk' } as const

/** The names of all files of the sitemap. */
export async function listFiles({ db, now }: Deps): Promise<string[]> {
  const filled = await filledFiles.rows(db)
  const sellers = await firstSellers.rows(db)
  const articles = await findArticleNames(db, now())
  return [
    PAGES,
    ...(articles.length > 0 ? [ARTICLES] : []),
    ...filled.map(({ of, number }) => `${prefixes[of]}-${number}.xml`),
    ...sellers.map(({ id }) => `seller-${id}.xml`),
  ]
}

/** A page by its canonical path, and the paths of its photos, which search engines show with it. */
export interface ListedPage {
  path: string
  photos: readonly string[]
}

/** The pages in a file of the sitemap; none if there is no such file. */
export async function listPages(deps: Deps, file: string): Promise<ListedPage[]> {
  const number = numberOf(file, prefixes.products)
  if (number !== null) return pagesOfProducts(deps.db, number)
  return (await listPaths(deps, file)).map((path) => ({ path, photos: [] }))
}

// a number of more digits would be of ids that are no integers
function numberOf(file: string, prefix: string): number | null {
  const [, of, number] = /^(bahan|produk)-([1-9]\d{0,5})\.xml$/.exec(file) ?? []
  return of === prefix ? Number(number) : null
}

async function listPaths({ db, now, config }: Deps, file: string): Promise<string[]> {
  if (file === PAGES) {
    const ids = await findCategoryIds(db)
    // an external policy takes the place of the page
    const policy = config.privacyPolicyUrl ? [] : ['/privasi']
    return [...publicPages, ...policy, ...ids.map(({ id }) => `/produk?kategori=${id}`)]
  }
  if (file === ARTICLES) return (await findArticleNames(db, now())).map(articlePath)
  const materials = numberOf(file, prefixes.materials)
  if (materials !== null) return pathsOfMaterials(db, materials)
  const [, firstId] = /^seller-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.xml$/.exec(file) ?? []
  return firstId === undefined ? [] : pathsOfSellers(db, firstId)
}

async function pathsOfMaterials(db: Db, file: number): Promise<string[]> {
  const materials = await findListedMaterials(db, file)
  return materials.map(({ slug }) => materialPath(slug))
}

async function pagesOfProducts(db: Db, file: number): Promise<ListedPage[]> {
  const products = await findListedProducts(db, file)
  return products.map(({ id, name, coverPhoto }) => ({
    path: productPath({ code: productCode(id), name }),
    photos: coverPhoto === null ? [] : [photoUrl(coverPhoto, 1600)],
  }))
}

async function pathsOfSellers(db: Db, firstId: string): Promise<string[]> {
  const sellers = await findListedSellers(db, firstId)
  return sellers.map(({ username }) => sellerPath(username))
}
