import type { FastifyInstance } from 'fastify'
import { formatQuantity } from '#domain/format.ts'
import { quantityText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { PackShot, PackView } from '#server/areas/catalogue/pack-shot/pack-shot.ts'
import type { Deps } from '#server/deps.ts'
import { findPictureFacts, type PictureFacts } from '../pages/queries-detail.ts'
import { packShotUrl, readPictureName } from './picture.ts'
import { sendPackShot } from './send-pack-shot.ts'

/**
 * GET /gambar/produk/{code}-{view}-{version}.svg: pack shots; a name always shows the same, so copies may be cached.
 */
export function mountPictures(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/gambar/produk/:file', async (request, reply) => {
    const name = readPictureName(request.params.file)
    const facts = name && (await findPictureFacts(deps.db, name.productId))
    if (!name || !facts || name.version > facts.version) throw new Refusal('picture_not_found')
    if (name.version < facts.version) {
      // a page from before the change still links to the old one
      reply.header('cache-control', 'no-cache')
      return reply.redirect(packShotUrl(name.productId, facts.version, name.view))
    }

    reply.header('cache-control', 'public, max-age=31536000, immutable')
    return sendPackShot(request, reply, packShotOf(facts, name.view))
  })
}

/** The pack shot of a product. */
export function packShotOf(facts: PictureFacts, view: PackView): PackShot {
  const { packWeight, unit, categoryId, casNumber, nameEnglish, version: _, ...same } = facts
  return {
    ...same,
    view,
    category: categoryId,
    net: `${formatQuantity(quantityText(packWeight))} ${unit}`,
    nameEn: nameEnglish,
    casNumber: casNumber ?? undefined,
  }
}
