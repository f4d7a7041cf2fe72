import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openWorld } from '../world.ts'

const world = await openWorld()
const visitor = world.aVisitor()

const page = readFileSync(join(import.meta.dirname, '../../docs/content-by-hand.md'), 'utf8')
const statements = [...page.matchAll(/^```sql\n(.*?)^```/gms)].map(([, statement = '']) => statement)
const run = (statement = '') => sql.raw(statement).execute(world.db)

it('content is changed by hand as docs/content-by-hand.md says [CONTENT-1] [CONTENT-2]', async () => {
  const titles = async () =>
    (await visitor.call('artikel/daftar', {})).data.artikel.map(({ judul, kategori }) => [judul, kategori])
  const buyer = await world.aBuyer()
  const [published, corrected, takenDown, question, testimonial, planned, withdrawn, ...others] = statements
  expect(others).toEqual([])

  await run(published)
  expect(await titles()).toEqual([['Membaca CoA per lot', 'Panduan']])
  await run(corrected)
  const { data: article } = await visitor.call('artikel/detail', {})
  expect(article).toMatchObject({ judul: 'Membaca CoA setiap lot', diperbarui: '2026-03-02', kategori_produk: [1, 2] })
  expect(article.bagian.map(({ judul }) => judul)).toEqual([null, 'Yang diperiksa'])
  await run(takenDown)
  expect(await titles()).toEqual([])

  await run(question)
  const { data: faq } = await buyer.call('faq/daftar', {})
  expect(faq.find(({ nama }) => nama === 'Nego')?.isi.map(({ jangkar }) => jangkar)).toContain('nego-bersama')
  await run(testimonial)
  expect((await visitor.get('/api/testimoni-pelanggan')).text).toContain('PT Contoh Sejahtera')

  const versions = async () => (await visitor.call('halaman/detail', { halaman: 'syarat' })).data.versi_lain
  await run(planned)
  world.setClock('2099-01-01T00:00:00+07:00')
  expect((await versions())[0]).toBe('2099-01-01')
  await run(withdrawn)
  expect(await versions()).not.toContain('2099-01-01')
  world.setClock()
})
