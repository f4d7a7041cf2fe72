import { expect, it } from 'vitest'
import { sampleProducts } from '#domain/sample/products.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const visitor = world.aVisitor()

it('draws every picture of every sample product for anybody [SAMPLE-1]', async () => {
  const drawn = new Set<string>()
  for (const { name, images } of sampleProducts) {
    for (const image of images) {
      const { status, headers, text } = await visitor.get(image)
      expect([status, headers['content-type']], image).toEqual([200, 'image/svg+xml; charset=utf-8'])
      drawn.add(text)
      expect((await visitor.get(image, { 'if-none-match': String(headers.etag) })).status, name).toBe(304)
    }
  }
  expect(drawn.size).toBe(48)
})

it.each(['17-front', '0-front', '1-behind', '1', '1-front-2', '..%2f1-front', '999999999999-front'])(
  'knows no picture %s [SAMPLE-1]',
  async (name) => {
    expect((await visitor.get(`/gambar/contoh/${name}.svg`)).status).toBe(404)
  },
)
