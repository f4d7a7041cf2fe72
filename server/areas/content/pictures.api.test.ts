import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const editor = await world.anAdministrator()
const visitor = world.aVisitor()

// alike pictures are one
let colours = 0x223344
async function aPicture(kind: 'jpeg' | 'webp' = 'jpeg') {
  colours += 0x050607
  const create = { width: 60, height: 40, channels: 3 as const, background: `#${colours.toString(16)}` }
  const picture = sharp({ create }).withExif({ IFD0: { Model: 'Kamera Rahasia' } })
  return { name: `gudang.${kind}`, content: await picture.toFormat(kind).toBuffer() }
}

async function add(file?: Awaited<ReturnType<typeof aPicture>>) {
  const { data } = await editor.upload('admin/gambar/unggah', {}, file ?? (await aPicture()))
  return { markdown: `![Karung di palet](${data.alamat})`, ...data }
}

const fileOf = (address: string, width = 800, format = 'jpeg') => address.replace(/-\d+x\d+$/, `-${width}.${format}`)
const statusOf = async (address: string) => (await visitor.get(fileOf(address))).status

let number = 0
async function anArticle(wishes: { teks?: string; gambar?: string; gambar_teks?: string }) {
  number += 1
  const text = {
    judul: 'Gudang',
    kategori: 'Logistik',
    penulis: 'Tim Gudang',
    teks: 'Isi.',
    alamat: `gudang-${number}`,
  }
  return (await editor.call('admin/artikel/simpan', { ...text, ...wishes })).data
}

describe('a picture of a text', () => {
  it('is drawn anew in every size and format, with its room known and nothing of the camera; one alike is the same [ADM-4]', async () => {
    const file = await aPicture('webp')
    const picture = await add(file)
    expect(picture).toMatchObject({ lebar: 60, tinggi: 40 })
    expect(picture.alamat).toMatch(/^\/gambar\/konten\/[0-9a-f]{32}-60x40$/)
    expect((await add(file)).alamat).toBe(picture.alamat)
    await editor.call('admin/artikel/tayangkan', await anArticle({ teks: picture.markdown }))
    for (const format of ['avif', 'webp', 'jpeg'])
      for (const width of [320, 800, 1600]) {
        const answer = await world.http.inject(fileOf(picture.alamat, width, format))
        expect(answer.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
        })
        expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined()
      }
  })

  it('is read by nobody but its writers while no text that readers see shows it [ADM-4]', async () => {
    const picture = await add()
    const draft = await anArticle({ teks: picture.markdown })
    const own = { tanda: /[0-9a-f]{32}/.exec(picture.alamat)?.[0] ?? '' }
    expect(await statusOf(picture.alamat)).toBe(404)
    expect((await editor.send('admin/gambar/berkas', own)).status).toBe(200)
    expect((await (await world.aSeller()).send('admin/gambar/berkas', own)).status).toBe(422)
    const written = (await editor.call('admin/artikel/detail', { artikel_id: draft.artikel_id })).data.isi
    const preview = (await editor.call('admin/artikel/pratinjau', written)).data.bagian[0]?.blok[0]?.gambar
    expect(preview).toMatchObject({ teks: 'Karung di palet', lebar: 60, tinggi: 40 })
    expect(preview?.alamat).toBe(`/api/admin/gambar/berkas?tanda=${own.tanda}`)

    const shown = (await editor.call('admin/artikel/tayangkan', draft)).data
    expect(await statusOf(picture.alamat)).toBe(200)
    await editor.call('admin/artikel/tarik', shown)
    expect(await statusOf(picture.alamat)).toBe(404)
  })

  it('is shown in answers of the FAQ and in pages from their day on, too [ADM-4]', async () => {
    const [answer, page] = [await add(), await add()]
    const { data } = await editor.call('admin/faq/simpan', { bagian: 'A', pertanyaan: 'B?', jawaban: answer.markdown })
    const question = data.at(-1)
    await editor.call('admin/halaman/simpan', {
      halaman: 'syarat',
      berlaku_sejak: '2027-01-01',
      judul: 'Syarat',
      teks: page.markdown,
    })
    expect([await statusOf(answer.alamat), await statusOf(page.alamat)]).toEqual([404, 404])

    await editor.call('admin/faq/tayangkan', {
      faq_id: question?.faq_id ?? 0,
      versi: question?.versi ?? 0,
      tayang: true,
    })
    expect(await statusOf(answer.alamat)).toBe(200)
    world.setClock('2027-01-01T00:00:00+07:00')
    expect(await statusOf(page.alamat)).toBe(200)
    world.setClock()
  })

  it('stands at the head of an article, on its card, and beside links to it [ADM-4, ROUTE-9]', async () => {
    const picture = await add()
    const draft = await anArticle({ gambar: picture.alamat, gambar_teks: 'Gudang' })
    await editor.call('admin/artikel/tayangkan', draft)
    const { data } = await visitor.call('artikel/detail', { alamat: `${draft.artikel_id}` })
    expect(data).toMatchObject({ sampul: fileOf(picture.alamat), sampul_teks: 'Gudang' })
    const { data: list } = await visitor.call('artikel/daftar', {})
    expect(list.artikel.find(({ artikel_id }) => artikel_id === draft.artikel_id)?.sampul).toBe(data.sampul)
    expect((await visitor.get(`/bagikan/artikel/${draft.artikel_id}.png`)).status).toBe(200)
  })

  it('of another site, changed in its room, or without words is refused at its field, with nothing kept [ADM-4]', async () => {
    const { alamat, markdown } = await add()
    const text = { judul: 'Gudang', kategori: 'Logistik', penulis: 'Tim Gudang', teks: 'Isi.' }
    const refused = async (wishes: object) => {
      const { refusal } = await editor.send('admin/artikel/simpan', { ...text, ...wishes })
      return [refusal?.code, refusal?.field]
    }
    expect(await refused({ teks: '![x](https://lain.contoh/a.png)' })).toEqual(['text_picture', 'teks'])
    expect(await refused({ teks: markdown.replace('60x40', '61x40') })).toEqual(['text_picture', 'teks'])
    expect(await refused({ teks: markdown.replace(/[0-9a-f]{32}/, '0'.repeat(32)) })).toEqual(['text_picture', 'teks'])
    expect(await refused({ teks: `![](${alamat})` })).toEqual(['text_picture_text', 'teks'])
    expect(await refused({ gambar: 'https://lain.contoh/a.png', gambar_teks: 'x' })).toEqual(['text_picture', 'gambar'])
    expect(await refused({ gambar: alamat })).toEqual(['head_picture_text', 'gambar_teks'])
    const inPage = { halaman: 'syarat', berlaku_sejak: '2028-01-01', judul: 'Syarat', teks: '![x](/gambar/x.png)' }
    expect((await editor.send('admin/halaman/simpan', inPage)).refusal?.code).toBe('text_picture')
    const preview = await editor.send('admin/konten/pratinjau', { teks: '![x](/gambar/x.png)' })
    expect(preview.refusal?.code).toBe('text_picture')
    const none = { name: 'x.jpg', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }
    expect((await editor.upload('admin/gambar/unggah', {}, none)).refusal?.code).toBe('photo_kind')
  })

  it('that nothing written shows goes after a week with its files; what an old version shows stays [ADM-4]', async () => {
    const [unused, old] = [await add(), await add()]
    const { artikel_id, versi } = await anArticle({ teks: old.markdown })
    const text = { judul: 'Gudang', kategori: 'Logistik', penulis: 'Tim Gudang', teks: 'Tanpa gambar.' }
    await editor.call('admin/artikel/simpan', { ...text, artikel_id, versi })
    const tidy = async (days: number) => {
      world.setClock(new Date(world.now().getTime() + days * 86_400_000).toISOString())
      await world.runJobs('content/tidy')
      await world.runJobs()
    }
    const there = async () => {
      const rows = await world.db.selectFrom('content_pictures').select('hash').execute()
      return [unused, old].map(({ alamat }) => rows.some(({ hash }) => alamat.includes(hash)))
    }
    await tidy(6)
    expect(await there()).toEqual([true, true])
    await tidy(2)
    expect(await there()).toEqual([false, true])
    world.setClock()
  })
})
