import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { moveStocks } from '#server/areas/catalogue/stock/queries-ledger.ts'
import { openNode } from '#server/node.ts'
import { ensureWebBuild } from '#server/platform/build/ensure-build.ts'
import { builtWeb, type WebSource } from '#server/platform/web/web-source.ts'
import type { Caller } from '../actor.ts'
import { openScene, secretsIn } from '../leak/leak-scene.ts'
import { setStock } from '../scenes/ordering.ts'
import { blank, withRoute } from '../servers/with-route.ts'
import { openWorld } from '../world.ts'
import { cookieOf, pages } from './pages.ts'

await ensureWebBuild()
const web = await builtWeb()
const world = await openWorld({ web, connections: 4 })
const scene = await openScene(world)
const { insider, seller } = scene
const members: Record<string, Caller> = {
  buyer: insider,
  seller,
  administrator: scene.outsiders['an administrator'] as Caller, // the names are its keys
}

beforeEach(() => world.setClock())

/** An application that keeps pages, as one does that hears announcements. */
async function anApp(source: WebSource = web) {
  const { http, pageCache } = await buildApp(world.deps, source)
  onTestFinished(() => http.close())
  const logged: unknown[] = []
  http.addHook('onRequest', (request, _reply, done) => {
    request.log.error = ({ err }: { err: unknown }) => logged.push(err)
    done()
  })
  pageCache.hear()
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: answered, body, rawPayload } = await http.inject({ method: 'GET', url, headers })
    return { status: statusCode, headers: answered, body, rawPayload, from: answered['cache-status'] }
  }
  return { pageCache, ask, logged }
}

const HIT = 'sentra-bahan; hit'
const MISS = 'sentra-bahan; fwd=miss'

describe('a page kept for visitors', () => {
  it('has no byte of a member, and no member gets one, in whichever order they come [ROLE-4]', async () => {
    const { pageCache, ask } = await anApp()
    const cookies = new Map<string, string>()
    for (const [name, member] of Object.entries(members)) cookies.set(name, await cookieOf(world, member))
    const names = await world.db.selectFrom('users').select(['name', 'email']).execute()
    const buyers = await world.db.selectFrom('companies').select('name').where('kind', '!=', 'seller').execute()
    const canaries = [
      ...names.flatMap(({ name, email }) => [name, email]),
      ...buyers.map(({ name }) => name),
      insider.companyId,
      insider.userId,
    ].filter((text) => text !== 'Sentra Bahan')
    const found = (html: string) => [...canaries.filter((text) => html.includes(text)), ...secretsIn(html)]

    const hits = new Set<string>()
    const leaked: Record<string, Set<string>> = { buyer: new Set(), seller: new Set(), administrator: new Set() }
    for (const address of Object.values(pages).flatMap((of) => of(scene))) {
      for (const who of ['buyer', 'visitor', 'seller', 'administrator', 'visitor']) {
        const cookie = cookies.get(who)
        const { headers, body } = await ask(address, cookie ? { cookie } : {})
        if (cookie) {
          expect([headers['cache-control'], headers['cache-status']], address).toEqual(['private, no-store', undefined])
          for (const one of found(body)) leaked[who]?.add(one)
          continue
        }
        expect(found(body), address).toEqual([])
        if (headers['cache-status'] === HIT) hits.add(address)
      }
    }

    // there was something to find, and pages were cached
    expect([...(leaked.buyer ?? [])]).toEqual(expect.arrayContaining(['level2', insider.companyName, insider.userId]))
    expect(leaked.seller?.size).toBeGreaterThan(1)
    expect(leaked.administrator?.size).toBeGreaterThan(0)
    expect(hits.size).toBeGreaterThan(10)
    expect(pageCache.all).toHaveLength(hits.size)
    for (const { body, headers } of pageCache.all) {
      expect(found(`${body} ${JSON.stringify(headers)}`)).toEqual([])
      expect(body.toString()).toContain('Masuk')
    }
    // some two hundred pages are rendered, which takes a busy machine minutes
  }, 240_000)

  it('is made once for a hundred who ask at once, and not again for a later request', async () => {
    let made = 0
    const publicUrl = 'http://localhost:3000'
    const loader = () => {
      made += 1
      return { publicUrl }
    }
    const { ask } = await anApp(withRoute(web, 'routes/visitor/about', { ...blank, loader }))

    const all = await Promise.all(Array.from({ length: 100 }, () => ask('/tentang-kami')))
    const later = await ask('/tentang-kami')

    expect([made, later.from]).toEqual([1, HIT])
    expect(new Set([...all, later].map(({ body }) => body)).size).toBe(1)
  })

  it('comes in the encoding its reader unpacks, with one tag, and as 304 to a client that has it', async () => {
    const { ask } = await anApp()
    const plain = await ask('/produk')
    const br = await ask('/produk', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await ask('/produk', { 'accept-encoding': 'gzip' })

    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect((await promisify(brotliDecompress)(br.rawPayload)).toString()).toBe(plain.body)
    expect((await promisify(gunzip)(gzip.rawPayload)).toString()).toBe(plain.body)
    expect(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size).toBe(1)
    const again = await ask('/produk', { 'accept-encoding': 'br', 'if-none-match': String(br.headers.etag) })
    expect([again.status, again.body, again.headers['content-length'], again.from]).toEqual([304, '', undefined, HIT])
  })

  it('is made anew after a minute, since a day ends and an announcement may be missed', async () => {
    const { ask } = await anApp()
    const froms = [(await ask('/seller')).from]
    for (const at of ['09:00:59', '09:01:01']) {
      world.setClock(`2026-03-02T${at}+07:00`)
      froms.push((await ask('/seller')).from)
    }
    expect(froms).toEqual([MISS, HIT, MISS])
  })

  it('that was begun before a change is answered, but not kept', async () => {
    const gate = Promise.withResolvers<{ publicUrl: string }>()
    const { pageCache, ask } = await anApp(
      withRoute(web, 'routes/visitor/about', { ...blank, loader: () => gate.promise }),
    )
    const begun = ask('/tentang-kami')
    await expect.poll(() => pageCache.underWay).toBe(1)
    pageCache.drop()
    gate.resolve({ publicUrl: 'http://localhost:3000' })

    expect([(await begun).status, (await ask('/tentang-kami')).from, (await ask('/tentang-kami')).from]).toEqual([
      200,
      MISS,
      HIT,
    ])
  })

  it('is kept by nobody who hears no announcements', async () => {
    const { pageCache, ask } = await anApp()
    await ask('/seller')
    pageCache.lose()
    expect([(await ask('/seller')).from, (await ask('/seller')).from, pageCache.all]).toEqual([MISS, MISS, []])
  })

  it('speaks no language that somebody has chosen, and whoever has chosen one does not lose it [HEAD-3]', async () => {
    const { ask } = await anApp()
    const answers: unknown[] = []
    for (const cookie of ['bahasa=ar', undefined, 'bahasa=ar', undefined, 'bahasa=xx']) {
      const { body, headers } = await ask('/seller', cookie ? { cookie } : {})
      answers.push(body.match(/<header lang="(\w+)"/)?.[1])
      expect(headers.vary).toContain('Cookie')
    }
    expect(answers).toEqual(['ar', 'id', 'ar', 'id', 'id'])
  })

  it.each([
    ['a cookie of whatever name', '/seller', { cookie: 'tampilan=tabel' }],
    ['a session that is over', '/seller', { cookie: 'sb_refresh=karangan' }],
    ['a bearer', '/seller', { authorization: 'Bearer karangan' }],
    ['an unknown parameter', '/seller?utm_source=surat', {}],
    ['parameters in another order than that of links', '/produk?urut=harga-terendah&kategori=1', {}],
    ['a value that is passed over', '/produk?halaman=0', {}],
    ['a search', '/produk?keyword=zat', {}],
    ['a page that is not for all', '/masuk', {}],
  ])('is not for %s', async (_what, address, headers) => {
    const { pageCache, ask } = await anApp()
    await ask(address, headers)
    const { status, from } = await ask(address, headers)
    expect([status, from, pageCache.all]).toEqual([200, undefined, []])
  })

  it.each([
    ['/produk/tidakada-zat', 404],
    [`/produk/${scene.product.code}`, 301],
    ['/seller/tidak-ada/produk', 404],
  ])('is no answer but a whole page: %s', async (address, expected) => {
    const { pageCache, ask } = await anApp()
    await ask(address)
    const { status, from } = await ask(address)
    expect([status, from, pageCache.all]).toEqual([expected, MISS, []])
  })

  it('is refused when it would set a cookie', async () => {
    const loader = () => new Response('{}', { headers: { 'set-cookie': 'satu=1', 'content-type': 'application/json' } })
    const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders
    const { pageCache, ask, logged } = await anApp(
      withRoute(web, 'routes/visitor/about', { ...blank, loader, headers }),
    )
    const { status, headers: answered } = await ask('/tentang-kami')
    expect([status, answered['set-cookie'], pageCache.all]).toEqual([500, undefined, []])
    expect(logged).toEqual([new Error('a page for all visitors sets a cookie')])
  })
})

describe('two nodes on one database', { timeout: 60_000 }, () => {
  async function twoNodes() {
    const nodes = await Promise.all([1, 2].map(() => openNode(world.deps, world.databaseUrl, web)))
    for (const { close } of nodes) onTestFinished(close)
    return (url: string) =>
      Promise.all(
        nodes.map(async ({ http }) => {
          const { statusCode, headers, body } = await http.inject({ method: 'GET', url })
          return { status: statusCode, from: headers['cache-status'], body }
        }),
      )
  }

  it('show a withdrawn product no more, and a page that nobody changed is kept by both [SELLER-1]', async () => {
    const ask = await twoNodes()
    const product = await world.aProduct({ seller, name: 'Zat Tarikan' })
    const address = `/produk/${product.code}-zat-tarikan`
    // until the announcement of the new product has arrived
    await expect.poll(async () => (await ask(address)).map(({ from }) => from)).toEqual([HIT, HIT])
    await expect.poll(async () => (await ask('/produk')).map(({ from }) => from)).toEqual([HIT, HIT])

    await seller.call('pusat-seller/produk/tarik', { produk_id: product.id })

    await expect.poll(async () => (await ask(address)).map(({ status }) => status)).toEqual([410, 410])
    for (const { body } of await ask('/produk')) expect(body).not.toContain('Zat Tarikan')
  })

  it('keep nothing while they cannot hear, so that what was announced meanwhile is not missed', async () => {
    const ask = await twoNodes()
    const about = sql`update companies set about = 'Sejak kemarin' where id = ${seller.companyId}`
    const address = `/seller/${seller.companyUsername}`
    await expect.poll(async () => (await ask(address)).map(({ from }) => from)).toEqual([HIT, HIT])

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'sentra-bahan live' and datname = current_database()`.execute(world.db)
    await about.execute(world.db)

    await expect.poll(async () => (await ask(address)).every(({ body }) => body.includes('Sejak kemarin'))).toBe(true)
    await expect.poll(async () => (await ask(address)).map(({ from }) => from), { timeout: 20_000 }).toEqual([HIT, HIT])
  })
})

it('is announced by the database itself, once a transaction, when visitors would see a change', async () => {
  const heard = await world.hear()
  const catalogue = { topics: [], change: { name: 'catalogue' } }
  const end = (which: string) => ({ topics: [], change: { name: which } })
  const announceEnd = (which: string) => sql`select pg_notify('sentra_live', ${JSON.stringify(end(which))})`
  const { id } = await world.aProduct({ seller })
  await world.db.transaction().execute(async (tx) => {
    // neither a stock that is enough before and after, nor a buyer, is anything to visitors
    await moveStocks(tx, [{ productId: id, kind: 'correction', onHand: '-1' }], new Date(0))
    await sql`update companies set about = 'Baru' where id = ${insider.companyId}`.execute(tx)
    await sql`update products set name = name where id = ${id}`.execute(tx)
    await announceEnd('first').execute(tx)
  })
  await expect.poll(() => heard.all).toContainEqual(end('first'))
  const before = heard.all.length
  await setStock(world, id, '0')
  await world.db.transaction().execute(async (tx) => {
    await sql`update products set name = 'Satu' where id = ${id}`.execute(tx)
    await sql`update materials set description = 'Dua'`.execute(tx)
    await announceEnd('second').execute(tx)
  })
  await expect.poll(() => heard.all).toContainEqual(end('second'))

  expect(heard.all.slice(0, before - 1)).toEqual(Array(before - 1).fill(catalogue))
  expect(heard.all.slice(before - 1)).toEqual([end('first'), catalogue, catalogue, end('second')])
})
