import { describe, expect, it } from 'vitest'
import { ensureWebBuild } from '#server/platform/build/ensure-build.ts'
import { builtWeb } from '#server/platform/web/web-source.ts'
import { openWorld } from '../world.ts'
import { cookieOf } from './pages.ts'

await ensureWebBuild()
const world = await openWorld({ web: await builtWeb() })
const visitor = world.aVisitor()
const cookie = await cookieOf(world, await world.aBuyer())

const names = {
  'of 101 characters': 'a'.repeat(101),
  'of 300 characters': 'a'.repeat(300),
  'of 1,500 characters': '7-'.repeat(750),
  'with a number too large': '9'.repeat(40),
  'with emoji': encodeURIComponent('🧪'.repeat(60)),
}

describe.each(Object.entries(names))('an address %s', (_what, name) => {
  it.each(['artikel', 'produk', 'bahan', 'seller', 'shop/produk', 'blog', 'tidak-ada'])(
    'below /%s names nothing: the page that helps on [ROUTE-4]',
    async (place) => {
      for (const as of ['', cookie]) {
        const { status, text } = await visitor.get(`/${place}/${name}`, { cookie: as })
        expect(status).toBe(404)
        expect(text).toContain('Halaman tidak ditemukan')
        expect(text).toContain('Nama bahan, CAS, atau kode E')
      }
    },
  )
})

it.each(['/artikel?kategori=', '/syarat?berlaku=', '/privasi?berlaku=', '/produk?kategori=', '/bandingkan?produk='])(
  '%s with a value too long is the page without it [ROUTE-5]',
  async (address) => {
    expect((await visitor.get(address + 'a'.repeat(1_500))).status).toBe(200)
  },
)
