import { describe, expect, it, onTestFinished } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const editor = await world.anAdministrator()
const visitor = world.aVisitor()

const text = { judul: 'Menyimpan gula', kategori: 'Logistik', penulis: 'Tim Gudang', teks: 'Simpan **kering**.' }
let number = 0

async function aDraft(wishes: Partial<typeof text & { alamat: string }> = {}) {
  number += 1
  const { data } = await editor.call('admin/artikel/simpan', { ...text, alamat: `uji-${number}`, ...wishes })
  return data
}

const read = async (id: number) => {
  const answer = await visitor.send('artikel/detail', { alamat: String(id) })
  return answer.status === 200 ? (JSON.parse(answer.text) as { data: { judul: string } }).data.judul : answer.status
}
const at = (time: string) => {
  world.setClock(`${time}:00+07:00`)
  onTestFinished(() => world.setClock())
}
const minute = (hours: number) => new Date(world.now().getTime() + (7 + hours) * 3_600_000).toISOString().slice(0, 16)

describe('an article', () => {
  it('is read by no stranger before it is published, by any address, and by everybody after [ADM-4]', async () => {
    const draft = await aDraft({ judul: 'Rahasia dapur', alamat: 'rahasia-dapur' })
    const addresses = [`${draft.artikel_id}`, `${draft.artikel_id}-rahasia-dapur`, 'rahasia-dapur']
    for (const alamat of addresses) expect((await visitor.send('artikel/detail', { alamat })).status).toBe(404)
    for (const address of ['/api/artikel/daftar', '/sitemap/artikel.xml', `/bagikan/artikel/${draft.artikel_id}.png`])
      expect((await visitor.get(address)).text).not.toContain('ahasia')
    expect((await (await world.aBuyer()).send('admin/artikel/detail', { artikel_id: draft.artikel_id })).status).toBe(
      422,
    )

    await editor.call('admin/artikel/tayangkan', draft)

    for (const alamat of addresses)
      expect((await visitor.call('artikel/detail', { alamat })).data.judul).toBe('Rahasia dapur')
  })

  it('is shown from its minute in Jakarta until its end, though no process runs then [ADM-4]', async () => {
    const draft = await aDraft()
    const [from, until] = [minute(24), minute(48)]
    await editor.call('admin/artikel/tayangkan', { ...draft, tayang: from, berakhir: until })
    const state = async () => (await editor.call('admin/artikel/detail', { artikel_id: draft.artikel_id })).data.status

    expect([await read(draft.artikel_id), await state()]).toEqual([404, 'terjadwal'])
    at(from)
    expect([await read(draft.artikel_id), await state()]).toEqual(['Menyimpan gula', 'tayang'])
    at(until)
    expect([await read(draft.artikel_id), await state()]).toEqual([404, 'berakhir'])
  })

  it('keeps what readers see while a newer version is written; publishing that keeps its day and says when [ADM-4]', async () => {
    const draft = await aDraft()
    const shown = (await editor.call('admin/artikel/tayangkan', draft)).data
    const { data: later } = await editor.call('admin/artikel/simpan', {
      ...text,
      ...shown,
      judul: 'Menyimpan sirup',
      alamat: 'sirup',
    })
    expect(await read(draft.artikel_id)).toBe('Menyimpan gula')
    const { data: list } = await editor.call('admin/artikel/daftar', { cari: 'sirup' })
    expect(list.artikel).toMatchObject([{ artikel_id: draft.artikel_id, ada_draf: true, status: 'tayang' }])

    await editor.call('admin/artikel/tayangkan', { ...later, tayang: minute(24) })

    const { data } = await visitor.call('artikel/detail', { alamat: `${draft.artikel_id}-uji-lama` })
    expect(data).toMatchObject({
      judul: 'Menyimpan sirup',
      slug: 'sirup',
      diperbarui: '2026-03-02',
      tanggal: '2026-03-02',
    })
  })

  it('tells the slower of two editors that it has moved on [ADM-4]', async () => {
    const draft = await aDraft()
    const both = await Promise.all(
      ['Satu', 'Dua'].map((judul) =>
        editor.send('admin/artikel/simpan', { ...text, ...draft, judul, alamat: `dua-${judul.toLowerCase()}` }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.refusal?.code).toBe('article_moved_on')
    const { data } = await editor.call('admin/artikel/detail', { artikel_id: draft.artikel_id })
    expect(data.riwayat.map(({ nomor }) => nomor)).toEqual([2, 1])
  })

  it('saved twice alike is one version; an older one can be read and compared [ADM-4]', async () => {
    const draft = await aDraft({ alamat: 'banding' })
    const { data: same } = await editor.call('admin/artikel/simpan', { ...text, ...draft, alamat: 'banding' })
    expect(same).toEqual(draft)
    await editor.call('admin/artikel/simpan', {
      ...text,
      ...draft,
      judul: 'Lain',
      alamat: 'banding',
      teks: 'Simpan **dingin**.',
    })

    const { data } = await editor.call('admin/artikel/banding', { artikel_id: draft.artikel_id, dari: 1, ke: 2 })
    expect(data.isian).toEqual([{ nama: 'Judul', sebelum: 'Menyimpan gula', sesudah: 'Lain' }])
    expect(data.teks.filter(({ jenis }) => jenis !== 'sama')).toEqual([
      { jenis: 'hapus', teks: 'kering' },
      { jenis: 'tambah', teks: 'dingin' },
    ])
    const { data: first } = await editor.call('admin/artikel/detail', { artikel_id: draft.artikel_id, nomor: 1 })
    expect(first).toMatchObject({ nomor: 1, isi: { judul: 'Menyimpan gula' } })
    const none = await editor.send('admin/artikel/detail', { artikel_id: draft.artikel_id, nomor: 9 })
    expect(none.refusal?.code).toBe('article_version_not_found')
  })

  it('is withdrawn at once, and then is a draft again [ADM-4]', async () => {
    const draft = await aDraft()
    const refused = await editor.send('admin/artikel/tarik', draft)
    expect(refused.refusal?.code).toBe('article_not_shown')
    const { data: shown } = await editor.call('admin/artikel/tayangkan', draft)
    await editor.call('admin/artikel/tarik', shown)
    expect(await read(draft.artikel_id)).toBe(404)
  })

  it.each([
    [{ teks: 'x <script>alert(1)</script>' }, 'teks', 'text_html'],
    [{ teks: '[x](javascript:alert(1))' }, 'teks', 'text_link'],
    [{ teks: '![x](https://x.contoh/1.png)' }, 'teks', 'text_picture'],
    [{ teks: '`x`' }, 'teks', 'text_part'],
    [{ judul: '中文', alamat: '' }, 'alamat', 'article_slug_missing'],
    [{ alamat: 'sudah-dipakai' }, 'alamat', 'article_slug_taken'],
  ])('is refused with the field marked: %j [ADM-4]', async (wrong, field, code) => {
    if (code === 'article_slug_taken') await aDraft({ alamat: 'sudah-dipakai' })
    const { refusal } = await editor.send('admin/artikel/simpan', { ...text, alamat: 'uji-tolak', ...wrong })
    expect(refusal).toMatchObject({ field, code })
  })

  it.each(['2026-02-30T09:00', '2026-13-01T09:00', '2026-03-01', 'besok'])(
    'is not planned for %s [ADM-4]',
    async (tayang) => {
      const { status, refusal } = await editor.send('admin/artikel/tayangkan', { ...(await aDraft()), tayang })
      expect([status, refusal?.field]).toEqual([400, 'tayang'])
    },
  )

  it('does not end before it begins [ADM-4]', async () => {
    const draft = await aDraft()
    for (const times of [{ berakhir: minute(-1) }, { tayang: minute(2), berakhir: minute(1) }])
      expect((await editor.send('admin/artikel/tayangkan', { ...draft, ...times })).refusal?.code).toBe('article_times')
  })

  it('is previewed as readers would see it, and nothing is kept [ADM-4]', async () => {
    const before = (await editor.call('admin/artikel/daftar', {})).data.total
    const begun = await editor.call('admin/artikel/pratinjau', { judul: 'Judul saja', teks: 'Satu kalimat.' })
    expect(begun.data).toMatchObject({ judul: 'Judul saja' })
    const { data } = await editor.call('admin/artikel/pratinjau', { ...text, teks: '## Judul\n\n- **satu**' })
    expect(data.bagian).toEqual([
      {
        judul: 'Judul',
        blok: [{ jenis: 'butir', baris: [[{ teks: 'satu', tebal: true, miring: false, tautan: null }]], gambar: null }],
      },
    ])
    expect((await editor.call('admin/artikel/daftar', {})).data.total).toBe(before)
  })

  it('lets every node drop what it keeps for visitors at its minute [ADM-4]', async () => {
    await editor.call('admin/artikel/tayangkan', { ...(await aDraft()), tayang: minute(72) })
    const heard = await world.hear()
    at(minute(71))
    await world.runJobs('content/turn')
    expect(heard.all).toEqual([])
    at(minute(1))
    await world.runJobs('content/turn')
    expect((await heard.next()).change).toEqual({ name: 'catalogue' })
  })
})
