import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ensureWebBuild } from '#server/platform/build/ensure-build.ts'
import { builtWeb } from '#server/platform/web/web-source.ts'
import { openScene, secretsIn } from '../leak/leak-scene.ts'
import { requirementsFile } from '../runner/requirements.ts'
import { openWorld } from '../world.ts'
import { cookieOf } from './pages.ts'

await ensureWebBuild()
const world = await openWorld({ web: await builtWeb() })
const scene = await openScene(world)
const visitor = world.aVisitor()
const buyer = await cookieOf(world, scene.insider)
const articles = await visitor.get('/artikel')
const [, article = '/artikel'] = /href="(\/artikel\/\d+-[^"]+)"/.exec(articles.text) ?? []
const MOST_STEPS = 4

/** Values for the names in the addresses of requirements. */
const names: Record<string, string> = {
  '/produk/{address}': `/produk/${scene.product.code}-zat-rahasia`,
  '/bahan/{slug}': `/bahan/${scene.materialSlug}`,
  '/artikel/{address}': article,
  '/seller/{username}': `/seller/${scene.seller.companyUsername}`,
}

/** The required routes, to which rows may be added but never removed. */
const required = {
  'ROUTE-1':
    '/ /masuk /daftar /daftar-promo /produk /produk/{address} /seller /seller/{username} /tentang-kami /artikel /artikel/{address} /blog/category-classic /blog/post-full /blog/category-list /blog/category-left-sidebar /artikel/post-classic',
  'ROUTE-2':
    '/ /tentang /masuk /daftar-promo /produk /produk/{address} /seller /seller/{username} /transaksi /transaksi/daftar-transaksi /transaksi/nego /akun /akun/profile /akun/distributor /akun/loyalty-poin /akun/switch-account /keranjang /checkout /faq /tentang-kami /artikel /artikel/{address}',
  'ROUTE-3':
    '/transaksi /transaksi/daftar-transaksi /transaksi/nego /akun /akun/profile /akun/distributor /akun/loyalty-poin /faq /keranjang /loyalty-poin /checkout',
  'ROUTE-9':
    '/ /produk /produk/{address} /seller /seller/{username} /artikel /artikel/{address} /tentang-kami /sitemap.xml /robots.txt',
}

/** The addresses that the row of a requirement names in docs/requirements.md, one that can be opened for each. */
function addressesOf(id: keyof typeof required): string[] {
  const [, row = ''] =
    new RegExp(`^- \\*\\*${id}\\*\\* ((?:.*\\n)(?: {2}.*\\n)*)`, 'm').exec(readFileSync(requirementsFile, 'utf8')) ?? []
  const [, at = ''] = /\*At\* (.*?)\.(?: \*Tests\*|$)/.exec(row.replace(/\s+/g, ' ').trim()) ?? []
  const addresses = [...at.matchAll(/`([^`]+)`/g)].map(([, address = '']) => names[address] ?? address)
  // all below an address stand for themselves elsewhere
  return addresses.filter((address) => !address.includes('*'))
}

/** Follows where an address leads within the site. @returns the last address and its status */
async function arrivalOf(address: string, cookie = ''): Promise<{ status: number; path: string }> {
  let path = address
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const { status, headers } = await visitor.get(path, cookie === '' ? {} : { cookie })
    if (status !== 301 && status !== 302) return { status, path }
    path = String(headers.location)
  }
  throw new Error(`${address} leads on and on`)
}

const publicAddresses = addressesOf('ROUTE-1')
const memberAddresses = addressesOf('ROUTE-2')
const protectedAddresses = addressesOf('ROUTE-3')
const renderedPages = addressesOf('ROUTE-9').filter((address) => !/^\/(sitemap|robots)/.test(address))

describe('the addresses of the requirements', () => {
  it.each(Object.entries(required))('are all named that were requested: %s', (id, requiredAddresses) => {
    const addressesHere = requiredAddresses.split(' ').map((address) => names[address] ?? address)
    expect(addressesOf(id as keyof typeof required)).toEqual(expect.arrayContaining(addressesHere))
  })

  it.each(publicAddresses)('%s is there for a visitor [ROUTE-1]', async (address) => {
    expect((await visitor.get(address)).status).toBe(200)
  })

  it.each(memberAddresses)(
    '%s is there for somebody signed in, or leads where they want to be [ROUTE-2]',
    async (address) => {
      expect((await arrivalOf(address, buyer)).status).toBe(200)
    },
  )

  it.each(protectedAddresses)('%s leads a visitor to sign in, and on to itself [ROUTE-3]', async (address) => {
    const { status, headers } = await visitor.get(address)
    const to = new URL(String(headers.location), 'http://localhost')

    expect([status, to.pathname, to.searchParams.get('lanjut')]).toEqual([302, '/masuk', address])
    const arrival = await arrivalOf(headers.location as string, buyer)
    expect(arrival).toEqual({ status: 200, path: (await arrivalOf(address, buyer)).path })
  })

  it.each(['/tidak-ada', '/artikel/tidak/ada', '/produk/zzzzzz-x', '/blog/lain', '/shop/lain', '/%F0%9F%8D%AC'])(
    '%s is a missing page, to whomever [ROUTE-4]',
    async (address) => {
      for (const cookie of ['', buyer]) {
        const { status, path } = await arrivalOf(address, cookie)
        expect([status, path]).toEqual([404, address])
      }
    },
  )

  it('leads from a plain id to the address of the product and of the seller, for good [ROUTE-5]', async () => {
    const plain = {
      [`/produk/${scene.product.id}`]: names['/produk/{address}'],
      [`/produk/${scene.product.code}`]: names['/produk/{address}'],
      [`/seller/${scene.seller.companyId}`]: names['/seller/{username}'],
    }
    for (const [address, canonical] of Object.entries(plain)) {
      const { status, headers } = await visitor.get(address)
      expect([address, status, headers.location]).toEqual([address, 301, canonical])
    }
  })

  it('has header and footer on every page but that of a new password [ROUTE-6]', async () => {
    for (const address of [...new Set([...addressesOf('ROUTE-1'), '/reset-password'])]) {
      const { text } = await visitor.get(address)
      const framed = ['<header', '<footer'].every((part) => text.includes(part))
      expect([address, framed]).toEqual([address, address !== '/reset-password'])
    }
  })

  it('names the page last in its breadcrumb, without a link, and the list of products before [ROUTE-7]', async () => {
    const { text } = await visitor.get(names['/produk/{address}'] ?? '')
    const [breadcrumb = ''] = /<nav aria-label="Jejak halaman".*?<\/nav>/s.exec(text) ?? []

    expect(breadcrumb).toContain('href="/produk"')
    expect(breadcrumb.split('<li').at(-1)).not.toContain('<a')
    expect(breadcrumb.split('<li').at(-1)).toContain('aria-current="page"')
  })

  it.each(renderedPages)(
    '%s is rendered by the server, and says what it is to whoever links to it, without a price [ROUTE-9]',
    async (address) => {
      const { text } = await visitor.get(address)

      expect(text).toMatch(/<main.*<h1[^>]*>[^<]*\w/s)
      expect(text).toMatch(/<title>[^<]+ \| Sentra Bahan<\/title>|<title>Sentra Bahan[^<]*<\/title>/)
      expect(text).toMatch(/<meta name="description" content="[^"]+/)
      expect(text).toContain(`<link rel="canonical" href="http://localhost:3000${address === '/' ? '/' : address}"`)
      for (const property of ['og:title', 'og:description', 'og:url', 'og:image'])
        expect(text).toMatch(new RegExp(`<meta property="${property}" content="[^"]+`))
      expect(kindsOf(text)).toEqual(linkedDataOf(address))
      expect(text).not.toMatch(/"(price|lowPrice|highPrice|offers)"|\bRp\s?\d/)
      expect(secretsIn(text)).toEqual([])
    },
  )

  it.each(['/masuk', '/daftar'])(
    '%s leads somebody signed in to what they wanted, or home [ROUTE-11]',
    async (address) => {
      expect(await arrivalOf(address, buyer)).toEqual({ status: 200, path: '/' })
      expect(await arrivalOf(`${address}?lanjut=%2Fkeranjang`, buyer)).toEqual({ status: 200, path: '/keranjang' })
      // never to another site
      expect(await arrivalOf(`${address}?lanjut=%2F%2Fjahat.example%2F`, buyer)).toEqual({ status: 200, path: '/' })
    },
  )
})

/** The kinds of things in the JSON-LD of a page. */
function kindsOf(html: string): string[] {
  const texts = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return texts.map(([, text = '']) => JSON.parse(text)['@type'])
}

/** The expected JSON-LD: the company, or a thing and the way to it. */
function linkedDataOf(address: string): string[] {
  if (address === '/') return ['Organization']
  const [, first = '', second] = address.split('/')
  const things = { produk: 'Product', bahan: 'ChemicalSubstance', seller: 'Organization', artikel: 'Article' }
  const thing = Object.entries(things).find(([part]) => second && part === first)?.[1]
  const company = first === 'tentang-kami' ? ['Organization'] : []
  return [...(thing ? [thing] : company), 'BreadcrumbList']
}
