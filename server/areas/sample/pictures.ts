import type { FastifyInstance } from 'fastify'
import { Refusal } from '#domain/refusal.ts'
import { sampleProduct } from '#domain/sample/products.ts'
import { sendPackShot } from '#server/areas/catalogue/public.ts'

const FILE = /^(\d{1,3})-(front|angle|label)\.svg$/

/** GET /gambar/contoh/{id}-{view}.svg: pictures of the sample shop, drawn as those of the marketplace are [SAMPLE-1]. */
export function mountSamplePictures(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/gambar/contoh/:file', (request, reply) => {
    const [, id, view] = FILE.exec(request.params.file) ?? []
    const product = sampleProduct(Number(id))
    if (!product) throw new Refusal('picture_not_found')
    const { kind: packKind, ...label } = product.pack

    // the address stays when the drawing changes
    reply.header('cache-control', 'public, max-age=86400')
    return sendPackShot(request, reply, {
      ...label,
      packKind,
      name: product.name,
      view: view as 'front' | 'angle' | 'label', // as the pattern says
    })
  })
}
