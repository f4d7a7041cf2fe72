import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { hashOfStoredData } from '#test/database/hash-of-stored-data.ts'
import { aPdf, aPng } from '#test/form.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const terms = { level_harga: 1, tipe_pembayaran: [{ kode: 'transfer' }] }

async function put(person: Person, jenis: 'npwp' | 'nib' | 'sppkp', file = aPdf): Promise<string> {
  const answer = await person.upload('perusahaan/dokumen/unggah', { company_id: person.companyId, jenis }, file)
  return answer.data.dokumen_id
}

async function remove(person: Person, dokumen_id: string) {
  await person.call('perusahaan/dokumen/hapus', { company_id: person.companyId, dokumen_id })
  await world.runJobs()
}

function ask(buyer: Person, seller: Person, dokumen?: string[]) {
  return buyer.call('langganan/ajukan', {
    seller_id: seller.companyId,
    penggunaan: 'Sirup obat batuk',
    ...(dokumen && { dokumen }),
  })
}

/** A request with an NPWP; the buyer also has an NIB that it did not attach. */
async function aRequest() {
  const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
  const [npwp, nib] = [await put(buyer, 'npwp'), await put(buyer, 'nib', aPng)]
  const { data } = await ask(buyer, seller, [npwp])
  return { buyer, seller, npwp, nib, act: { langganan_id: data.langganan_id, versi: data.versi } }
}

const fileFor = (seller: Person, langganan_id: string, dokumen_id: string) =>
  seller.send('pusat-seller/langganan/dokumen', { langganan_id, dokumen_id })

async function shownTo(seller: Person, langganan_id: string) {
  return (await seller.call('pusat-seller/langganan/detail', { langganan_id })).data
}

describe('documents of a request', () => {
  it('are those that were ticked: the seller sees and reads these and no others [REG-4] [SELLER-3]', async () => {
    const { buyer, seller, npwp, nib, act } = await aRequest()
    const sales = await world.aColleague(seller, 'sales')

    for (const person of [seller, sales]) {
      const { dokumen, riwayat } = await shownTo(person, act.langganan_id)
      expect(dokumen).toMatchObject([{ dokumen_id: npwp, nama: 'NPWP', nama_berkas: 'dokumen.pdf', tipe: 'pdf' }])
      expect(riwayat[0]?.dokumen).toMatchObject([{ dokumen_id: npwp }])
      const file = await fileFor(person, act.langganan_id, npwp)
      expect([file.text, file.headers['cache-control']]).toEqual([aPdf.content.toString(), 'private, no-store'])
      expect((await fileFor(person, act.langganan_id, nib)).refusal?.code).toBe('document_not_found')
    }
    const { data } = await buyer.call('langganan/detail', { langganan_id: act.langganan_id })
    expect(data.riwayat[0]?.dokumen).toMatchObject([{ dokumen_id: npwp }])
    const slots = (await buyer.call('perusahaan/dokumen/daftar', { company_id: buyer.companyId })).data
    expect(slots.map(({ dokumen }) => dokumen?.terkirim)).toEqual([true, false, undefined])
  })

  it('are for that seller alone [REG-4] [ROLE-9]', async () => {
    const { buyer, seller, npwp, act } = await aRequest()
    const [otherSeller, otherBuyer] = [await world.aSeller(), await world.aBuyer()]
    // the buyer's request to another seller, without the document
    const { data: other } = await ask(buyer, otherSeller)
    for (const langganan_id of [act.langganan_id, other.langganan_id, randomUUID()]) {
      expect((await fileFor(otherSeller, langganan_id, npwp)).refusal?.code).toBe('document_not_found')
    }
    // the right seller, but through another's request
    expect((await fileFor(seller, other.langganan_id, npwp)).status).toBe(404)
    expect((await fileFor(otherBuyer, act.langganan_id, npwp)).refusal?.code).toBe('sellers_only')
    const warehouse = await world.aColleague(seller, 'warehouse')
    expect((await fileFor(warehouse, act.langganan_id, npwp)).refusal?.code).toBe('not_allowed')
    expect((await fileFor(await world.anAdministrator(), act.langganan_id, npwp)).status).toBe(422)
    const visitor = world.aVisitor()
    const request = { langganan_id: act.langganan_id, dokumen_id: npwp }
    expect((await visitor.send('pusat-seller/langganan/dokumen', request)).status).toBe(401)
    // nor by the call for the company's own members
    expect((await seller.send('perusahaan/dokumen/berkas', { dokumen_id: npwp })).status).toBe(404)
  })

  it("cannot be another company's, and nothing is asked then [REG-4] [ROLE-9]", async () => {
    const [buyer, seller, stranger] = [await world.aBuyer(), await world.aSeller(), await world.aBuyer()]
    const [own, theirs] = [await put(buyer, 'npwp'), await put(stranger, 'npwp')]
    const before = await hashOfStoredData(world.db)
    for (const dokumen of [[theirs], [own, theirs], [randomUUID()]]) {
      const answer = await ask(buyer, seller, dokumen)
      expect([answer.status, answer.refusal]).toMatchObject([404, { code: 'document_not_found', field: 'dokumen' }])
    }
    expect((await ask(buyer, seller, [own, own, own, own])).refusal?.field).toBe('dokumen')
    expect(await hashOfStoredData(world.db)).toBe(before)
  })

  it('may be attached by a person who may ask, once each [REG-4] [ROLE-10]', async () => {
    const [owner, seller] = [await world.aBuyer(), await world.aSeller()]
    const npwp = await put(owner, 'npwp')
    const purchaser = await world.aColleague(owner, 'purchaser')
    const approver = await world.aColleague(owner, 'approver')
    expect((await ask(approver, seller, [npwp])).refusal?.code).toBe('not_allowed')

    const { data } = await ask(purchaser, seller, [npwp, npwp])

    expect((await shownTo(seller, data.langganan_id)).dokumen).toHaveLength(1)
  })

  it('go along with an answer to what the seller wants, and the request is back [REG-4] [SELLER-3]', async () => {
    const { buyer, seller, npwp, nib, act } = await aRequest()
    await seller.call('pusat-seller/langganan/minta-dokumen', { ...act, catatan: 'NIB dan NPWP terbaru' })
    const answer = { ...act, versi: 2, jawaban: 'Terlampir' }

    const { data } = await buyer.call('langganan/jawab', { ...answer, dokumen: [nib, npwp] })

    expect(data).toMatchObject({ status: 'diajukan', versi: 3 })
    const { dokumen, riwayat } = await shownTo(seller, act.langganan_id)
    expect(dokumen.map(({ nama }) => nama)).toEqual(['NPWP', 'NIB'])
    expect(riwayat.map((one) => one.dokumen.map(({ nama }) => nama))).toEqual([['NPWP'], [], ['NPWP', 'NIB']])
    expect((await fileFor(seller, act.langganan_id, nib)).headers['content-type']).toBe('image/png')
    // when nothing was requested, there is nothing to answer and nothing is attached
    const again = await buyer.call('langganan/jawab', { ...answer, versi: 3, dokumen: [nib] })
    expect(again.refusal?.code).toBe('subscription_act_not_allowed')
  })

  it('stay readable for the seller after its decision, after an end, and once replaced or deleted [REG-4]', async () => {
    const { buyer, seller, npwp, nib, act } = await aRequest()
    const { langganan_id } = act
    const newer = await put(buyer, 'npwp', aPng)
    await remove(buyer, newer)
    await remove(buyer, nib)

    const readable = async () => {
      expect((await fileFor(seller, langganan_id, npwp)).text).toBe(aPdf.content.toString())
      expect((await fileFor(seller, langganan_id, newer)).status).toBe(404)
      expect((await shownTo(seller, langganan_id)).dokumen.map(({ dokumen_id }) => dokumen_id)).toEqual([npwp])
    }
    await readable()
    await seller.call('pusat-seller/langganan/tolak', { ...act, alasan: 'Wilayah tidak dilayani' })
    await readable()
    const { data } = await ask(buyer, seller)
    await seller.call('pusat-seller/langganan/setujui', { langganan_id, versi: data.versi, ...terms })
    await readable()
    await seller.call('pusat-seller/langganan/akhiri', { langganan_id, versi: data.versi + 1, alasan: 'Selesai' })
    await readable()
    // its own members can read what they sent, too
    expect((await buyer.send('perusahaan/dokumen/berkas', { dokumen_id: npwp })).ok).toBe(true)
    const slots = (await buyer.call('perusahaan/dokumen/daftar', { company_id: buyer.companyId })).data
    expect(slots.every(({ dokumen }) => dokumen === null)).toBe(true)
  })

  it('that were replaced or deleted are not attached any more [REG-4]', async () => {
    const { buyer, npwp } = await aRequest()
    await put(buyer, 'npwp', aPng)
    expect((await ask(buyer, await world.aSeller(), [npwp])).refusal?.code).toBe('document_not_found')
  })
})
