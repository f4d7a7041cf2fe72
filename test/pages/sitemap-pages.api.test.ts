import { expect, it } from 'vitest'
import { ensureWebBuild } from '#server/platform/build/ensure-build.ts'
import { builtWeb } from '#server/platform/web/web-source.ts'
import { openScene } from '../leak/leak-scene.ts'
import { openWorld } from '../world.ts'
import { pagePaths, pages } from './pages.ts'

await ensureWebBuild()
const web = await builtWeb()
const world = await openWorld({ web })
const scene = await openScene(world)
const visitor = world.aVisitor()
const listed = (await Promise.all((await locationsIn('/sitemap.xml')).map(locationsIn))).flat()

async function locationsIn(address: string): Promise<string[]> {
  const { text } = await visitor.get(new URL(address, 'http://localhost:3000').pathname)
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location = '']) => location)
}

it('names every page by the address that the page gives as its own [ROUTE-9, MAT-2]', async () => {
  expect(listed.length).toBeGreaterThan(10)
  for (const address of listed) {
    const { status, text } = await visitor.get(address.replace('http://localhost:3000', ''))
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? []
    expect([status, canonical], address).toEqual([200, address])
    expect(text).not.toMatch(/<meta name="robots" content="noindex/)
  }
})

it('names every page of the route table that visitors may find by a search engine [ROUTE-9]', async () => {
  for (const path of pagePaths) {
    const [address = ''] = pages[path]?.(scene) ?? []
    const { status, text } = await visitor.get(address)
    const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? []
    if (status !== 200 || /<meta name="robots" content="noindex/.test(text)) continue
    // a seller's page leads to its list of products
    if (path === '/seller/:username/produk') continue
    expect(listed, path).toContain(canonical)
  }
})

it('is named by robots.txt, which forbids searches and what only members see, and nothing else [ROUTE-9]', async () => {
  const { text } = await visitor.get('/robots.txt')
  const forbidden = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => {
    const parts = rule.split('*').map((part) => part.replace(/[?&.]/g, '\\$&'))
    return new RegExp(`^${parts.join('.*')}`)
  })
  const mayVisit = (address: string) => !forbidden.some((rule) => rule.test(address))

  expect(text).toContain('\nSitemap: http://localhost:3000/sitemap.xml\n')
  expect(text.startsWith('User-agent: *\n')).toBe(true)
  expect(listed.map((address) => address.replace('http://localhost:3000', '')).filter((one) => !mayVisit(one))).toEqual(
    [],
  )
  for (const search of ['/produk?keyword=gula', '/produk?kategori=1&keyword=gula', '/seller?keyword=x'])
    expect(mayVisit(search), search).toBe(false)
  // linked from nowhere, and show nothing without a session
  const unlinked = ['/daftar/selesai', '/masuk/langkah-kedua']
  for (const path of pagePaths.filter((one) => !unlinked.includes(one))) {
    const [address = ''] = pages[path]?.(scene) ?? []
    const { headers } = await visitor.get(address)
    if (String(headers.location).startsWith('/masuk')) expect(mayVisit(address), address).toBe(false)
  }
})
