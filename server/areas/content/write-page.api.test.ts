import { expect, it, onTestFinished } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const editor = await world.anAdministrator()
const visitor = world.aVisitor()

// the clock of the world stands at 2 March 2026
const terms = { halaman: 'syarat', berlaku_sejak: '2026-03-03', judul: 'Syarat', teks: '## Baru\n\nIsi baru.' } as const
const listed = async () =>
  (await editor.call('admin/halaman/daftar', {})).data.filter(({ halaman }) => halaman === 'syarat')

it('a version is written, changed and read from its day on; then it is final, and the old one stays [ADM-4]', async () => {
  const { data: first } = await editor.call('admin/halaman/simpan', terms)
  const { nama_versi, versi } = first
  const changed = { ...terms, nama_versi, versi, judul: 'Syarat baru' }
  const { data: second } = await editor.call('admin/halaman/simpan', changed)
  expect([second.nama_versi, second.versi, second.dapat_diubah]).toEqual(['2026-03-03', versi + 1, true])
  expect((await editor.send('admin/halaman/simpan', changed)).refusal?.code).toBe('page_version_moved_on')
  expect((await visitor.call('halaman/detail', { halaman: 'syarat' })).data.judul).not.toBe('Syarat baru')

  world.setClock('2026-03-03T00:00:00+07:00')
  onTestFinished(() => world.setClock())
  const { data } = await visitor.call('halaman/detail', { halaman: 'syarat' })
  expect([data.judul, data.versi, data.versi_lain]).toEqual(['Syarat baru', '2026-03-03', ['2026-03-03', '2026-01-01']])
  expect((await listed()).map(({ berlaku, dapat_diubah }) => [berlaku, dapat_diubah])).toEqual([
    [true, false],
    [false, false],
  ])
  const late = { ...changed, versi: versi + 1 }
  for (const refused of [
    await editor.send('admin/halaman/simpan', late),
    await editor.send('admin/halaman/batal', { halaman: 'syarat', nama_versi, versi: versi + 1 }),
  ])
    expect(refused.refusal?.code).toBe('page_version_final')
})

it('a version to come is taken back [ADM-4]', async () => {
  const { data } = await editor.call('admin/halaman/simpan', { ...terms, berlaku_sejak: '2026-05-01' })
  await editor.call('admin/halaman/batal', { halaman: 'syarat', nama_versi: data.nama_versi, versi: data.versi })
  expect((await listed()).map(({ berlaku_sejak }) => berlaku_sejak)).not.toContain('2026-05-01')
})

it.each([
  [{ berlaku_sejak: '2026-03-02' }, 'berlaku_sejak', 'page_day_early'],
  [{ berlaku_sejak: 'besok' }, 'berlaku_sejak', 'invalid_field'],
  [{ teks: '<b>x</b>' }, 'teks', 'text_html'],
  [{ judul: 'x'.repeat(10_000) }, 'judul', 'invalid_field'],
])('is refused with the field marked: %j [ADM-4]', async (wrong, field, code) => {
  const { refusal } = await editor.send('admin/halaman/simpan', { ...terms, ...wrong })
  expect(refusal).toMatchObject({ field, code })
})

it('of two versions for one day, written at once, one is kept [ADM-4]', async () => {
  const both = await Promise.all(
    ['Satu', 'Dua'].map((judul) =>
      editor.send('admin/halaman/simpan', { ...terms, berlaku_sejak: '2026-06-01', judul }),
    ),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(both.find(({ status }) => status === 422)?.refusal?.code).toBe('page_day_taken')
})
