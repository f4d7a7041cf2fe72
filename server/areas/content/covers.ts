import type { FastifyInstance } from 'fastify'
import { type CoverKind, coverKinds } from '#domain/content/cover.ts'
import { Refusal } from '#domain/refusal.ts'
import { sendTagged } from '#server/platform/http/tag.ts'
import { drawCover } from './cover/draw-cover.ts'

// a picture opened on its own may do nothing: no script, no requests, no framing
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** The address of a cover. */
export function coverUrl(kind: CoverKind): string {
  return `/gambar/artikel/${kind}.svg`
}

/** GET /gambar/artikel/{kind}.svg: the drawn covers of articles; copies are good for a day [CONTENT-2]. */
export function mountCovers(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/gambar/artikel/:file', async (request, reply) => {
    const kind = coverKinds.find((one) => `${one}.svg` === request.params.file)
    if (!kind) throw new Refusal('not_found')
    reply
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-resource-policy', 'same-origin')
      .type('image/svg+xml; charset=utf-8')
    return sendTagged(request, reply, drawCover(kind))
  })
}
