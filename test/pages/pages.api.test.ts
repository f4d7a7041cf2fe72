import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { ensureWebBuild } from '#server/platform/build/ensure-build.ts'
import { builtWeb, type WebSource } from '#server/platform/web/web-source.ts'
import { openScene } from '../leak/leak-scene.ts'
import { blank, withRoute } from '../servers/with-route.ts'
import { openWorld } from '../world.ts'
import { statuses } from './page-statuses.ts'
import { cookieOf, pagePaths, pages } from './pages.ts'

await ensureWebBuild()
const web = await builtWeb()
const world = await openWorld({ web })
const scene = await openScene(world)
const people = { visitor: world.aVisitor(), buyer: scene.insider, seller: scene.seller }
const cookies = {
  visitor: '',
  buyer: await cookieOf(world, people.buyer),
  seller: await cookieOf(world, people.seller),
}
type Who = keyof typeof people
/** Those with a secret in their address. */
const secretPaths = ['/verifikasi', '/bukti/:code', '/ubah-email', '/ubah-email/batal', '/berhenti-email', '/undangan']

describe('every page', () => {
  const asMembersSee = new Map<string, string>()

  it('of the route table is requested', () => {
    expect(Object.keys(statuses).sort()).toEqual([...pagePaths].sort())
  })

  it.each(pagePaths.filter((path) => !secretPaths.includes(path)))(
    '%s may be cached by anybody as visitors see it, and revalidated',
    async (path) => {
      const { status, headers, text } = await ask('visitor', path)
      expect([status, headers.vary]).toEqual([statuses[path]?.[0], 'Cookie, Accept-Encoding'])
      expectScriptsAllowed(headers, text)
      if (status !== 200) {
        expect([headers['cache-control'], headers.etag]).toEqual([undefined, undefined])
        return
      }
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      const again = await ask('visitor', path, { 'if-none-match': String(headers.etag) })
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag])
      expect(again.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      // the policy in the reader's copy matches its scripts
      expect(again.headers).not.toHaveProperty('content-security-policy')
      expect((await ask('visitor', path, { 'if-none-match': 'W/"older"' })).status).toBe(200)
    },
  )

  it.each(pagePaths)('%s may not be cached as members see it', async (path) => {
    for (const [who, expected] of [
      ['buyer', statuses[path]?.[1]],
      ['seller', statuses[path]?.[2]],
    ] as const) {
      const { status, headers, text } = await ask(who, path, { 'if-none-match': '*' })
      asMembersSee.set(`${path} as ${who}`, text)
      expect([status, headers['cache-control']], who).toEqual([expected, 'private, no-store'])
      expect([headers.vary, headers.etag], who).toEqual(['Cookie, Accept-Encoding', undefined])
      expectScriptsAllowed(headers, text)
    }
  })

  it.each([...secretPaths, '/masuk?lanjut=%2Fundangan%3Ftoken%3Dkarangan'])(
    '%s is kept by nobody and named to no other site, for its address carries a secret [SESS-6]',
    async (path) => {
      for (const who of ['visitor', 'buyer'] as const) {
        const { headers } = await ask(who, path)
        expect([headers['cache-control'], headers['referrer-policy'], headers.etag], who).toEqual([
          'private, no-store',
          'no-referrer',
          undefined,
        ])
      }
    },
  )

  it("keeps 'Rp' on one line with its amount, wherever one is shown [CARD-2]", () => {
    const shown = [...asMembersSee].flatMap(([page, html]) => {
      const words = html.replace(/<script\b.*?<\/script>|<head\b.*?<\/head>/gs, '')
      const amounts = words.matchAll(/(?:(<span class="whitespace-nowrap">)|>)([^<>]*?)[-−]?Rp \d/g)
      return [...amounts].map(([, together, before]) => `${page}: ${together && !before ? 'kept' : before}`)
    })
    expect(shown.filter((one) => !one.endsWith(': kept'))).toEqual([])
    // as many pages as show one
    expect(new Set(shown).size).toBeGreaterThan(10)
  })

  it("says to members alone when it was made, by the application's clock", async () => {
    const madeAt = async (who: Who) => /"madeAt\\",(\d+)/.exec((await ask(who, '/tentang-kami')).text)?.[1]
    expect(await madeAt('buyer')).toBe(String(world.now().getTime()))
    expect(await madeAt('visitor')).toBeUndefined()
  })

  it('asks the API from the address of a person who asks for it [MAT-4]', async () => {
    for (const one of [world.aVisitor(), world.aVisitor(), await world.aBuyer()])
      expect((await one.get('/produk?keyword=qwertz')).status).toBe(200)
    const { rows } = await sql`select from rate_limits where starts_with(key, 'empty searches')`.execute(world.db)
    expect(rows).toHaveLength(3)
  })

  it('has a nonce of its own each time', async () => {
    const [one, other] = [await ask('visitor', '/masuk'), await ask('visitor', '/masuk')]
    expect(nonceOf(one.headers)).not.toBe(nonceOf(other.headers))
  })
})

it('tells only the browser in which an account was closed that it was [REG-3]', async () => {
  const person = await world.aBuyer()
  const visitor = world.aVisitor()
  const closed = await person.call('akun/tutup', { user_id: person.userId, password: 'Contoh123' })
  const cookie = [closed.headers['set-cookie']].flat().find((one) => one?.startsWith('akun_ditutup='))

  const received = await visitor.get('/akun-ditutup', { cookie: cookie?.split(';')[0] ?? '' })
  const stranger = await visitor.get('/akun-ditutup', { cookie: 'lain=akun_ditutup=1' })

  expect([received.status, stranger.status, stranger.headers.location]).toEqual([200, 302, '/'])
  expect(received.text).toContain('Akun Anda telah ditutup')
  expect(cookie).toMatch(/Max-Age=300; Path=\/akun-ditutup; HttpOnly; SameSite=Lax/)
})

describe('an odd address or a small role is no fault of the page', () => {
  it.each(['/produk?keyword=%00', '/produk?keyword=asam%00&grade=%00', '/seller?keyword=%00', '/produk/%00', '/%00'])(
    '%s [ROUTE-4, ROUTE-5]',
    async (address) => {
      expect((await people.visitor.get(address)).status).toBeOneOf([200, 404])
    },
  )

  it.each(['/produk/%E0%A4%A', '/100%'])('%s names nothing: the page that helps on [ROUTE-4]', async (address) => {
    const { status, text } = await people.visitor.get(address)
    expect([status, text]).toEqual([404, expect.stringContaining('Halaman tidak ditemukan')])
  })

  it.each(['0000-01-01', '1900-01-01', '2100-01-01', '2026-02-30'])(
    'a list from the day %s is a list of all days [ORDER-5]',
    async (day) => {
      const cookie = cookies.buyer
      expect((await people.visitor.get(`/transaksi/daftar-transaksi?dari=${day}`, { cookie })).status).toBe(200)
    },
  )

  it.each(['[', 'a b', '@', '%', 'localhost:99999'])('a host of %j answers 400', async (host) => {
    expect((await people.visitor.get('/tentang-kami', { host })).status).toBe(400)
  })

  it.each([
    '/pusat-seller/chat',
    '/pusat-seller/langganan',
    '/pusat-seller/dokumen',
    '/pusat-seller/nego',
    '/pusat-seller/nego/pengaturan',
  ])('a warehouse is told that %s is not for it, and led on to what is [ROLE-10]', async (address) => {
    const cookie = await cookieOf(world, await world.aColleague(scene.seller, 'warehouse'))
    const { status, text } = await people.visitor.get(address, { cookie })
    expect([status, text]).toEqual([403, expect.stringContaining('Peran Anda tidak mengizinkan tindakan ini.')])
    expect(text).toMatch(/href="\/pusat-seller"[^>]*>Ke Hari ini</)
  })
})

describe('an address that is no longer or not yet the right one', () => {
  const { product, seller } = scene
  const canonical = `/produk/${product.code}-zat-rahasia`

  it.each(['GET', 'HEAD'] as const)(
    'leads for good to the canonical address, what follows it kept: %s [ROUTE-5]',
    async (method) => {
      const address = async (url: string) => {
        const { statusCode, headers } = await world.http.inject({ method, url })
        return [statusCode, headers.location]
      }
      expect(await address(`/produk/${product.id}?dari=surat&x=a%20b`)).toEqual([301, `${canonical}?dari=surat&x=a+b`])
      expect(await address(`/seller/${seller.companyId}?dari=surat`)).toEqual([
        301,
        `/seller/${seller.companyUsername}?dari=surat`,
      ])
      expect(await address(`/seller/${seller.companyId.toUpperCase()}`)).toEqual([
        301,
        `/seller/${seller.companyUsername}`,
      ])
    },
  )

  it('of a merged material leads for good to the one that has its offers, filters kept [MAT-5]', async () => {
    const [from, into] = [await world.aMaterial({ slug: 'lama' }), await world.aMaterial({ slug: 'baru' })]
    const merge = { bahan_id: from, versi: 1, tujuan_id: into, tujuan_versi: 1 }
    await (await world.anAdministrator()).call('admin/bahan/gabung', merge)
    const { statusCode, headers } = await world.http.inject({ method: 'GET', url: '/bahan/lama?urut=harga-terendah' })
    expect([statusCode, headers.location]).toEqual([301, '/bahan/baru?urut=harga-terendah'])
  })

  it.each([
    '/produk/2000000000',
    '/produk/9999999999',
    '/produk/0117',
    '/produk/0',
    '/seller/019c0000-0000-7000-8000-000000000001',
    `/seller/${scene.insider.companyId}`,
  ])("that is nobody's is a missing page: %s [ROUTE-4, ROUTE-5]", async (address) => {
    for (const cookie of ['', cookies.buyer]) {
      const { status, text } = await people.visitor.get(address, { cookie })
      expect([status, text]).toEqual([404, expect.stringContaining('tidak ditemukan')])
    }
  })

  it('of a draft is as missing as its canonical address [ROUTE-5]', async () => {
    const hidden = await world.aProduct({ seller, name: 'Zat Simpanan' })
    await world.db.updateTable('products').set({ status: 'draft' }).where('id', '=', hidden.id).execute()
    for (const address of [`/produk/${hidden.id}`, `/produk/${hidden.code}-zat-simpanan`]) {
      const { status, headers, text } = await people.visitor.get(address, { cookie: cookies.seller })
      expect([status, headers.location]).toEqual([404, undefined])
      expect(text).not.toContain('Zat Simpanan')
    }
  })
})

it.each(['/pusat-seller', '/pusat-seller/pesanan'])(
  'a buyer who opens %s is told whose page it is, in the frame of all pages [ROLE-10]',
  async (address) => {
    const { status, text } = await people.visitor.get(address, { cookie: cookies.buyer })
    expect([status, text]).toEqual([403, expect.stringContaining('Halaman ini hanya untuk akun seller.')])
    expect(text).toContain('<title>Pusat Seller | Sentra Bahan</title>')
    expect(text).toMatch(/<header.*<footer/s)
  },
)

it.each([
  ['buyer', ['/', '/keranjang', '/pesan-cepat', '/daftar-belanja', '/pusat-seller/pesanan', '/tidak-ada', '/produk']],
  ['visitor', ['/', '/produk', '/masuk', '/daftar', '/daftar-promo', '/tentang-kami', '/tidak-ada']],
] as const)(
  "a %s finds the platform's contact details, form and privacy policy at the end of %j [HOME-7, ROUTE-10]",
  async (who, urls) => {
    const contact = {
      address: 'Jalan Uji 1',
      email: 'halo@uji.contoh',
      whatsapp: '0811',
      instagram: null,
      linkedin: null,
    }
    const config = { ...world.deps.config, contact, privacyPolicyUrl: 'https://uji.contoh/privasi' }
    const { http } = await buildApp({ ...world.deps, config }, web)
    onTestFinished(() => http.close())

    for (const url of urls) {
      const { body } = await http.inject({ method: 'GET', url, headers: { cookie: cookies[who] } })

      expect(body, url).toMatch(
        /<footer.*Jalan Uji 1.*halo@uji\.contoh.*uji\.contoh\/privasi.*Tanya kami lewat WhatsApp/s,
      )
    }
    const own = await http.inject({ method: 'GET', url: '/privasi' })
    expect([own.statusCode, own.headers.location]).toEqual([302, 'https://uji.contoh/privasi'])
  },
)

it('shows a buyer below the desk what everybody sees [HOME-9, HOME-1, HOME-3, HOME-5]', async () => {
  const { text } = await ask('buyer', '/')
  const headings = [...text.matchAll(/<(h[12])\b[^>]*>(.*?)<\/\1>/gs)].map(([, level, words]) => `${level} ${words}`)
  expect(headings.filter((heading) => heading.startsWith('h1'))).toEqual(['h1 Hari ini'])
  expect(headings.slice(headings.indexOf('h2 Bahan baku industri, dengan harga perusahaan Anda.'))).toEqual(
    expect.arrayContaining(['h2 Belanja menurut kategori', 'h2 Mengapa belanja di sini']),
  )
})

it('pages beyond those that are under way are refused, and made again afterwards', async () => {
  const gate = Promise.withResolvers<{ publicUrl: string }>()
  const { http } = await buildApp(
    world.deps,
    withRoute(web, 'routes/visitor/about', { ...blank, loader: () => gate.promise }),
  )
  onTestFinished(() => http.close())
  // begun at once, not when it is awaited
  const ask = () => http.inject({ method: 'GET', url: '/tentang-kami' }).then((answer) => answer)

  const waiting = Array.from({ length: 200 }, ask)
  const refused = await ask()
  gate.resolve({ publicUrl: 'http://localhost:3000' })
  const made = await Promise.all(waiting)

  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(new Set(made.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect((await ask()).statusCode).toBe(200)
})

describe('a fault while a page is made is logged once, with its request id', () => {
  const fault = new Error('broken on purpose')
  const fail = () => {
    throw fault
  }

  it('where a component breaks', async () => {
    const { answer, logged } = await askOf(withRoute(web, 'routes/visitor/about', { default: fail }), '/tentang-kami')
    expect(answer.statusCode).toBe(500)
    expect(logged).toEqual([{ url: '/tentang-kami', id: expect.stringMatching(/^req-/), err: fault }])
    expect(answer.headers['cache-control']).toBeUndefined()
    expect(answer.body).not.toContain(fault.message)
  })

  it.each(['/tentang-kami', '/tentang-kami.data'])('where a loader breaks: %s', async (url) => {
    const { answer, logged } = await askOf(withRoute(web, 'routes/visitor/about', { loader: fail }), url)
    expect(answer.statusCode).toBe(500)
    expect(logged).toEqual([{ url, id: expect.stringMatching(/^req-/), err: fault }])
  })

  it('where a call breaks that a loader makes: there', async () => {
    await sql`alter table invitations rename to invitations_elsewhere`.execute(world.db)
    onTestFinished(async () => {
      await sql`alter table invitations_elsewhere rename to invitations`.execute(world.db)
    })
    const { answer, logged } = await askOf(web, '/undangan?token=karangan')
    expect(answer.statusCode).toBe(500)
    expect(logged).toMatchObject([
      { url: '/api/undangan/lihat', id: expect.stringMatching(/^req-/), err: { code: '42P01' } },
    ])
  })

  it('and a page is missing whose call cannot read what it asks, and the log names the call [ROUTE-4]', async () => {
    const received: unknown[] = []
    const { http } = await buildApp(world.deps, web)
    onTestFinished(() => http.close())
    http.addHook('onRequest', (request, _reply, done) => {
      request.log.info = (facts: unknown) => received.push(facts)
      done()
    })

    const headers = { cookie: cookies.buyer }
    const { statusCode } = await http.inject({ method: 'GET', url: '/transaksi/daftar-transaksi/bukan-id', headers })

    expect(statusCode).toBe(404)
    const refusal = expect.objectContaining({ code: 'invalid_field' })
    expect(received).toContainEqual(expect.objectContaining({ call: 'transaksi/detail', refusal }))
  })

  it('and a thing that is not there is no fault', async () => {
    const { answer, logged } = await askOf(web, '/tidak-ada')
    expect([answer.statusCode, logged]).toEqual([404, []])
  })
})

function ask(who: Who, path: string, headers: Record<string, string> = {}) {
  const [address = path] = pages[path]?.(scene) ?? []
  return people[who].get(address, { ...headers, ...(cookies[who] && { cookie: cookies[who] }) })
}

/** The page's policy allows its own scripts alone: by its nonce, or by their hashes where a page is cached for many. */
function expectScriptsAllowed(headers: Record<string, unknown>, html: string) {
  const policy = String(headers['content-security-policy'])
  const nonce = nonceOf(headers)
  const inline = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].filter(
    ([, attributes = '']) => !/application\/ld\+json| src=/.test(attributes),
  )
  // a redirect has none
  expect(inline.length > 1).toBe(html !== '')
  if (nonce !== undefined) {
    expect(nonce).toMatch(/^[\w+/]{22}==$/)
    for (const [, attributes] of inline) expect(attributes).toContain(`nonce="${nonce}"`)
    return
  }
  const hashes = inline.map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(policy).toContain(`script-src ${["'self'", ...new Set(hashes)].join(' ')};`)
  expect(html).not.toContain('nonce=')
}

function nonceOf(headers: Record<string, unknown>): string | undefined {
  return /script-src 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]
}

/** Asks a separate application and collects its log. */
async function askOf(source: WebSource, url: string) {
  const logged: { url: string; id: string; err: unknown }[] = []
  const { http } = await buildApp(world.deps, source)
  onTestFinished(() => http.close())
  http.addHook('onRequest', (request, _reply, done) => {
    for (const level of ['warn', 'error', 'fatal'] as const) {
      request.log[level] = ({ err }: { err: unknown }) => logged.push({ url: request.url, id: request.id, err })
    }
    done()
  })
  return { answer: await http.inject({ method: 'GET', url }), logged }
}
