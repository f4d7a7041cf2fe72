import { buffer } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { visitor } from '#domain/accounts/actor.ts'
import { sellerTypeLabel } from '#domain/catalogue/seller-type.ts'
import { formatCount } from '#domain/format.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { photoDrawing } from '#server/platform/pictures/photo-drawing.ts'
import type { SharePictures } from '#server/platform/pictures/share-pictures.ts'
import { drawPackShot } from '../pack-shot/pack-shot.ts'
import { paletteOf } from '../pack-shot/palette.ts'
import { findPictureFacts } from '../pages/queries-detail.ts'
import { showMaterial } from '../pages/show-material.ts'
import { showProduct } from '../pages/show-product.ts'
import { showSeller } from '../pages/show-sellers.ts'
import { packShotOf } from './pictures.ts'
import { findCoverKey } from './queries-photos.ts'

/**
 * GET /bagikan/produk/{code}.png, /bagikan/bahan/{slug}.png, /bagikan/seller/{username}.png and /bagikan/sentra-bahan.png:
 * what stands beside a link to the page, made of what a visitor may see [ROUTE-9, ROLE-4].
 */
export function mountSharePictures(app: FastifyInstance, deps: Deps, pictures: SharePictures): void {
  app.get('/bagikan/sentra-bahan.png', (request, reply) => pictures.send(request, reply, ofTheSite))

  const kinds = { produk: productCard, bahan: materialCard, seller: sellerCard }
  for (const [kind, cardOf] of Object.entries(kinds)) {
    // a wildcard, since a named part may have 100 characters alone, and a slug has more
    app.get<{ Params: { '*': string } }>(`/bagikan/${kind}/*`, async (request, reply) => {
      const [, name] = /^([a-z0-9][a-z0-9._-]*)\.png$/.exec(request.params['*']) ?? []
      if (name === undefined) throw new Refusal('picture_not_found')
      return pictures.send(request, reply, await cardOf(deps, name))
    })
  }
}

const ofTheSite = {
  kind: 'Sejak 2007',
  title: 'Pasar bahan baku industri untuk perusahaan Indonesia',
  facts: ['Farmasi · Pangan · Kosmetik · Bahan alami'],
}

async function productCard(deps: Deps, code: string) {
  const { row: product } = await showProduct(deps, visitor, { code })
  return {
    kind: product.category_name,
    title: product.name,
    facts: [[product.pack_label, product.grade].filter(Boolean).join(' · '), product.origin, product.seller_name],
    accent: paletteOf(product.category_id).base,
    picture: await pictureOf(deps, product.id),
  }
}

async function materialCard(deps: Deps, slug: string) {
  const { material } = await showMaterial(deps, visitor, slug)
  const numbers = [material.cas_number && `CAS ${material.cas_number}`, material.e_number]
  return {
    kind: material.category_name,
    title: material.name,
    facts: [
      numbers.filter(Boolean).join(' · '),
      material.name_english === material.name ? '' : material.name_english,
      `${formatCount(material.offers)} penawaran dari ${formatCount(material.sellers)} seller`,
    ],
    accent: paletteOf(material.category_id).base,
    picture: material.pictured_id === null ? undefined : await pictureOf(deps, material.pictured_id),
  }
}

async function sellerCard(deps: Deps, username: string) {
  const seller = await showSeller(deps, visitor, { username })
  return {
    kind: sellerTypeLabel(seller.seller_type),
    title: seller.name,
    facts: [`${seller.city}, ${seller.province}`, `${formatCount(seller.product_count)} produk`],
  }
}

/** A product on sale as lists show it, as an SVG: its first photo, or its pack. */
async function pictureOf({ db, files }: Deps, productId: number): Promise<string | undefined> {
  const cover = await findCoverKey(db, productId)
  if (cover) return photoDrawing(await buffer(await files.open(cover)))
  const facts = await findPictureFacts(db, productId)
  return facts && drawPackShot(packShotOf(facts, 'front'))
}
