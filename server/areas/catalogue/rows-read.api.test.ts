import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { catalogueQuestions } from '#bench/questions.ts'
import { Caller } from '#test/actor.ts'
import { hearStatements, planOf } from '#test/rows-read.ts'
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
  const asked = async (path: string) => {
    const heard = await statements.during(async () => {
      expect((await viewers.visitor.get(path)).status).toBe(200)
    })
    const read: number[] = []
    for (const one of heard) read.push((await planOf(client, one)).rowsRead)
    return read
  }

  const file = await asked('/sitemap/produk-5.xml')

  expect(file).toHaveLength(1)
  expect(file[0]).toBeLessThanOrEqual(MOST_ROWS)
  expect(Math.max(...(await asked('/sitemap.xml')))).toBeLessThan(1000)
})
