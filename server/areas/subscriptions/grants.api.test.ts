import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 6 })
const transfer = { kode: 'transfer' }
const modest = { level_harga: 1, tipe_pembayaran: [transfer] }
const generous = { level_harga: 3, tipe_pembayaran: [transfer, { kode: 'tempo-60', batas_kredit: '75000000.00' }] }
const both: ('transfer' | 'cod')[] = ['transfer', 'cod']
const usual = {
  tipe_pembayaran: both,
  tempo_hari: 30,
  batas_kredit: '50000000.00',
  level_harga: 2,
  diskon_persen: null,
}

async function aRequest() {
  const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
  const sales = await world.aColleague(seller, 'sales')
  const { data } = await buyer.call('langganan/ajukan', { seller_id: seller.companyId, penggunaan: 'Sirup' })
  return { buyer, seller, sales, act: { langganan_id: data.langganan_id, versi: 1 } }
}

/** A request whose terms wait for the owner. */
async function aWaitingGrant() {
  const request = await aRequest()
  const { data } = await request.sales.call('pusat-seller/langganan/setujui', { ...request.act, ...generous })
  const { permintaan_id = '', versi = 0 } = data.persetujuan ?? {}
  return { ...request, data, expected: { permintaan_id, versi } }
}

async function titlesOf(person: Person) {
  const { data } = await person.call('notifikasi/daftar', { company_id: person.companyId })
  return data.notifikasi.map(({ pesan }) => pesan)
}

describe('what sales grant', () => {
  it('takes effect at once up to what the owner decided, and waits for the owner beyond it [SHOP-7]', async () => {
    const { seller, sales, act } = await aRequest()
    const tight = { ...usual, level_harga: 1, tempo_hari: 0, tipe_pembayaran: both.slice(0, 1) }
    expect((await seller.call('pusat-seller/wewenang', {})).data).toEqual({ ...usual, versi: 0 })
    expect((await seller.call('pusat-seller/wewenang/ubah', { ...tight, versi: 0 })).data).toEqual({
      ...tight,
      versi: 1,
    })

    const waits = await sales.call('pusat-seller/langganan/setujui', { ...act, ...modest, level_harga: 2 })
    expect(waits.data).toMatchObject({
      status: 'diajukan',
      versi: 1,
      wewenang: tight,
      persetujuan: { status: 'menunggu', melebihi: ['Level harga 2, wewenang sales sampai level 1'] },
    })
    expect((await sales.call('pusat-seller/langganan/setujui', { ...act, ...modest })).data.status).toBe('A')
  })

  it('is nothing of the buyer’s before the owner has granted it [SHOP-7]', async () => {
    const { buyer, seller, act } = await aWaitingGrant()

    expect(await titlesOf(buyer)).toEqual([])
    expect((await buyer.call('langganan/detail', { langganan_id: act.langganan_id })).data).toMatchObject({
      status: 'diajukan',
      versi: 1,
      riwayat: [{}],
    })
    expect(await titlesOf(seller)).toEqual([
      expect.stringMatching(/di luar wewenang sales dan menunggu pemilik: Level harga 3, .*Tempo 60 hari/),
      expect.any(String),
    ])
    expect((await seller.call('pusat-seller/langganan/persetujuan/daftar', {})).data).toMatchObject([
      { status: 'menunggu', ketentuan: expect.stringContaining('Tempo 60 hari'), can: { setujui: { boleh: true } } },
    ])
  })

  it('is not bounded for the owner, and sales see what bounds them [SHOP-7]', async () => {
    const { seller, sales, act } = await aRequest()
    const bySales = await sales.call('pusat-seller/langganan/detail', { langganan_id: act.langganan_id })
    const byOwner = await seller.call('pusat-seller/langganan/setujui', { ...act, ...generous })
    expect([bySales.data.wewenang, byOwner.data.wewenang, byOwner.data.status]).toEqual([usual, null, 'A'])
  })

  it('waits once for each customer; withdrawn, it can be asked anew [SHOP-7]', async () => {
    const { sales, act, expected } = await aWaitingGrant()
    const again = () => sales.call('pusat-seller/langganan/setujui', { ...act, ...generous, level_harga: 2 })

    expect((await again()).refusal).toMatchObject({ code: 'grant_request_waits', field: 'tipe_pembayaran' })
    expect((await sales.call('pusat-seller/langganan/persetujuan/tarik', expected)).data.persetujuan).toBeNull()
    expect((await again()).data.persetujuan).toMatchObject({ status: 'menunggu' })
  })
})

describe('the owner', () => {
  it('grants what was asked, as one step of the subscription [SHOP-7]', async () => {
    const { buyer, seller, sales, expected } = await aWaitingGrant()

    const { data } = await seller.call('pusat-seller/langganan/persetujuan/setujui', expected)

    expect(data).toMatchObject({ status: 'A', versi: 2, level_harga: 3, persetujuan: null })
    expect(data.riwayat.at(-1)).toMatchObject({ keterangan: 'Langganan disetujui' })
    expect(await titlesOf(buyer)).toHaveLength(1)
    expect((await titlesOf(sales))[0]).toMatch(/^Pemilik menyetujui ketentuan untuk /)
    expect((await seller.call('pusat-seller/langganan/persetujuan/daftar', {})).data).toEqual([])
  })

  it('refuses with a reason that sales read and the buyer does not [SHOP-7]', async () => {
    const { buyer, seller, sales, act, expected } = await aWaitingGrant()
    const refuse = (alasan: string) => seller.call('pusat-seller/langganan/persetujuan/tolak', { ...expected, alasan })

    expect((await refuse(' ')).refusal).toMatchObject({ code: 'invalid_field', field: 'alasan' })
    expect((await refuse('Terlalu lama')).data).toMatchObject({ status: 'diajukan', versi: 1 })
    const { data } = await sales.call('pusat-seller/langganan/detail', { langganan_id: act.langganan_id })
    expect(data.persetujuan).toMatchObject({ status: 'ditolak', alasan: 'Terlalu lama' })
    expect((await titlesOf(sales))[0]).toMatch(/Terlalu lama$/)
    expect(await titlesOf(buyer)).toEqual([])
  })

  it('decides once: what is decided or older than the subscription is told to have moved on [SHOP-7]', async () => {
    const { seller, act, expected } = await aWaitingGrant()
    await seller.call('pusat-seller/langganan/setujui', { ...act, ...modest })

    const late = await seller.call('pusat-seller/langganan/persetujuan/setujui', expected)
    expect(late.refusal?.code).toBe('grant_request_act_not_allowed')
    expect(late.refusal?.status_message).toMatch(/gugur karena langganannya sudah berubah/)

    const other = await aWaitingGrant()
    const both = await Promise.all([
      other.seller.call('pusat-seller/langganan/persetujuan/setujui', other.expected),
      other.sales.call('pusat-seller/langganan/persetujuan/tarik', other.expected),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)?.refusal?.code).toBe('grant_request_moved_on')
  })

  it('changes what sales may grant from the version on the page [SHOP-7]', async () => {
    const { seller } = await aRequest()
    const change = () => seller.call('pusat-seller/wewenang/ubah', { ...usual, tempo_hari: 7, versi: 0 })
    const both = await Promise.all([change(), change()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('who lowers the limits while sales grant: it is judged before or after, never between [SHOP-7]', async () => {
    for (let round = 0; round < 5; round++) {
      const { seller, sales, act } = await aRequest()
      const [lowered, granted] = await Promise.all([
        seller.call('pusat-seller/wewenang/ubah', { ...usual, level_harga: 1, versi: 0 }),
        sales.call('pusat-seller/langganan/setujui', { ...act, ...modest, level_harga: 2 }),
      ])
      expect([lowered.status, granted.status]).toEqual([200, 200])
      const { status, level_harga, persetujuan } = granted.data
      if (status === 'A') expect([level_harga, persetujuan]).toEqual([2, null])
      else expect([status, level_harga, persetujuan?.status]).toEqual(['diajukan', 1, 'menunggu'])
    }
  })
})
