import { expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const administrator = await world.anAdministrator()

it('answers are counted by option, and listed page by page, newest first [ADM-5]', async () => {
  for (const [name, survey_id, survey_nama] of [
    ['PT Satu', 2, undefined],
    ['PT Dua', 2, undefined],
    ['=PT Tiga', 5, '=HYPERLINK("http://jahat.example")'],
  ] as const) {
    const buyer = await world.aBuyer({ name })
    world.setClock(new Date(world.now().getTime() + 60_000).toISOString())
    await buyer.call('survey/submit', { company_id: buyer.companyId, survey_id, survey_nama })
  }

  const first = (await administrator.call('admin/survei/jawaban', { per_halaman: 2 })).data
  expect(first.versi).toHaveLength(1)
  expect(first.versi[0]?.pilihan.map(({ id, jumlah }) => [id, jumlah])).toEqual([
    [1, 0],
    [2, 2],
    [3, 0],
    [4, 0],
    [6, 0],
    [5, 1],
  ])
  expect([first.total, first.jawaban.map(({ perusahaan }) => perusahaan)]).toEqual([3, ['=PT Tiga', 'PT Dua']])
  const second = (await administrator.call('admin/survei/jawaban', { per_halaman: 2, halaman: 2 })).data
  expect(second.jawaban).toMatchObject([{ perusahaan: 'PT Satu', pilihan: 'Media sosial', keterangan: null }])
})

it('the file has every answer once, and nothing that a spreadsheet would run [ADM-5]', async () => {
  const { text } = await administrator.send('admin/survei/unduh', {})
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(text).toContain('"\'=PT Tiga"')
  expect(text).toContain('"\'=HYPERLINK(""http://jahat.example"")"')
})
