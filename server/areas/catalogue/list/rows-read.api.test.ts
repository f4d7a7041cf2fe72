import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf, orderable, readyOrder } from '#bench/ordering.ts'
import { catalogueQuestions } from '#bench/questions.ts'
import { Caller } from '#test/actor.ts'
import { hearStatements, planOf } from '#test/database/rows-read.ts'
import { openWorld } from '#test/world.ts'

// However many offers there are, a page of them costs what a page costs: no statement that answers for the catalogue reads
// the rest of it.
const MOST_ROWS = 2000
// questions of each kind, since their plans differ in what they ask about
const ASKED = 5

const statements = hearStatements()
const world = await openWorld({ template: 'offers_20000' })
const questions = await catalogueQuestions(world.databaseUrl)
const client = new pg.Client({ connectionString: world.databaseUrl })
beforeAll(() => client.connect())
afterAll(() => client.end())

const viewers = {
  visitor: world.aVisitor(),
  buyer: new Caller(world.http, '10.2.0.1', { identity: 'pembeli@contoh.id', password: 'Contoh123' }),
}

it.each(questions)('reads no more than 2,000 rows for one page: $name', async ({ path, bodies }) => {
  const tooMany: string[] = []
  for (const [viewer, caller] of Object.entries(viewers)) {
    for (const body of bodies.slice(0, ASKED)) {
      const heard = await statements.during(async () => {
        const { status, text } = await caller.send(path, body)
        expect(status, text).toBe(200)
      })
      for (const one of heard) {
        const { rowsRead, top } = await planOf(client, one)
        if (rowsRead > MOST_ROWS)
          tooMany.push(`${viewer} ${JSON.stringify(body)}: ${rowsRead} rows (${top.join(', ')})`)
      }
    }
  }

  expect(tooMany).toEqual([])
})

it('reads no more than 2,000 offers for a file of the sitemap, and a few of each 2,000 for its index [ROUTE-9]', async () => {
  const rowsReadBy = async (path: string) => {
    const heard = await statements.during(async () => {
      expect((await viewers.visitor.get(path)).status).toBe(200)
    })
    const read: number[] = []
    for (const one of heard) read.push((await planOf(client, one)).rowsRead)
    return read
  }

  const file = await rowsReadBy('/sitemap/produk-5.xml')

  expect(file).toHaveLength(1)
  expect(file[0]).toBeLessThanOrEqual(MOST_ROWS)
  expect(Math.max(...(await rowsReadBy('/sitemap.xml')))).toBeLessThan(1000)
})

it.each(['tiongkok india', 'usp india cair', 'cair serbuk tiongkok', 'india serbuk', 'tiongkok'])(
  'counts what common words find together, however few that are: %s [MAT-3]',
  async (keyword) => {
    const pageOf = async (halaman: number) => {
      const { data } = await viewers.visitor.call('produk/daftar', { keyword, per_halaman: 50, halaman })
      return { total: data.total, shown: data.produk.length }
    }
    const { total } = await pageOf(1)
    const pages = Math.max(Math.ceil(total / 50), 1)
    expect(50 * (pages - 1) + (await pageOf(pages)).shown).toBe(total)
  },
)

it('reads few offers where two common words exclude each other [MAT-3]', async () => {
  const heard = await statements.during(() => viewers.visitor.send('produk/daftar', { keyword: 'tiongkok india' }))
  for (const one of heard) {
    const { rowsRead, top } = await planOf(client, one)
    expect(rowsRead, `${one.name}: ${top.join(', ')}`).toBeLessThanOrEqual(MOST_ROWS)
  }
})

it('places an order without reading those that were placed before [ORDER-1]', async () => {
  const { data: member } = await viewers.visitor.call('session/login', {
    identitas: 'pembeli@contoh.id',
    password: 'Contoh123',
  })
  const call = async <Data>(path: string, body: object) => {
    const { status, text, data } = await viewers.buyer.send(path, body)
    expect(status, text).toBe(200)
    return data as Data // what readyOrder says that a call answers
  }
  const buyer = { bearer: '', cookie: '', companyId: member.companyId, userId: member.userId, call }
  const [product] = await orderable(buyer, world.databaseUrl)
  if (!product) throw new Error('nothing can be ordered')
  const placeOrder = await readyOrder(buyer, product, await addressOf(buyer))

  const heard = await statements.during(placeOrder, /^\s*(\/\*.*?\*\/)?\s*select\b/)

  expect(heard.length).toBeGreaterThan(5)
  for (const one of heard) {
    const { rowsRead, top } = await planOf(client, one)
    expect(rowsRead, `${one.name}: ${top.join(', ')}`).toBeLessThan(500)
  }
})
