import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { Caller, Person } from '#test/actor.ts'
import type { SentFile } from '#test/form.ts'
import { anOffer, type Product } from '#test/product-factories.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

// identical photos have one address across sellers
let colours = 0x112233
const anotherColour = () => {
  colours += 0x040506
  return `#${colours.toString(16)}`
}

/** A photo in one colour; of the place and device that cameras write into theirs, too. */
async function aPhoto(
  kind: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
  colour = anotherColour(),
  width = 900,
): Promise<SentFile> {
  const picture = sharp({ create: { width, height: 600, channels: 3, background: colour } })
  const content = await picture
    .withExif({ IFD0: { Model: 'Kamera Rahasia' } })
    .toFormat(kind)
    .toBuffer()
  return { name: `gudang.${kind}`, content }
}

async function aShop(): Promise<{ seller: Person; product: Product }> {
  const seller = await world.aSeller()
  return { seller, product: await world.aProduct({ seller }) }
}

async function add(seller: Person, product: Product, photo?: SentFile) {
  return (await seller.upload('pusat-seller/produk/foto/unggah', { produk_id: product.id }, photo ?? (await aPhoto())))
    .data
}

async function photosOf(seller: Person, produk_id: number) {
  return (await seller.call('pusat-seller/produk/foto/daftar', { produk_id })).data
}

async function shown(who: Caller, product: Product): Promise<string[]> {
  return (await who.call('produk/detail', { produk_id: product.id })).data.produk_foto
}

const ids = (photos: readonly { foto_id: string }[]) => photos.map(({ foto_id }) => foto_id)

describe('a photo of a product', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'that is uploaded as %s takes the place of the drawn pack, in every size and format, without where and by what it was taken [SHOP-2, DETAIL-1]',
    async (kind) => {
      const { seller, product } = await aShop()
      const visitor = world.aVisitor()
      expect(await shown(visitor, product)).toHaveLength(3)
      await add(seller, product, await aPhoto(kind))

      const [address = ''] = await shown(visitor, product)
      const { data: listed } = await visitor.call('produk/kartu', { produk_id: [product.id] })
      expect(listed[0]?.produk_foto).toBe(address.replace('-800.', '-320.'))
      for (const format of ['avif', 'webp', 'jpeg']) {
        for (const [width, expected] of [
          [320, 320],
          [800, 800],
          [1600, 900],
        ]) {
          const answer = await world.http.inject(address.replace('800.jpeg', `${width}.${format}`))
          expect(answer.statusCode).toBe(200)
          expect(answer.headers).toMatchObject({
            'content-type': `image/${format}`,
            'cache-control': 'public, max-age=31536000, immutable',
          })
          const facts = await sharp(answer.rawPayload).metadata()
          expect([facts.width, facts.exif]).toEqual([expected, undefined])
        }
      }
      expect((await world.http.inject(`/bagikan/produk/${product.code}.png`)).statusCode).toBe(200)
    },
  )

  it('is put in order, described and removed with its files [SHOP-2]', async () => {
    const { seller, product } = await aShop()
    await add(seller, product, await aPhoto())
    const photos = await add(seller, product, await aPhoto())
    const [first = '', second = ''] = ids(photos)
    const before = await shown(world.aVisitor(), product)

    await seller.call('pusat-seller/produk/foto/urutkan', { produk_id: product.id, foto_id: [second, first] })
    await seller.call('pusat-seller/produk/foto/teks', { foto_id: second, teks: 'Karung di atas palet' })
    expect(await shown(world.aVisitor(), product)).toEqual(before.toReversed())
    const { data: detail } = await world.aVisitor().call('produk/detail', { produk_id: product.id })
    expect(detail.produk_foto_teks).toEqual(['Karung di atas palet', ''])

    const keys = await world.db.selectFrom('stored_files').select('storage_key').execute()
    await seller.call('pusat-seller/produk/foto/hapus', { foto_id: second })
    await world.runJobs()
    expect(await shown(world.aVisitor(), product)).toEqual(before.slice(0, 1))
    const left = await world.db.selectFrom('stored_files').select('storage_key').execute()
    expect(keys.length - left.length).toBe(10)
    await seller.call('pusat-seller/produk/foto/hapus', { foto_id: first })
    expect(await shown(world.aVisitor(), product)).toHaveLength(3)
  })

  it('comes along with a copy, which keeps it whatever becomes of the other product [SHOP-2]', async () => {
    const { seller, product } = await aShop()
    const [photo] = await add(seller, product)
    await seller.call('pusat-seller/produk/foto/teks', { foto_id: photo?.foto_id ?? '', teks: 'Karung di palet' })
    await add(seller, product)
    const before = await shown(world.aVisitor(), product)
    const { data: editor } = await seller.call('pusat-seller/produk/isian', { produk_id: product.id })
    const offer = anOffer(editor.produk?.bahan.bahan_id ?? 0, { nama: 'Salinan', foto_dari: product.id })
    const { data: copy } = await seller.call('pusat-seller/produk/simpan', offer)

    for (const { foto_id } of await photosOf(seller, product.id)) {
      await seller.call('pusat-seller/produk/foto/hapus', { foto_id })
    }
    await world.runJobs()
    const { data: detail } = await world.aVisitor().call('produk/detail', { produk_id: copy.produk_id })
    expect([detail.produk_foto, detail.produk_foto_teks]).toEqual([before, ['Karung di palet', '']])
    for (const address of before) expect((await world.http.inject(address)).statusCode).toBe(200)
    const [first] = await photosOf(seller, copy.produk_id)
    const cut = { foto_id: first?.foto_id ?? '', kiri: 0, atas: 0, lebar: 0.5, tinggi: 1 }
    await seller.call('pusat-seller/produk/foto/potong', cut)
  })

  it("comes along into new products alone, and of the seller's own [SHOP-2, ROLE-9]", async () => {
    const { seller, product } = await aShop()
    const { seller: stranger, product: theirs } = await aShop()
    await add(stranger, theirs)
    const offer = anOffer(await world.aMaterial(), { nama: 'Tiruan', foto_dari: theirs.id })
    const refused = await seller.send('pusat-seller/produk/simpan', offer)
    expect(refused).toMatchObject({ status: 404, refusal: { code: 'product_not_found', field: 'foto_dari' } })
    await world.db.updateTable('products').set({ status: 'banned' }).where('id', '=', product.id).execute()
    const again = await seller.send('pusat-seller/produk/simpan', { ...offer, foto_dari: product.id })
    expect(again.refusal).toMatchObject({ code: 'product_banned', field: 'foto_dari' })
    await world.db.updateTable('products').set({ status: 'published' }).where('id', '=', product.id).execute()
    const old = { ...offer, produk_id: product.id, versi: 1, foto_dari: product.id }
    expect((await seller.send('pusat-seller/produk/simpan', old)).refusal?.field).toBe('foto_dari')
    const { data } = await seller.call('pusat-seller/produk/daftar', { keyword: 'Tiruan', halaman: 1, per_halaman: 20 })
    expect(data.total).toBe(0)
  })

  it('is cut, and cut again out of the whole; the earlier one is gone [SHOP-2]', async () => {
    const { seller, product } = await aShop()
    const [photo] = await add(seller, product)
    const foto_id = photo?.foto_id ?? ''
    const [before = ''] = await shown(world.aVisitor(), product)
    const cut = async (lebar: number) => {
      await seller.call('pusat-seller/produk/foto/potong', { foto_id, kiri: 0, atas: 0, lebar, tinggi: 1 })
      const [address = ''] = await shown(world.aVisitor(), product)
      return (await sharp((await world.http.inject(address.replace('800', '1600'))).rawPayload).metadata()).width
    }

    expect(await cut(0.5)).toBe(450)
    expect(await cut(1)).toBe(900)
    await cut(0.25)
    expect((await world.http.inject(before)).statusCode).toBe(404)
  })

  it('of a draft, or of what was withdrawn, is seen by its seller alone [SHOP-2]', async () => {
    const { seller, product } = await aShop()
    const [photo] = await add(seller, product)
    const foto_id = photo?.foto_id ?? ''
    const [address = ''] = await shown(world.aVisitor(), product)
    await seller.call('pusat-seller/produk/tarik', { produk_id: product.id })

    expect((await world.http.inject(address)).statusCode).toBe(404)
    const { data } = await world.aVisitor().call('produk/ditarik', { produk_id: product.id })
    expect(data.produk_foto).toMatch(/\.svg$/)
    for (const bentuk of ['kecil', 'utuh'] as const) {
      expect((await seller.send('pusat-seller/produk/foto/berkas', { foto_id, bentuk })).status).toBe(200)
    }
    await seller.call('pusat-seller/produk/terbitkan', { produk_id: product.id })
    expect(await shown(world.aVisitor(), product)).toEqual([address])
  })

  it("of another company's product is not found, by whatever is tried [SHOP-2, ROLE-9]", async () => {
    const { seller, product } = await aShop()
    const stranger = await world.aSeller()
    const [photo] = await add(seller, product)
    const foto_id = photo?.foto_id ?? ''
    const crop = { kiri: 0, atas: 0, lebar: 1, tinggi: 1 }
    const tries: [string, object][] = [
      ['daftar', { produk_id: product.id }],
      ['unggah', { produk_id: product.id }],
      ['urutkan', { produk_id: product.id, foto_id: [foto_id] }],
      ['potong', { foto_id, ...crop }],
      ['teks', { foto_id, teks: 'x' }],
      ['hapus', { foto_id }],
      ['berkas', { foto_id, bentuk: 'utuh' }],
    ]

    for (const [act, body] of tries) {
      expect((await stranger.send(`pusat-seller/produk/foto/${act}`, body)).status, act).toBe(404)
    }
    expect(await shown(world.aVisitor(), product)).toHaveLength(1)
  })

  it('is one of at most eight, also of two that arrive at once [SHOP-2]', async () => {
    const { seller, product } = await aShop()
    const small = await aPhoto('jpeg', '#123', 40)
    for (let made = 0; made < 7; made++) await add(seller, product, small)
    const answers = await Promise.all(
      [1, 2].map(() => seller.upload('pusat-seller/produk/foto/unggah', { produk_id: product.id }, small)),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.refusal?.code).toBe('photos_full')
    expect(await shown(world.aVisitor(), product)).toHaveLength(8)
  })

  it('that cannot be read, or is none, is refused with a sentence [SHOP-2, API-2]', async () => {
    const { seller, product } = await aShop()
    const broken = (await aPhoto()).content.subarray(0, 60)
    const bomb = await sharp({ create: { width: 16_000, height: 8_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const refused: [Buffer, string][] = [
      [Buffer.from('%PDF-1.7\n%%EOF\n'), 'photo_kind'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo_kind'],
      [broken, 'photo_broken'],
      [bomb, 'photo_broken'],
      [Buffer.alloc(11 * 1024 * 1024), 'file_too_large'],
    ]
    for (const [content, code] of refused) {
      const answer = await seller.upload(
        'pusat-seller/produk/foto/unggah',
        { produk_id: product.id },
        { name: 'x.jpg', content },
      )
      expect([answer.refusal?.code, answer.refusal?.field]).toEqual([code, 'berkas'])
    }
  })

  it('is put in order only by who saw all of them [SHOP-2]', async () => {
    const { seller, product } = await aShop()
    const photos = ids(await add(seller, product, await aPhoto()))
    await add(seller, product, await aPhoto())

    const answer = await seller.send('pusat-seller/produk/foto/urutkan', { produk_id: product.id, foto_id: photos })
    expect([answer.status, answer.refusal?.code]).toEqual([409, 'photos_moved_on'])
  })
})
