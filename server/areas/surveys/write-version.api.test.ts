import { describe, expect, it, onTestFinished } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const editor = await world.anAdministrator()

// the clock of the world stands at 2 March 2026
const reworded = {
  pertanyaan_baru: false,
  pertanyaan: 'Dari mana Anda tahu tentang kami?',
  keterangan: 'Singkat saja.',
  pilihan: [{ id: 2, nama: 'Media sosial atau iklan' }, { nama: 'Asosiasi industri' }],
}
const currentSurvey = async () => (await (await world.aBuyer()).call('survey/pertanyaan', {})).data
const listed = async () => (await editor.call('admin/survei/versi/daftar', {})).data

describe('versions of the survey', () => {
  it('are drafts until they get a day, are asked from it on, and then stay; answers keep the version asked [ADM-5]', async () => {
    const early = await world.aBuyer({ name: 'PT Awal' })
    const late = await world.aBuyer({ name: 'PT Lambat' })
    const before = await currentSurvey()
    await early.call('survey/submit', { company_id: early.companyId, survey_id: 2 })

    const [draft] = (await editor.call('admin/survei/versi/simpan', reworded)).data
    expect(draft).toMatchObject({ berlaku_sejak: null, pertanyaan_ke: null, dapat_diubah: true, berlaku: false })
    expect(await currentSurvey()).toEqual(before)
    const expected = { versi_id: draft?.versi_id, versi: draft?.versi }
    const pilihan = draft?.pilihan.filter(({ id }) => id !== 5) ?? []
    const planned = { ...reworded, ...expected, pilihan, berlaku_sejak: '2026-03-03' }
    const [version] = (await editor.call('admin/survei/versi/simpan', planned)).data
    expect(version?.pilihan).toEqual(draft?.pilihan)
    expect(version?.pilihan.map(({ id, nama }) => [id > 6 ? 'new' : id, nama])).toEqual([
      [2, 'Media sosial atau iklan'],
      ['new', 'Asosiasi industri'],
      [5, 'Lainnya'],
    ])
    expect((await editor.send('admin/survei/versi/simpan', planned)).refusal?.code).toBe('survey_version_moved_on')
    expect(await currentSurvey()).toEqual(before)

    world.setClock('2026-03-03T00:00:00+07:00')
    onTestFinished(() => world.setClock())
    expect(await currentSurvey()).toMatchObject({ versi_id: version?.versi_id, pertanyaan: reworded.pertanyaan })
    // its dialog was open at midnight
    await late.call('survey/submit', { company_id: late.companyId, survey_id: 1, versi_id: before.versi_id })
    // a member who has answered the question is not asked it in other words
    await early.call('survey/submit', { company_id: early.companyId, survey_id: 5, survey_nama: 'Lagi' })

    const { versi, jawaban } = (await editor.call('admin/survei/jawaban', {})).data
    expect(versi.map(({ pertanyaan_ke, pilihan }) => [pertanyaan_ke, pilihan.map(({ jumlah }) => jumlah)])).toEqual([
      [1, [0, 0, 0]],
      [1, [1, 1, 0, 0, 0, 0]],
    ])
    expect(jawaban.map(({ versi_id, pilihan }) => [versi_id, pilihan])).toEqual([
      [before.versi_id, 'Mesin pencari (Google dan sejenisnya)'],
      [before.versi_id, 'Media sosial'],
    ])
    const one = { versi_id: version?.versi_id }
    expect((await editor.call('admin/survei/jawaban', one)).data).toMatchObject({ jawaban: [], total: 0 })
    const final = { versi_id: version?.versi_id, versi: version?.versi }
    for (const refused of [
      await editor.send('admin/survei/versi/simpan', { ...planned, ...final, berlaku_sejak: '2026-04-01' }),
      await editor.send('admin/survei/versi/hapus', final),
    ])
      expect(refused.refusal?.code).toBe('survey_version_final')
  })

  it('ask everybody again where the question is new, which takes no option of another one [ADM-5] [HOME-6]', async () => {
    const buyer = await world.aBuyer({ name: 'PT Dua Kali' })
    await world.subscribe(buyer, await world.aSeller())
    const flag = async () => {
      const identitas = { identitas: buyer.email, password: 'Contoh123' }
      return (await world.aVisitor().call('session/login', identitas)).data.openSurveyIdentification
    }
    await buyer.call('survey/submit', { company_id: buyer.companyId, survey_id: 2 })
    expect(await flag()).toBe('false')
    const next = { ...reworded, pertanyaan_baru: true, berlaku_sejak: '2026-03-02' }
    const saved = (await editor.call('admin/survei/versi/simpan', next)).data
    const version = saved.find(({ berlaku_sejak }) => berlaku_sejak === '2026-03-02')
    expect(version?.pilihan.map(({ id }) => id)).not.toContain(2)

    expect(await flag()).toBe('true')
    expect((await buyer.call('survey/submit', { company_id: buyer.companyId, survey_id: 2 })).refusal?.field).toBe(
      'survey_id',
    )
    await buyer.call('survey/submit', { company_id: buyer.companyId, survey_id: 5, survey_nama: 'Kurang cepat' })
    expect(await flag()).toBe('false')
    const { text } = await editor.send('admin/survei/unduh', {})
    const own = text.split('\r\n').filter((line) => line.includes('PT Dua Kali'))
    expect(own.map((line) => line.split(',').slice(1, 3).join())).toEqual(['"1","2026-01-01"', '"2","2026-03-02"'])
  })

  it('are removed while nobody has been asked them; a version that has no day is asked of nobody [ADM-5]', async () => {
    const [{ versi_id } = { versi_id: 0 }] = (await editor.call('admin/survei/versi/simpan', reworded)).data
    const buyer = await world.aBuyer()
    const answer = { company_id: buyer.companyId, survey_id: 2, versi_id }
    expect((await buyer.send('survey/submit', answer)).refusal?.code).toBe('survey_version_not_found')
    const left = (await editor.call('admin/survei/versi/hapus', { versi_id, versi: 0 })).data
    expect(left.map((one) => one.versi_id)).not.toContain(versi_id)
  })

  it.each([
    [{ berlaku_sejak: '2026-03-01' }, 'berlaku_sejak', 'survey_day_early'],
    [{ berlaku_sejak: '2026-01-01' }, 'berlaku_sejak', 'survey_day_early'],
    [{ pertanyaan: 'x'.repeat(10_000) }, 'pertanyaan', 'invalid_field'],
    [{ pilihan: [] }, 'pilihan', 'invalid_field'],
    [{ pilihan: [{ nama: 'lainnya' }] }, 'pilihan', 'survey_option_twice'],
    [
      {
        pilihan: [
          { id: 2, nama: 'Satu' },
          { id: 2, nama: 'Dua' },
        ],
      },
      'pilihan',
      'survey_option_twice',
    ],
    [{ pilihan: [{ id: 5, nama: 'Tertulis' }] }, 'pilihan', 'survey_option_unknown'],
    [{ pilihan: [{ id: 32_000, nama: 'Asing' }] }, 'pilihan', 'survey_option_unknown'],
    [{ versi_id: 99_999, versi: 0 }, 'versi_id', 'survey_version_not_found'],
  ])('are refused with the field marked: %j [ADM-5]', async (wrong, field, code) => {
    const there = await listed()
    const { refusal } = await editor.send('admin/survei/versi/simpan', { ...reworded, ...wrong })
    expect(refusal).toMatchObject({ field, code })
    expect(await listed()).toEqual(there)
  })

  it('of two for one day, written at once, one is kept [ADM-5]', async () => {
    const both = await Promise.all(
      ['Satu?', 'Dua?'].map((pertanyaan) =>
        editor.send('admin/survei/versi/simpan', { ...reworded, pertanyaan, berlaku_sejak: '2026-06-01' }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(both.find(({ status }) => status === 422)?.refusal?.code).toBe('survey_day_taken')
  })
})
