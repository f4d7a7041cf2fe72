import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

it('says of a category what administrators write, under the name and code that are fixed [ADM-4, HOME-5]', async () => {
  const administrator = await world.anAdministrator()
  const { data: categories } = await administrator.call('admin/kategori/daftar', {})
  expect(categories.map(({ kategori_id, nama }) => [kategori_id, nama])).toEqual([
    [1, 'Pharmaceutical'],
    [2, 'Food and Beverages'],
    [3, 'Cosmetic and Toiletries'],
    [6, 'Natural'],
  ])
  const [{ kategori_id, versi } = { kategori_id: 0, versi: 0 }] = categories
  const written = { kategori_id, versi, teks: 'Bahan aktif dan eksipien.' }
  await administrator.call('admin/kategori/simpan', written)

  const { data: shown } = await world.aVisitor().call('kategori/daftar', {})
  expect(shown.find((one) => one.kategori_id === kategori_id)?.teks).toBe('Bahan aktif dan eksipien.')
  const late = await administrator.send('admin/kategori/simpan', { ...written, teks: 'Yang kedua.' })
  expect(late.refusal).toMatchObject({ code: 'category_moved_on', field: 'versi' })
  const empty = await administrator.send('admin/kategori/simpan', { ...written, versi: versi + 1, teks: ' ' })
  expect(empty.refusal?.field).toBe('teks')
  const unknown = await administrator.send('admin/kategori/simpan', { ...written, kategori_id: 4 })
  expect(unknown.refusal?.code).toBe('category_not_found')
})

it('lets of two administrators who write at once one write, and tells the other [ADM-4]', async () => {
  const administrator = await world.anAdministrator()
  const { data: categories } = await administrator.call('admin/kategori/daftar', {})
  const expected = { kategori_id: 6, versi: categories.find(({ kategori_id }) => kategori_id === 6)?.versi ?? 0 }
  const answers = await Promise.all(
    ['Ekstrak.', 'Rempah.'].map((teks) => administrator.send('admin/kategori/simpan', { ...expected, teks })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})
