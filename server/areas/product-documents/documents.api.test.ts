import { randomUUID } from 'node:crypto'
import { parse } from 'content-disposition'
import { describe, expect, it } from 'vitest'
import type { Caller } from '#test/actor.ts'
import { hashOfStoredData } from '#test/database/hash-of-stored-data.ts'
import { aPdf, aPng } from '#test/form.ts'
import { cookieOf } from '#test/pages/pages.ts'
import {
  aSoldProduct,
  askFor,
  documentOf,
  documentsOfKind,
  fileOf,
  handIn,
  listedKinds,
} from '#test/scenes/documenting.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })
const LARGEST = 5 * 1024 * 1024

describe('the documents of a product', () => {
  it('have a place for each kind that buyers expect, whether it is there or not [DOC-2]', async () => {
    const { seller, product } = await aSoldProduct(world)
    await handIn(seller, product, { jenis: 'spesifikasi' })
    await handIn(seller, product, { jenis: 'sds', bahasa: 'en', berlaku_sampai: '2027-12-31' })

    const { data } = await world.aVisitor().call('produk/dokumen/daftar', { produk_id: product.id })

    expect(data.map(({ jenis, dokumen, can }) => [jenis, dokumen.length, can])).toEqual([
      ['coa', 0, null],
      ['sds', 1, null],
      ['tds', 0, null],
      ['halal', 0, null],
      ['spesifikasi', 1, null],
    ])
    expect(data[1]?.dokumen[0]).toMatchObject({
      bahasa: 'en',
      berlaku_sampai: '2027-12-31',
      kedaluwarsa: false,
      pembaca: 'semua',
      terbuka: true,
      tipe: 'pdf',
      ukuran: aPdf.content.length,
    })
  })

  it('are read by whom the seller chose, and are not found by anybody else [DOC-2] [ROLE-9]', async () => {
    const { seller, product } = await aSoldProduct(world)
    const [subscriber, granted, other] = [await world.aBuyer(), await world.aBuyer(), await world.aBuyer()]
    await world.subscribe(subscriber, seller)
    const rival = await world.aSeller()
    await handIn(seller, product, { jenis: 'coa', pembaca: 'permintaan' })
    await handIn(seller, product, { jenis: 'sds', pembaca: 'pelanggan' })
    await handIn(seller, product, { jenis: 'tds', pembaca: 'semua' })
    await seller.call('pusat-seller/dokumen/permintaan/jawab', await askFor(granted, product))
    const readers: [string, Caller, boolean[]][] = [
      ['a visitor', world.aVisitor(), [false, false, true]],
      ['an unsubscribed buyer', other, [false, false, true]],
      ['a subscriber', subscriber, [false, true, true]],
      ['who was granted it', granted, [true, false, true]],
      ['a colleague of theirs', await world.aColleague(granted, 'approver'), [true, false, true]],
      ['another seller', rival, [false, false, true]],
      ['the administrator', await world.anAdministrator(), [false, false, true]],
      ['the seller', seller, [true, true, true]],
      ["the seller's warehouse", await world.aColleague(seller, 'warehouse'), [true, true, true]],
    ]
    for (const [who, viewer, expected] of readers) {
      const found = await Promise.all(['coa', 'sds', 'tds'].map((kind) => documentOf(viewer, product, kind)))
      expect([who, ...found.map(({ terbuka }) => terbuka)]).toEqual([who, ...expected])
      for (const [index, { dokumen_id }] of found.entries()) {
        const file = await fileOf(viewer, dokumen_id)
        if (expected[index]) expect([who, file.text]).toEqual([who, aPdf.content.toString()])
        else expect([who, file.status, file.refusal?.code]).toEqual([who, 404, 'document_not_found'])
      }
    }
  })

  it('are closed again with the subscription, and with the place of a member [DOC-2] [ROLE-10]', async () => {
    const { seller, product } = await aSoldProduct(world)
    const buyer = await world.aBuyer()
    const mate = await world.aColleague(buyer, 'purchaser')
    await world.subscribe(buyer, seller)
    await handIn(seller, product, { pembaca: 'pelanggan' })
    const { dokumen_id } = await documentOf(mate, product)
    const url = `/api/produk/dokumen/berkas?dokumen_id=${dokumen_id}`
    const linked = { cookie: await cookieOf(world, mate) }
    expect((await world.aVisitor().get(url, linked)).ok).toBe(true)

    await buyer.call('anggota/hapus', { company_id: buyer.companyId, anggota_id: mate.userId })
    expect((await world.aVisitor().get(url, linked)).ok).toBe(false)
    await world.db
      .updateTable('subscriptions')
      .set({ status: 'ended' })
      .where('buyer_id', '=', buyer.companyId)
      .execute()
    expect((await fileOf(buyer, dokumen_id)).status).toBe(404)
  })

  it('open by a link, as files that nobody on the way keeps [DOC-2] [SESS-6]', async () => {
    const { seller, product } = await aSoldProduct(world)
    const buyer = await world.aBuyer()
    await world.subscribe(buyer, seller)
    await handIn(seller, product, { pembaca: 'pelanggan' }, { ...aPng, name: '"; filename="jahat.exe' })
    const { dokumen_id } = await documentOf(buyer, product)
    const url = `/api/produk/dokumen/berkas?dokumen_id=${dokumen_id}`

    const opened = await world.aVisitor().get(url, { cookie: await cookieOf(world, buyer) })

    expect([opened.status, opened.headers['content-type'], opened.headers['cache-control']]).toEqual([
      200,
      'image/png',
      'private, no-store',
    ])
    expect(parse(String(opened.headers['content-disposition']))).toMatchObject({
      type: 'inline',
      parameters: { filename: '%22; filename=%22jahat.exe.png' },
    })
    expect((await world.aVisitor().get(url)).status).toBe(404)
  })

  it('of a product that is not on sale are for its seller alone [DOC-2]', async () => {
    const { seller, product } = await aSoldProduct(world)
    await handIn(seller, product)
    const { dokumen_id } = await documentOf(seller, product)
    await seller.call('pusat-seller/produk/tarik', { produk_id: product.id })

    const visitor = world.aVisitor()
    const list = await visitor.send('produk/dokumen/daftar', { produk_id: product.id })
    expect([list.status, list.refusal?.code]).toEqual([404, 'product_not_found'])
    expect((await fileOf(visitor, dokumen_id)).status).toBe(404)
    expect((await fileOf(seller, dokumen_id)).ok).toBe(true)
    expect((await visitor.send('produk/dokumen/daftar', { produk_id: 2_000_000_000 })).status).toBe(404)
  })

  it('that have expired are marked, and can be read and requested anew [DOC-2]', async () => {
    const { seller, product } = await aSoldProduct(world)
    const buyer = await world.aBuyer()
    await handIn(seller, product, { berlaku_sampai: '2026-11-30' })
    world.setClock('2026-11-30T23:59:59+07:00')
    expect(await documentsOfKind(buyer, product)).toMatchObject({
      dokumen: [{ kedaluwarsa: false }],
      can: { minta: { boleh: false } },
    })

    world.setClock('2026-12-01T00:00:00+07:00')
    const index = await documentsOfKind(buyer, product)
    expect(index).toMatchObject({ dokumen: [{ kedaluwarsa: true, terbuka: true }], can: { minta: { boleh: true } } })
    await askFor(buyer, product)
    // an older one cannot answer it
    const late = await handIn(seller, product, { berlaku_sampai: '2026-11-30' })
    expect([late.status, late.refusal?.code, late.refusal?.field]).toEqual([422, 'document_expired', 'berlaku_sampai'])
    world.setClock()
  })
})

describe('a seller hands in', () => {
  it('a document that takes the place of the one of its kind and language [DOC-2] [SELLER-2]', async () => {
    const { seller, product } = await aSoldProduct(world)
    await handIn(seller, product)
    await handIn(seller, product, { bahasa: 'en' })
    await handIn(seller, product, {}, aPng)

    const { dokumen } = await documentsOfKind(world.aVisitor(), product)

    expect(dokumen.map(({ bahasa, tipe }) => [bahasa, tipe])).toEqual([
      ['id', 'png'],
      ['en', 'pdf'],
    ])
  })

  it('one that replaces another, which its readers still open, until the place is withdrawn [DOC-2]', async () => {
    const { seller, product } = await aSoldProduct(world)
    const [visitor, subscriber] = [world.aVisitor(), await world.aBuyer()]
    await world.subscribe(subscriber, seller)
    await handIn(seller, product)
    const { dokumen_id: first } = await documentOf(seller, product)
    await handIn(seller, product, { pembaca: 'pelanggan' }, aPng)

    const { dokumen_id, sebelumnya } = await documentOf(subscriber, product)
    expect(sebelumnya.map((one) => one.dokumen_id)).toEqual([first])
    expect((await fileOf(subscriber, first)).text).toBe(aPdf.content.toString())
    // viewers who may not read the new one do not read the old one either
    expect((await documentOf(visitor, product)).sebelumnya).toEqual([])
    expect((await fileOf(visitor, first)).status).toBe(404)
    await seller.call('pusat-seller/dokumen/ubah', { dokumen_id, pembaca: 'semua' })
    expect((await fileOf(visitor, first)).ok).toBe(true)
    expect((await seller.send('pusat-seller/dokumen/tarik', { dokumen_id: first })).status).toBe(404)

    const before = await world.storedFiles()
    await seller.call('pusat-seller/dokumen/tarik', { dokumen_id })
    await world.runJobs()
    expect((await fileOf(seller, first)).status).toBe(404)
    expect(before.length - (await world.storedFiles()).length).toBe(2)
  })

  it('again and again: the last six replaced ones are kept [DOC-2]', async () => {
    const { seller, product } = await aSoldProduct(world)
    for (let attempt = 0; attempt < 9; attempt += 1) await handIn(seller, product)
    const own = await seller.call('pusat-seller/dokumen/daftar', {})

    expect((await documentOf(world.aVisitor(), product)).sebelumnya).toHaveLength(6)
    expect(own.data.produk[0]?.dokumen.map(({ sebelumnya }) => sebelumnya.length)).toEqual([6])
    await world.runJobs()
  })

  it('are listed of one product alone, for its editor; not to another seller [SHOP-2, DOC-2]', async () => {
    const { seller, product } = await aSoldProduct(world)
    await world.aProduct({ seller, name: 'Lain' })
    await handIn(seller, product)
    const ofOne = async (asker: typeof seller) =>
      (await asker.call('pusat-seller/dokumen/daftar', { produk_id: product.id })).data

    expect((await ofOne(seller)).produk.map(({ produk_id, dokumen }) => [produk_id, dokumen.length])).toEqual([
      [product.id, 1],
    ])
    expect(await ofOne(await world.aSeller())).toEqual({ produk: [], total: 0 })
  })

  it('and visitors see a change at once, also where the kinds stay the same [DOC-2]', async () => {
    const { seller, product } = await aSoldProduct(world)
    await handIn(seller, product)
    const { dokumen_id } = await documentOf(seller, product)
    const heard = await world.hear()
    await seller.call('pusat-seller/dokumen/ubah', { dokumen_id, pembaca: 'permintaan' })
    const changes = [await heard.next(), await heard.next()].map(({ change }) => change)
    expect(changes).toContainEqual({ name: 'catalogue' })
    expect(changes).toContainEqual({ name: 'document', id: String(product.id) })
  })

  it('twice at once: one of them counts [DOC-2]', async () => {
    const { seller, product } = await aSoldProduct(world)
    const both = await Promise.all([handIn(seller, product), handIn(seller, product, {}, aPng)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await documentsOfKind(seller, product)).dokumen).toHaveLength(1)
  })

  it.each([
    ['a picture by name alone', { name: 'coa.pdf', content: Buffer.from('<html>') }, 422, 'file_kind'],
    ['more than 5 MB', { name: 'coa.pdf', content: Buffer.alloc(LARGEST + 1, aPdf.content) }, 413, 'file_too_large'],
    ['nothing', { name: 'coa.pdf', content: Buffer.alloc(0) }, 422, 'file_empty'],
  ])('no other file: %s [DOC-2]', async (_what, file, status, code) => {
    const { seller, product } = await aSoldProduct(world)
    const before = await hashOfStoredData(world.db)
    const answer = await handIn(seller, product, {}, file)
    expect([answer.status, answer.refusal?.code, answer.refusal?.field]).toEqual([status, code, 'berkas'])
    expect(await hashOfStoredData(world.db)).toBe(before)
  })

  it('documents of its own products alone, and changes and withdraws only those [SELLER-2] [ROLE-9]', async () => {
    const { seller, product } = await aSoldProduct(world)
    await handIn(seller, product)
    const { dokumen_id } = await documentOf(seller, product)
    const rival = await world.aSeller()

    expect((await handIn(rival, product)).refusal?.code).toBe('product_not_found')
    for (const answer of [
      await rival.call('pusat-seller/dokumen/ubah', { dokumen_id, pembaca: 'permintaan' }),
      await rival.call('pusat-seller/dokumen/tarik', { dokumen_id }),
    ])
      expect([answer.status, answer.refusal?.code]).toEqual([404, 'document_not_found'])
    expect((await rival.call('pusat-seller/dokumen/daftar', {})).data).toEqual({ produk: [], total: 0 })
    expect(await documentOf(seller, product)).toMatchObject({ pembaca: 'semua' })
    await world.runJobs()
  })

  it('nothing that is refused: its bytes are gone with the answer [SELLER-2] [DOC-2]', async () => {
    const { seller, product } = await aSoldProduct(world)
    const rival = await world.aSeller()
    const before = (await world.storedFiles()).sort()

    const refused = [
      await handIn(rival, product),
      await handIn(seller, { ...product, id: 2_147_483_647 }),
      await handIn(seller, product, { permintaan_id: randomUUID(), versi: 1 }),
    ]

    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await world.storedFiles()).sort()).toEqual(before)
  })

  it('what lists then tell of the product, until it is withdrawn [DOC-2] [MAT-2]', async () => {
    const { seller, product } = await aSoldProduct(world)
    for (const jenis of ['halal', 'sds', 'coa'] as const) await handIn(seller, product, { jenis })
    expect(await listedKinds(world.aVisitor(), seller)).toEqual(['coa', 'sds', 'halal'])

    const { dokumen_id } = await documentOf(seller, product, 'sds')
    await seller.call('pusat-seller/dokumen/tarik', { dokumen_id })
    expect(await listedKinds(world.aVisitor(), seller)).toEqual(['coa', 'halal'])
    expect((await fileOf(seller, dokumen_id)).status).toBe(404)
    expect((await seller.send('pusat-seller/dokumen/tarik', { dokumen_id })).status).toBe(404)
  })

  it('and finds its products with their documents by name, page by page [SELLER-2]', async () => {
    const seller = await world.aSeller()
    const [salt, sugar] = [
      await world.aProduct({ seller, name: 'Garam 100% murni' }),
      await world.aProduct({ seller, name: 'Gula' }),
    ]
    await handIn(seller, salt, { pembaca: 'pelanggan' }, { ...aPdf, name: 'CoA garam.pdf' })
    const find = async (body: object) => (await seller.send('pusat-seller/dokumen/daftar', body)) as typeof typed
    const typed = await seller.call('pusat-seller/dokumen/daftar', { keyword: '0%' })

    expect(typed.data).toMatchObject({
      total: 1,
      produk: [{ produk_id: salt.id, dokumen: [{ nama_berkas: 'CoA garam.pdf', pembaca: 'pelanggan' }] }],
    })
    expect((await find({ per_halaman: 1, halaman: 2 })).data).toMatchObject({
      total: 2,
      produk: [{ produk_id: sugar.id, dokumen: [] }],
    })
    expect((await find({ keyword: 'x'.repeat(10_000) })).status).toBe(400)
  })
})

describe('the documents in a preview', () => {
  it('are those that a visitor, a customer and who was granted one find, of drafts too [SHOP-2, DOC-2]', async () => {
    const { seller, product } = await aSoldProduct(world)
    const [subscriber, granted] = [await world.aBuyer(), await world.aBuyer()]
    await world.subscribe(subscriber, seller)
    await handIn(seller, product, { jenis: 'coa', pembaca: 'permintaan' })
    await handIn(seller, product, { jenis: 'sds', pembaca: 'pelanggan' })
    await handIn(seller, product, { jenis: 'tds', pembaca: 'semua' })
    await seller.call('pusat-seller/dokumen/permintaan/jawab', await askFor(granted, product))
    const body = { produk_id: product.id }
    const previewed = async (previewBody: { sebagai: 'pengunjung' | 'level_2' | 'pelanggan'; pelanggan_id?: string }) =>
      (await seller.call('pusat-seller/dokumen/pratinjau', { ...body, ...previewBody })).data
    const visibleTo = async (who: Caller) => (await who.call('produk/dokumen/daftar', body)).data

    expect(await previewed({ sebagai: 'pengunjung' })).toEqual(await visibleTo(world.aVisitor()))
    expect(await previewed({ sebagai: 'level_2' })).toEqual(await visibleTo(subscriber))
    for (const buyer of [subscriber, granted]) {
      expect(await previewed({ sebagai: 'pelanggan', pelanggan_id: buyer.companyId })).toEqual(await visibleTo(buyer))
    }

    const before = await previewed({ sebagai: 'pengunjung' })
    await seller.call('pusat-seller/produk/tarik', body)
    expect(await previewed({ sebagai: 'pengunjung' })).toEqual(before)
    const rival = await world.aSeller()
    const response = await rival.send('pusat-seller/dokumen/pratinjau', { ...body, sebagai: 'level_1' })
    expect(response.refusal?.code).toBe('product_not_found')
  })
})
