import { describe, expect, it } from 'vitest'
import { aPng } from '#test/form.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const editor = await world.anAdministrator()
const visitor = world.aVisitor()
const { data: picture } = await editor.upload('admin/gambar/unggah', {}, aPng)

const text = { judul: 'Pemanis alami', tautan: '/produk?kategori=2', gambar: picture.alamat, gambar_teks: 'Karung' }

async function aBanner(wishes: Partial<typeof text & { tayang: string; berakhir: string }> = {}) {
  const { data } = await editor.call('admin/banner/simpan', { ...text, ...wishes })
  return data.at(-1) as (typeof data)[number] // it is the last
}

async function removeAll() {
  for (const { banner_id, versi } of (await editor.call('admin/banner/daftar', {})).data)
    await editor.call('admin/banner/hapus', { banner_id, versi })
}

const shown = async () => (await visitor.call('banner/daftar', {})).data.map(({ judul }) => judul)

describe('a banner of the home page', () => {
  it('is shown from its minute in Jakarta until its end, with its picture, and every node hears of both [ADM-4]', async () => {
    await aBanner({ judul: 'Draf' })
    await aBanner({ tayang: '2027-05-01T09:00', berakhir: '2027-05-02T09:00' })
    const file = picture.alamat.replace(/-\d+x\d+$/, '-800.jpeg')
    const heard = await world.hear()
    const at = async (time: string) => {
      world.setClock(`${time}:00+07:00`)
      await world.runJobs('content/turn')
      return [await shown(), (await visitor.get(file)).status]
    }
    expect(await at('2027-05-01T08:59')).toEqual([[], 404])
    expect(await at('2027-05-01T09:00')).toEqual([['Pemanis alami'], 200])
    await heard.next()
    expect(await at('2027-05-02T09:00')).toEqual([[], 404])
    world.setClock()
    await removeAll()
  })

  it('stands where it was put; who did not see all of them is told, and so is the slower of two [ADM-4]', async () => {
    const tayang = '2026-01-01T00:00'
    const first = await aBanner({ judul: 'Satu', tayang })
    const second = await aBanner({ judul: 'Dua', tayang })
    const ids = [second.banner_id, first.banner_id]
    await editor.call('admin/banner/urutkan', { banner_id: ids })
    expect(await shown()).toEqual(['Dua', 'Satu'])
    expect((await editor.send('admin/banner/urutkan', { banner_id: [ids[0]] })).refusal?.code).toBe('list_moved_on')

    const expected = { banner_id: first.banner_id, versi: first.versi }
    const both = await Promise.all([
      editor.send('admin/banner/simpan', { ...text, ...expected, tayang }),
      editor.send('admin/banner/hapus', expected),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    await removeAll()
  })

  it('leads to a page of the site alone, with a picture of the house and words for it, and ends after it began [ADM-4]', async () => {
    const refused = async (wishes: object) => {
      const { refusal } = await editor.send('admin/banner/simpan', { ...text, ...wishes })
      return refusal?.field
    }
    for (const tautan of ['https://lain.contoh', '//lain.contoh', '/\\lain.contoh', 'javascript:alert(1)', 'produk'])
      expect(await refused({ tautan }), tautan).toBe('tautan')
    expect(await refused({ gambar: 'https://lain.contoh/a.png' })).toBe('gambar')
    expect(await refused({ gambar: picture.alamat.replace(/[0-9a-f]{32}/, '0'.repeat(32)) })).toBe('gambar')
    expect(await refused({ gambar_teks: ' ' })).toBe('gambar_teks')
    expect(await refused({ judul: '🙂'.repeat(10_000) })).toBe('judul')
    expect(await refused({ tayang: '2027-01-02T09:00', berakhir: '2027-01-02T09:00' })).toBe('berakhir')
    expect(await refused({ berakhir: '2027-01-02T09:00' })).toBe('berakhir')
    expect((await editor.call('admin/banner/daftar', {})).data).toEqual([])
  })

  it('is one of at most ten, also of two that are added at once [ADM-4]', async () => {
    for (let made = 0; made < 9; made++) await aBanner()
    const answers = await Promise.all([1, 2].map(() => editor.send('admin/banner/simpan', text)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.find(({ ok }) => !ok)?.refusal?.code).toBe('banners_full')
    await removeAll()
  })
})
