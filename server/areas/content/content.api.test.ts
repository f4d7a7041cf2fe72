import { describe, expect, it, onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const visitor = world.aVisitor()
const hour = 60 * 60 * 1000
const later = (hours: number) => new Date(world.now().getTime() + hours * hour)

async function emptied() {
  await world.db.deleteFrom('articles').execute()
}

describe('the articles', () => {
  it('are listed newest first, by category and page, without drafts and what is for later [CONTENT-1, CONTENT-2]', async () => {
    await emptied()
    for (const [title, category, hours] of [
      ['Satu', 'Mutu', -3],
      ['Dua', 'Bahan Alami', -2],
      ['Tiga', 'Mutu', -1],
      ['Nanti', 'Mutu', 1],
    ] as const)
      await world.anArticle({ title, category, publishedAt: later(hours) })
    await world.anArticle({ title: 'Rancangan', publishedAt: null })

    const titles = async (body: { kategori?: string; halaman?: number; per_halaman?: number }) => {
      const { data } = await visitor.call('artikel/daftar', body)
      return [data.artikel.map(({ judul }) => judul), data.total, data.halaman]
    }
    expect(await titles({})).toEqual([['Tiga', 'Dua', 'Satu'], 3, 1])
    expect(await titles({ kategori: 'mutu' })).toEqual([['Tiga', 'Satu'], 2, 1])
    expect(await titles({ per_halaman: 2, halaman: 9 })).toEqual([['Satu'], 3, 2])
    expect(await titles({ kategori: 'tidak-ada' })).toEqual([[], 0, 1])
    const { data } = await visitor.call('artikel/daftar', {})
    expect(data.kategori).toEqual([
      { slug: 'bahan-alami', nama: 'Bahan Alami', jumlah: 1 },
      { slug: 'mutu', nama: 'Mutu', jumlah: 2 },
    ])

    world.setClock(later(1).toISOString())
    onTestFinished(() => world.setClock())
    expect(await titles({ per_halaman: 1 })).toEqual([['Nanti'], 4, 1])
  })

  it('have a date, an author, a reading time, a cover, and related ones of the category first [CONTENT-2]', async () => {
    await emptied()
    const body = `## Bagian\n\n${'kata '.repeat(600)}`
    const { id } = await world.anArticle({ title: 'Uji', body, coverKeyword: 'truk kontainer', relatedCategories: [1] })
    await world.anArticle({ title: 'Sejenis', publishedAt: later(-9) })
    await world.anArticle({ title: 'Sekategori produk', category: 'Regulasi', relatedCategories: [1, 2] })
    await world.anArticle({ title: 'Lain', category: 'Regulasi', relatedCategories: [6] })

    const { data } = await visitor.call('artikel/detail', { alamat: String(id) })

    expect(data).toMatchObject({
      slug: 'uji',
      penulis: 'Tim Uji',
      tanggal: '2026-03-02',
      diperbarui: null,
      waktu_baca: 3,
      sampul: '/gambar/artikel/truk.svg',
      kategori_produk: [1],
    })
    expect(data.bagian[0]?.judul).toBe('Bagian')
    expect(data.terkait.map(({ judul }) => judul)).toEqual(['Sejenis', 'Sekategori produk'])
    const cover = await visitor.get(data.sampul)
    expect([cover.status, cover.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect((await visitor.get('/gambar/artikel/karangan.svg')).status).toBe(404)
  })

  it('are found by number, by number and any words, or by words; the newest without any [CONTENT-1]', async () => {
    await emptied()
    const { id } = await world.anArticle({ title: 'Lama', publishedAt: later(-5) })
    await world.anArticle({ title: 'Baru' })
    const found = async (alamat?: string) => (await visitor.call('artikel/detail', { alamat })).data.judul

    expect(await found(`${id}`)).toBe('Lama')
    expect(await found(`${id}-judul-dahulu`)).toBe('Lama')
    expect(await found('lama')).toBe('Lama')
    expect(await found()).toBe('Baru')
    for (const alamat of ['999999999', '0', 'tidak-ada', '🙂', "1' or 1=1"])
      expect((await visitor.call('artikel/detail', { alamat })).status, alamat).toBe(404)
    expect((await visitor.call('artikel/detail', { alamat: 'x'.repeat(10_000) })).refusal?.field).toBe('alamat')
  })

  it('that are drafts or for later are not there for anybody [CONTENT-1]', async () => {
    const draft = await world.anArticle({ title: 'Belum', publishedAt: null })
    const planned = await world.anArticle({ title: 'Besok', publishedAt: later(24) })
    for (const { id } of [draft, planned])
      expect((await visitor.call('artikel/detail', { alamat: String(id) })).refusal?.code).toBe('article_not_found')
  })
})

describe('testimonials', () => {
  it('are read by GET in the given shape, in their order, by anybody [HOME-4]', async () => {
    const testimonials = [
      { place: 2, words: 'Lengkap.', company_name: 'CV Uji' },
      { place: 1, words: 'Cepat.', company_name: 'PT Uji' },
    ]
    await world.db.insertInto('testimonials').values(testimonials).execute()
    const { status, body } = await visitor.get('/api/testimoni-pelanggan', { authorization: 'Bearer karangan' })
    expect([status, body]).toEqual([
      200,
      {
        status: 'success',
        data: [
          { testimoni: 'Cepat.', nama_perusahaan: 'PT Uji' },
          { testimoni: 'Lengkap.', nama_perusahaan: 'CV Uji' },
        ],
      },
    ])
  })
})

describe('questions and answers', () => {
  it('are there for members from the start, with what help links lead to [CONTENT-1, ROUTE-3]', async () => {
    const { data } = await (await world.aBuyer()).call('faq/daftar', {})
    const anchors = data.flatMap(({ isi }) => isi.map(({ jangkar }) => jangkar))
    expect(anchors).toEqual(expect.arrayContaining(['langganan', 'nego', 'tempo', 'poin']))
    for (const { jawaban } of data.flatMap(({ isi }) => isi)) expect(jawaban.join('')).not.toBe('')
    expect((await visitor.call('faq/daftar', {})).status).toBe(401)
  })
})

describe('a page with versions', () => {
  it('shows the newest that is valid, reads older ones, and hides those to come [CONTENT-1]', async () => {
    const version = (name: string, valid_from: string) => ({
      page: 'privacy',
      version: name,
      valid_from,
      title: 'Kebijakan Privasi',
      body: `## Judul\n\nIsi ${name}`,
    })
    await world.db
      .insertInto('page_versions')
      .values([version('dulu', '2025-06-01'), version('kini', '2026-03-02'), version('nanti', '2026-03-03')])
      .execute()
    onTestFinished(async () => {
      await world.db.deleteFrom('page_versions').where('version', 'in', ['dulu', 'kini', 'nanti']).execute()
    })

    const { data: now } = await visitor.call('halaman/detail', { halaman: 'privasi' })
    const older = await visitor.call('halaman/detail', { halaman: 'privasi', berlaku_sejak: '2025-06-01' })
    const toCome = await visitor.call('halaman/detail', { halaman: 'privasi', berlaku_sejak: '2026-03-03' })

    expect([now.versi, now.berlaku, now.versi_lain]).toEqual(['kini', true, ['2026-03-02', '2026-01-01', '2025-06-01']])
    expect(now.bagian).toMatchObject([
      { judul: 'Judul', blok: [{ jenis: 'paragraf', baris: [[{ teks: 'Isi kini' }]] }] },
    ])
    expect([older.data.versi, older.data.berlaku]).toEqual(['dulu', false])
    expect(toCome.refusal?.code).toBe('page_version_not_found')
    expect((await visitor.send('halaman/detail', { halaman: 'kontrak' })).refusal?.field).toBe('halaman')
  })

  it('of privacy names what is kept, of whom, and what waits in the browser [ROUTE-10, SHOP-5]', async () => {
    const { data } = await visitor.call('halaman/detail', { halaman: 'privasi' })

    const text = JSON.stringify(data.bagian)
    for (const stored of [
      ...['Permintaan dokumen', 'Favorit', 'bandingkan', 'ketika jaringan terputus', 'tidak pernah harga'],
      ...['Isi percakapan', 'Pesan yang belum terkirim', 'Formulir yang belum selesai', 'layanan notifikasi'],
      ...['mendaftar sebagai seller', 'verifikasi dua langkah', 'formulir kontak', 'Produk yang Anda tunggu stoknya'],
    ])
      expect(text).toContain(stored)
  })

  it.each(['tentang', 'syarat', 'privasi'] as const)('is there from the start: %s', async (halaman) => {
    const { data } = await visitor.call('halaman/detail', { halaman })
    expect([
      data.judul,
      data.bagian.flatMap(({ blok }) => blok.flatMap(({ baris }) => baris.flat().map(({ teks }) => teks))),
    ]).toEqual([expect.any(String), expect.arrayContaining([expect.stringMatching(/\w/)])])
  })
})

it('names articles and the own privacy policy in the sitemap, but no policy where an external one is set [ROUTE-9, ROUTE-10]', async () => {
  await emptied()
  const { id } = await world.anArticle({ title: 'Terdaftar' })
  expect((await visitor.get('/sitemap/artikel.xml')).text).toContain(`/artikel/${id}-terdaftar</loc>`)
  expect((await visitor.get('/sitemap/halaman.xml')).text).toContain('/privasi</loc>')

  const config = { ...world.deps.config, privacyPolicyUrl: 'https://uji.contoh/privasi' }
  const { http } = await buildApp({ ...world.deps, config })
  onTestFinished(() => http.close())
  expect((await http.inject({ method: 'GET', url: '/sitemap/halaman.xml' })).body).not.toContain('/privasi</loc>')
})

it('announces what visitors see of it, so that kept pages are dropped [CONTENT-1, HOME-4]', async () => {
  const heard = await world.hear()
  const catalogue = { topics: [], change: { name: 'catalogue' } }
  const { id } = await world.anArticle({ title: 'Umum' })
  await expect.poll(() => heard.all).toEqual([catalogue])
  await world.db.updateTable('articles').set({ title: 'Umum sekali' }).where('id', '=', id).execute()
  await world.db.insertInto('testimonials').values({ place: 1, words: 'Baik.', company_name: 'PT Uji' }).execute()
  await world.db.updateTable('page_versions').set({ title: 'Tentang' }).where('page', '=', 'about').execute()
  await expect.poll(() => heard.all).toEqual(Array(4).fill(catalogue))
})
