import type { FastifyInstance } from 'fastify'
import { formatQuantity } from '#domain/format.ts'
import { quantityText } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import { drawPackShot, type PackView } from '#server/areas/catalogue/pack-shot/pack-shot.ts'
import type { Deps } from '#server/deps.ts'
import { sendTagged } from '#server/platform/http/tag.ts'
import { pictureUrl, readPictureName } from './picture.ts'
import { findPictureFacts, type PictureFacts } from './queries-detail.ts'

// a picture opened on its own may do nothing: no script, no requests, no framing
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** GET /gambar/produk/{code}-{view}-{version}.svg: pack shots; a name always shows the same, so copies may be kept. */
export function mountPictures(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { file: string } }>('/gambar/produk/:file', async (request, reply) => {
    const name = readPictureName(request.params.file)
    const facts = name && (await findPictureFacts(deps.db, name.productId))
    if (!name || !facts || name.version > facts.version) throw new Refusal('picture_not_found')
    if (name.version < facts.version) {
      // a page from before the change still links to the old one
      reply.header('cache-control', 'no-cache')
      return reply.redirect(pictureUrl(name.productId, facts.version, name.view))
    }

    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      .type('image/svg+xml; charset=utf-8')
    return sendTagged(request, reply, draw(facts, name.view))
  })
}

function draw(facts: PictureFacts, view: PackView): string {
  const { packWeight, unit, categoryId, casNumber, nameEnglish, version: _, ...same } = facts
  return drawPackShot({
    ...same,
    view,
    category: categoryId,
    net: `${formatQuantity(quantityText(packWeight))} ${unit}`,
    nameEn: nameEnglish,
    casNumber: casNumber ?? undefined,
  })
}
