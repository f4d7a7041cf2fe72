import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'
import { insertArticles, type NewArticle } from './queries.ts'

const world = await openWorld()

async function anArticle(change: Partial<NewArticle> = {}): Promise<number> {
  const slug = `artikel-${crypto.randomUUID()}`
  const article: NewArticle = {
    slug,
    title: 'Cara membaca CoA',
    category: 'Panduan',
    authorRole: 'Tim Penjaminan Mutu',
    coverKeyword: 'sertifikat',
    body: 'Periksa nomor lot.',
    relatedCategories: [],
    day: '2026-01-05',
    ...change,
  }
  await world.db.transaction().execute((tx) => insertArticles(tx, [article]))
  const { id } = await world.db.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()
  return id
}

it('makes the picture of links to an article, a small PNG, another one for another title [ROUTE-9] [CONTENT-2]', async () => {
  const visitor = world.aVisitor()
  const id = await anArticle()
  const picture = await visitor.get(`/bagikan/artikel/${id}.png`)
  await world.db.updateTable('articles').set({ title: 'Cara menyimpan CoA' }).where('id', '=', id).execute()
  const changed = await visitor.get(`/bagikan/artikel/${id}.png`)

  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect(Number(picture.headers['content-length'])).toBeLessThan(100_000)
  expect(changed.headers.etag).not.toBe(picture.headers.etag)
})

it('has none of an article that is not there, or planned for later [ROUTE-9]', async () => {
  const planned = await anArticle({ day: '2030-01-01' })
  for (const name of [`${planned}.png`, '999999999.png', 'cara-membaca-coa.png', '1.svg', '0.png', '..%2f1.png'])
    expect([name, (await world.aVisitor().get(`/bagikan/artikel/${name}`)).status]).toEqual([name, 404])
})
