import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const editor = await world.anAdministrator()
const member = await world.aBuyer()
const visitor = world.aVisitor()

const body = { bagian: 'Nego', pertanyaan: 'Bolehkah dua orang menego?', jawaban: 'Satu **perusahaan**, satu nego.' }
const listed = async () => (await editor.call('admin/faq/daftar', {})).data
const last = async () => (await listed()).at(-1) ?? expect.fail('no question')
const anchors = async () => {
  const { data } = await member.call('faq/daftar', {})
  return data.flatMap(({ isi }) => isi.map(({ jangkar }) => jangkar))
}

describe('a question', () => {
  it('is read by members once it is shown, under its section, and no more once it is withdrawn [ADM-4]', async () => {
    await editor.call('admin/faq/simpan', body)
    const { faq_id, versi, jangkar } = await last()
    expect([jangkar, await anchors()]).toEqual([
      'bolehkah-dua-orang-menego',
      expect.not.arrayContaining(['bolehkah-dua-orang-menego']),
    ])

    await editor.call('admin/faq/tayangkan', { faq_id, versi, tayang: true })
    const { data } = await member.call('faq/daftar', {})
    expect(data.find(({ nama }) => nama === 'Nego')?.isi.at(-1)).toMatchObject({ pertanyaan: body.pertanyaan })

    await editor.call('admin/faq/tayangkan', { faq_id, versi: versi + 1, tayang: false })
    expect(await anchors()).not.toContain(jangkar)
  })

  it('keeps the end of its address when its words change, and two alike have two [ADM-4]', async () => {
    await editor.call('admin/faq/simpan', { ...body, pertanyaan: 'Sama?' })
    const first = await last()
    await editor.call('admin/faq/simpan', { ...body, pertanyaan: 'Sama?' })
    const second = await last()
    await editor.call('admin/faq/simpan', { ...body, ...second, pertanyaan: '中文' })
    expect([first.jangkar, second.jangkar, (await last()).jangkar]).toEqual(['sama', 'sama-2', 'sama-2'])
  })

  it('tells the slower of two editors that it has moved on [ADM-4]', async () => {
    await editor.call('admin/faq/simpan', body)
    const { faq_id, versi } = await last()
    const both = await Promise.all(
      ['Satu', 'Dua'].map((jawaban) => editor.send('admin/faq/simpan', { ...body, faq_id, versi, jawaban })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.refusal?.code).toBe('question_moved_on')
    expect((await editor.send('admin/faq/tayangkan', { faq_id: 99_999, versi, tayang: true })).status).toBe(404)
  })

  it.each([
    [{ jawaban: '<script>alert(1)</script>' }, 'jawaban', 'text_html'],
    [{ jawaban: '[x](javascript:alert(1))' }, 'jawaban', 'text_link'],
    [{ jawaban: ' ' }, 'jawaban', 'invalid_field'],
    [{ jawaban: 'x'.repeat(10_000) }, 'jawaban', 'invalid_field'],
    [{ pertanyaan: '🙂' }, 'pertanyaan', 'invalid_field'],
  ])('is refused with the field marked: %j [ADM-4]', async (wrong, field, code) => {
    const { refusal } = await editor.send('admin/faq/simpan', { ...body, ...wrong })
    expect(refusal).toMatchObject({ field, code })
  })
})

describe('questions', () => {
  it('are put in another order whole, or not at all [ADM-4]', async () => {
    const ids = (await listed()).map(({ faq_id }) => faq_id)
    for (const wrong of [ids.slice(1), [...ids, 99_999], [...ids.slice(1), ids[1] ?? 0], []])
      expect((await editor.send('admin/faq/urutkan', { faq_id: wrong })).refusal?.code).toBe('list_moved_on')

    const { data } = await editor.call('admin/faq/urutkan', { faq_id: ids.toReversed() })
    expect(data.map(({ faq_id }) => faq_id)).toEqual(ids.toReversed())
  })

  it('are read as they are typed before they are kept [ADM-4]', async () => {
    const { data } = await editor.call('admin/konten/pratinjau', { teks: '- **satu**' })
    expect(data.bagian).toEqual([
      {
        judul: null,
        blok: [{ jenis: 'butir', baris: [[{ teks: 'satu', tebal: true, miring: false, tautan: null }]], gambar: null }],
      },
    ])
    expect((await editor.send('admin/konten/pratinjau', { teks: '<b>' })).refusal).toMatchObject({ field: 'teks' })
  })
})

describe('testimonials', () => {
  it('are on the home page once shown, in the order chosen, and every node hears of it [ADM-4, HOME-4]', async () => {
    const read = async () => (await visitor.get('/api/testimoni-pelanggan')).text
    await editor.call('admin/testimoni/simpan', { testimoni: 'Cepat.', nama_perusahaan: 'PT Pertama' })
    const { data } = await editor.call('admin/testimoni/simpan', { testimoni: 'Rapi.', nama_perusahaan: 'PT Kedua' })
    expect(await read()).not.toContain('PT')

    const heard = await world.hear()
    for (const { testimoni_id, versi } of data)
      await editor.call('admin/testimoni/tayangkan', { testimoni_id, versi, tayang: true })
    expect((await heard.next()).change).toEqual({ name: 'catalogue' })
    expect(await read()).toMatch(/Pertama.*Kedua/)

    const ids = data.map(({ testimoni_id }) => testimoni_id).toReversed()
    await editor.call('admin/testimoni/urutkan', { testimoni_id: ids })
    expect(await read()).toMatch(/Kedua.*Pertama/)
    const stale = { testimoni_id: ids[0] ?? 0, versi: 0, tayang: false }
    expect((await editor.send('admin/testimoni/tayangkan', stale)).refusal?.code).toBe('testimonial_moved_on')
  })
})
