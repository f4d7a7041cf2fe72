import type { FastifyInstance } from 'fastify'
import { type CoverKind, coverKinds } from '#domain/content/cover.ts'
import { Refusal } from '#domain/refusal.ts'
import { sendDrawing } from '#server/platform/pictures/send-drawing.ts'
import { drawCover } from './cover/draw-cover.ts'

/** The address of a cover. */
export function coverUrl(kind: CoverKind): string {
  return `/gambar/artikel/${kind}.svg`
}

/** GET /gambar/artikel/{kind}.svg: the drawn covers of articles; copies are good for a day [CONTENT-2]. */
export function mountCovers(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/gambar/artikel/:file', async (request, reply) => {
    const kind = coverKinds.find((one) => `${one}.svg` === request.params.file)
    if (!kind) throw new Refusal('not_found')
    reply.header('cache-control', 'public, max-age=86400')
    return sendDrawing(request, reply, drawCover(kind))
  })
}
