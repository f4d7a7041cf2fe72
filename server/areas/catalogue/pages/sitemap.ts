import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { productPath, sellerPath } from '#domain/catalogue/address.ts'
import { articlePath } from '#domain/content/article-state.ts'
import { photoUrl } from '#domain/files/photo.ts'
import { productCode } from '#domain/ids.ts'
import { materialPath } from '#domain/materials/address.ts'
import { Refusal } from '#domain/refusal.ts'
import { findArticleNames } from '#server/areas/content/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { sendTagged } from '#server/platform/http/tag.ts'
import { escapeXml } from './escape-xml.ts'
import {
  filledFiles,
  findCategoryIds,
  findListedMaterials,
  findListedProducts,
  findListedSellers,
  firstSellers,
} from './queries-sitemap.ts'

/** GET /sitemap.xml, the index of the files at /sitemap/, which name all public pages [ROUTE-9, MAT-2]. */
export function mountSitemap(app: FastifyInstance, deps: Deps): void {
  const { publicUrl } = deps.config
  app.get('/sitemap.xml', async (request, reply) => {
    const entries = (await listFiles(deps)).map((file) => location(`${publicUrl}/sitemap/${file}`))
    return sendXml(request, reply, written('sitemapindex', 'sitemap', entries))
  })

  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const pages = await listPages(deps, request.params.file)
    if (pages.length === 0) throw new Refusal('not_found')
    const entries = pages.map(({ path, photos }) => location(publicUrl + path) + pictures(publicUrl, photos))
    return sendXml(request, reply, written('urlset', 'url', entries))
  })
}

// without lastmod: a page changes with its offers, sellers and prices, and no date of that is stored
function written(list: 'urlset' | 'sitemapindex', entry: string, entries: readonly string[]): string {
  const images = list === 'urlset' ? ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${images}>`,
    ...entries.map((one) => `<${entry}>${one}</${entry}>`),
    `</${list}>`,
    '',
  ].join('\n')
}

function location(address: string): string {
  return `<loc>${escapeXml(address)}</loc>`
}

function pictures(publicUrl: string, paths: readonly string[]): string {
  const each = paths.map((path) => `<image:image><image:loc>${escapeXml(publicUrl + path)}</image:loc></image:image>`)
  return each.join('')
}

function sendXml(request: FastifyRequest, reply: FastifyReply, xml: string): FastifyReply {
  reply.header('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8')
  return sendTagged(request, reply, xml)
}

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
async function listFiles({ db, now }: Deps): Promise<string[]> {
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
async function listPages(deps: Deps, file: string): Promise<ListedPage[]> {
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
