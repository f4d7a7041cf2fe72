import { describe, expect, it } from 'vitest'
import { MOST } from '#domain/limits.ts'
import { countWaiting } from '#test/database/waiting.ts'
import {
  aSoldProduct,
  askFor,
  documentOf,
  documentsOfKind,
  fileOf,
  handIn,
  notificationsOf,
  waitingFor,
} from '#test/scenes/documenting.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 4 })

async function aRequest(note: string | null = null) {
  const sold = await aSoldProduct(world)
  const buyer = await world.aBuyer()
  return { ...sold, buyer, request: await askFor(buyer, sold.product, note) }
}

describe('a request for a document', () => {
  it('reaches the seller with its note, and shows its state in place of a second one [DOC-2]', async () => {
    const { seller, product, buyer, request } = await aRequest('Untuk audit 🧾 bulan depan')

    expect(await waitingFor(seller)).toMatchObject([
      { ...request, pembeli_nama: buyer.companyName, jenis: 'coa', catatan: 'Untuk audit 🧾 bulan depan', ada: false },
    ])
    expect(await notificationsOf(seller)).toEqual([
      `${buyer.companyName} meminta CoA untuk ${product.name}: Untuk audit 🧾 bulan depan`,
    ])
    expect(await documentsOfKind(buyer, product)).toMatchObject({
      permintaan: { status: 'diminta', can: { tarik: { boleh: true } } },
      can: { minta: { boleh: false, alasan: 'Permintaan Anda sedang menunggu jawaban seller.' } },
    })
    // other companies do not learn of it
    expect((await documentsOfKind(await world.aBuyer(), product)).permintaan).toBeNull()
    expect(await waitingFor(await world.aSeller())).toEqual([])
  })

  it('made twice at once, or again, is one [DOC-2]', async () => {
    const { seller, product } = await aSoldProduct(world)
    const buyer = await world.aBuyer()
    const mate = await world.aColleague(buyer, 'purchaser')
    const responses = await Promise.all([askFor(buyer, product), askFor(mate, product), askFor(buyer, product)])

    expect(new Set(responses.map(({ permintaan_id }) => permintaan_id)).size).toBe(1)
    expect(await waitingFor(seller)).toHaveLength(1)
    expect(await notificationsOf(seller)).toHaveLength(1)
  })

  it('is answered by the document that is handed in for it, for the company that asked [DOC-2] [SELLER-2]', async () => {
    const { seller, product, buyer, request } = await aRequest()
    const heard = await world.hear()

    const answer = await handIn(seller, product, { pembaca: 'permintaan', ...request })

    expect(answer.status, answer.text).toBe(200)
    expect(await heard.next()).toBeDefined()
    expect(await waitingFor(seller)).toEqual([])
    expect(await documentsOfKind(buyer, product)).toMatchObject({ permintaan: null, dokumen: [{ terbuka: true }] })
    expect((await fileOf(buyer, (await documentOf(buyer, product)).dokumen_id)).ok).toBe(true)
    expect(await notificationsOf(buyer)).toContain(`${seller.companyName} membuka CoA untuk ${product.name}`)
    // for that company alone
    const other = await world.aBuyer()
    expect(await documentsOfKind(other, product)).toMatchObject({
      dokumen: [{ terbuka: false }],
      can: { minta: { boleh: true } },
    })
  })

  it('ends too where the company may read what is handed in for others, or opened to more [DOC-2]', async () => {
    const { seller, product, buyer } = await aRequest()
    const subscriber = await world.aBuyer()
    await world.subscribe(subscriber, seller)
    await askFor(subscriber, product)

    await handIn(seller, product, { pembaca: 'permintaan' })
    expect(await waitingFor(seller)).toHaveLength(2)
    const { dokumen_id } = await documentOf(seller, product)
    await seller.call('pusat-seller/dokumen/ubah', { dokumen_id, pembaca: 'pelanggan' })
    expect((await waitingFor(seller)).map(({ pembeli_nama, ada }) => [pembeli_nama, ada])).toEqual([
      [buyer.companyName, true],
    ])
    await seller.call('pusat-seller/dokumen/ubah', { dokumen_id, pembaca: 'semua' })
    expect(await waitingFor(seller)).toEqual([])
    for (const recipient of [buyer, subscriber])
      expect(await notificationsOf(recipient)).toContain(`${seller.companyName} membuka CoA untuk ${product.name}`)
  })

  it('that ended without an answer of the seller grants nothing for longer than the subscription [DOC-2] [ROLE-10]', async () => {
    const { seller, product, buyer } = await aRequest()
    await world.subscribe(buyer, seller)
    await handIn(seller, product, { pembaca: 'pelanggan' })
    const { dokumen_id } = await documentOf(buyer, product)
    expect([await waitingFor(seller), (await fileOf(buyer, dokumen_id)).ok]).toEqual([[], true])

    await world.db
      .updateTable('subscriptions')
      .set({ status: 'ended' })
      .where('buyer_id', '=', buyer.companyId)
      .execute()

    expect((await fileOf(buyer, dokumen_id)).status).toBe(404)
    expect(await documentsOfKind(buyer, product)).toMatchObject({
      permintaan: null,
      dokumen: [{ terbuka: false }],
      can: { minta: { boleh: true } },
    })
  })

  it('that ended so grants nothing once the seller narrows the readers; one that was answered does [DOC-2] [ROLE-9]', async () => {
    const { seller, product, buyer } = await aRequest()
    const granted = await world.aBuyer()
    await handIn(seller, product, { pembaca: 'permintaan', ...(await askFor(granted, product)) })
    const { dokumen_id } = await documentOf(seller, product)
    await seller.call('pusat-seller/dokumen/ubah', { dokumen_id, pembaca: 'semua' })
    expect([await waitingFor(seller), (await fileOf(buyer, dokumen_id)).ok]).toEqual([[], true])

    await seller.call('pusat-seller/dokumen/ubah', { dokumen_id, pembaca: 'permintaan' })

    expect((await fileOf(buyer, dokumen_id)).status).toBe(404)
    expect((await fileOf(granted, dokumen_id)).ok).toBe(true)
    // also what replaces it
    await handIn(seller, product, { pembaca: 'permintaan' })
    expect(await documentOf(buyer, product)).toMatchObject({ terbuka: false })
    expect(await documentOf(granted, product)).toMatchObject({ terbuka: true })
  })

  it('is answered by opening what is there, and not by nothing [DOC-2]', async () => {
    const { seller, product, buyer, request } = await aRequest()
    const nothing = await seller.call('pusat-seller/dokumen/permintaan/jawab', request)
    expect([nothing.status, nothing.refusal?.code]).toEqual([422, 'document_to_grant_missing'])
    expect(await waitingFor(seller)).toHaveLength(1)

    await handIn(seller, product, { pembaca: 'permintaan' })
    await seller.call('pusat-seller/dokumen/permintaan/jawab', request)
    expect(await documentOf(buyer, product)).toMatchObject({ terbuka: true })
  })

  it('is not answered by opening what has expired [DOC-2]', async () => {
    const { seller, product, request } = await aRequest()
    await handIn(seller, product, { pembaca: 'permintaan', berlaku_sampai: '2026-11-30' })
    world.setClock('2026-11-30T23:59:59+07:00')
    expect(await waitingFor(seller)).toMatchObject([{ ada: true }])

    world.setClock('2026-12-01T00:00:00+07:00')
    const late = await seller.call('pusat-seller/dokumen/permintaan/jawab', request)

    expect([late.status, late.refusal?.code]).toEqual([422, 'document_to_grant_missing'])
    expect(await waitingFor(seller)).toMatchObject([{ ...request, ada: false }])
    world.setClock()
  })

  it('is not answered by opening what is being withdrawn [DOC-2]', async () => {
    const { seller, product, request } = await aRequest()
    await handIn(seller, product, { pembaca: 'permintaan' })

    const answering = await world.db.transaction().execute(async (tx) => {
      await tx.selectFrom('products').select('id').where('id', '=', product.id).forNoKeyUpdate().execute()
      const responses = seller.call('pusat-seller/dokumen/permintaan/jawab', request)
      await expect.poll(() => countWaiting(world.db)).toBe(1)
      await tx.deleteFrom('product_documents').where('product_id', '=', product.id).execute()
      return { responses }
    })

    expect((await answering.responses).refusal?.code).toBe('document_to_grant_missing')
    expect(await waitingFor(seller)).toMatchObject([request])
  })

  it('is declined with a reason that the buyer reads, and can be made again [DOC-2]', async () => {
    const { seller, product, buyer, request } = await aRequest()
    const empty = await seller.call('pusat-seller/dokumen/permintaan/tolak', { ...request, alasan: '  ' })
    expect([empty.status, empty.refusal?.field]).toEqual([400, 'alasan'])

    await seller.call('pusat-seller/dokumen/permintaan/tolak', { ...request, alasan: 'Menunggu lot baru' })

    expect(await documentsOfKind(buyer, product)).toMatchObject({
      permintaan: { status: 'ditolak', alasan: 'Menunggu lot baru', can: { tarik: { boleh: false } } },
      can: { minta: { boleh: true } },
    })
    expect((await notificationsOf(buyer))[0]).toContain('Menunggu lot baru')
    await askFor(buyer, product)
    expect(await waitingFor(seller)).toHaveLength(1)
  })

  it('is withdrawn by its company, and by nobody else [DOC-2] [ROLE-9]', async () => {
    const { seller, product, buyer, request } = await aRequest()
    const stranger = await world.aBuyer()
    const strange = await stranger.call('produk/dokumen/minta/tarik', request)
    expect([strange.status, strange.refusal?.code]).toEqual([404, 'document_request_not_found'])
    const rival = await world.aSeller()
    for (const answer of [
      await rival.call('pusat-seller/dokumen/permintaan/tolak', { ...request, alasan: 'Tidak' }),
      await rival.call('pusat-seller/dokumen/permintaan/jawab', request),
    ])
      expect(answer.status).toBe(404)

    await buyer.call('produk/dokumen/minta/tarik', request)
    expect(await waitingFor(seller)).toEqual([])
    expect((await documentsOfKind(buyer, product)).permintaan).toBeNull()
  })

  it('ends once, by whichever side is first; a file for one that has ended is not kept [DOC-2]', async () => {
    const { seller, product, buyer, request } = await aRequest()
    const [answered, withdrawn] = await Promise.all([
      handIn(seller, product, { pembaca: 'permintaan', ...request }),
      buyer.call('produk/dokumen/minta/tarik', request),
    ])
    expect([answered, withdrawn].filter(({ ok }) => ok)).toHaveLength(1)
    expect([answered, withdrawn].map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await documentsOfKind(seller, product)).dokumen).toHaveLength(answered.ok ? 1 : 0)
  })

  it('is not answered by a document of another product or kind [DOC-2]', async () => {
    const { seller, request, product } = await aRequest()
    const other = await world.aProduct({ seller })
    for (const answer of [
      await handIn(seller, other, request),
      await handIn(seller, product, { jenis: 'sds', ...request }),
    ])
      expect([answer.status, answer.refusal?.code]).toEqual([404, 'document_request_not_found'])
    expect(await waitingFor(seller)).toHaveLength(1)
    expect((await documentsOfKind(seller, product)).dokumen).toEqual([])
  })

  it('waits while its product is not on sale: it can be declined, not answered [DOC-2]', async () => {
    const { seller, product, request } = await aRequest()
    await seller.call('pusat-seller/produk/tarik', { produk_id: product.id })
    const answer = await handIn(seller, product, request)
    expect([answer.status, answer.refusal?.code]).toEqual([422, 'document_request_act_not_allowed'])
    expect(await waitingFor(seller)).toMatchObject([{ can: { jawab: { boleh: false }, tolak: { boleh: true } } }])
  })

  it('is taken of a document that cannot be read, with a note of 150 characters [DOC-2]', async () => {
    const { seller, product } = await aSoldProduct(world)
    const buyer = await world.aBuyer()
    const ask = (catatan: string) =>
      buyer.call('produk/dokumen/minta', { produk_id: product.id, jenis: 'coa', catatan })
    for (const note of ['x'.repeat(151), 'x'.repeat(10_000)]) {
      const { status, refusal } = await ask(note)
      expect([status, refusal?.field, refusal?.status_message]).toEqual([
        400,
        'catatan',
        'Catatan paling panjang 150 karakter.',
      ])
    }
    await handIn(seller, product)
    const readable = await ask('')
    expect([readable.status, readable.refusal?.status_message]).toEqual([422, 'Dokumen ini sudah dapat Anda unduh.'])
    await seller.call('pusat-seller/produk/tarik', { produk_id: product.id })
    expect((await ask('')).refusal?.code).toBe('product_not_found')
  })

  it(`is one of ${MOST.documentRequestsADay} a day at most [DOC-2]`, async () => {
    const { seller, product, buyer } = await aRequest()
    const { userId: asked_by, companyId: buyer_id } = buyer
    const made = Array.from({ length: MOST.documentRequestsADay - 1 }, () => ({
      ...{ buyer_id, product_id: product.id, seller_id: seller.companyId, kind: 'sds', state: 'withdrawn' },
      ...{ version: 2, asked_by, asked_at: world.now() },
    }))
    await world.db.insertInto('document_requests').values(made).execute()
    const ask = () => buyer.call('produk/dokumen/minta', { produk_id: product.id, jenis: 'tds' })

    expect((await ask()).refusal?.code).toBe('document_requests_today')
    // the one that runs is not made again
    expect((await buyer.call('produk/dokumen/minta', { produk_id: product.id, jenis: 'coa' })).ok).toBe(true)
    world.setClock(new Date(world.now().getTime() + 86_400_000).toISOString())
    expect((await ask()).ok).toBe(true)
    world.setClock()
  })

  it('ends with the account of its last member, and the seller is notified [REG-3]', async () => {
    const { seller, product, buyer } = await aRequest()
    await buyer.call('akun/tutup', { user_id: buyer.userId, password: 'Contoh123' })
    expect(await waitingFor(seller)).toEqual([])
    expect((await notificationsOf(seller))[0]).toBe(`${buyer.companyName} menarik permintaan CoA untuk ${product.name}`)
  })
})
