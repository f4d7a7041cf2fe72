import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import { propose } from '#test/scenes/negotiating.ts'
import { cartOf, fillCart } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()
const terms = {
  level_harga: 2,
  tipe_pembayaran: [{ kode: 'transfer' }, { kode: 'tempo-30', batas_kredit: '50000000.00' }],
}

/** A buyer and a seller without a subscription, and a product. */
async function strangers() {
  const [buyer, seller] = [await world.aBuyer(), await world.aSeller()]
  return { buyer, seller, product: await world.aProduct({ seller, levels: { 2: '95000.00' } }) }
}

async function ask(buyer: Person, seller: Person) {
  const body = { seller_id: seller.companyId, penggunaan: 'Sirup obat batuk' }
  return (await buyer.call('langganan/ajukan', body)).data
}

async function aRequest() {
  const pair = await strangers()
  const requested = await ask(pair.buyer, pair.seller)
  return { ...pair, act: { langganan_id: requested.langganan_id, versi: requested.versi } }
}

async function aCustomer() {
  const request = await aRequest()
  const { data } = await request.seller.call('pusat-seller/langganan/setujui', { ...request.act, ...terms })
  return { ...request, act: { langganan_id: data.langganan_id, versi: data.versi } }
}

const priceOf = async (buyer: Person, produk_id: number) =>
  (await buyer.call('produk/detail', { produk_id })).data.produk_harga_satuan
const newest = async (person: Person) =>
  (await person.call('notifikasi/daftar', { company_id: person.companyId })).data.notifikasi[0]

describe('a buyer asks', () => {
  it('with the intended use; the seller is notified and sees it first in the list [REG-4] [SELLER-3]', async () => {
    const { buyer, seller } = await strangers()
    const requested = await ask(buyer, seller)

    expect(requested).toMatchObject({ status: 'diajukan', versi: 1, penggunaan: 'Sirup obat batuk', sejak: null })
    expect(requested.riwayat).toMatchObject([{ keterangan: 'Langganan diajukan', status: 'diajukan' }])
    expect((await buyer.call('langganan/daftar', {})).data).toMatchObject([{ seller_id: seller.companyId }])
    expect(await newest(seller)).toMatchObject({
      pesan: `${buyer.companyName} mengajukan langganan: Sirup obat batuk`,
      tautan: `/pusat-seller/langganan/${requested.langganan_id}`,
    })
    const { data } = await seller.call('pusat-seller/langganan/daftar', {})
    expect(data).toMatchObject({ total: 1, jumlah: { diajukan: 1 }, langganan: [{ pembeli_nama: buyer.companyName }] })
  })

  it('once: of two at once one is written, and a running one stands in the way [REG-4]', async () => {
    const { buyer, seller } = await strangers()
    const body = { seller_id: seller.companyId, penggunaan: 'Sirup' }
    const both = await Promise.all([buyer.call('langganan/ajukan', body), buyer.call('langganan/ajukan', body)])

    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)?.refusal?.code).toBe('subscription_act_not_allowed')
  })

  it('three times a day at most, whatever is withdrawn; the seller is notified of no more [REG-4]', async () => {
    const { buyer, seller } = await strangers()
    const request = () => buyer.call('langganan/ajukan', { seller_id: seller.companyId, penggunaan: 'Sirup' })
    for (let times = 0; times < 3; times++) {
      const { data } = await request()
      await buyer.call('langganan/tarik', { langganan_id: data.langganan_id, versi: data.versi })
    }
    const countUnread = async () =>
      (await seller.call('notifikasi/daftar', { company_id: seller.companyId })).data.belum_dibaca
    const before = await countUnread()

    expect((await request()).refusal?.status_message).toBe(
      'Langganan ke seller ini sudah diajukan 3x hari ini. Silakan ajukan lagi besok.',
    )
    expect(await countUnread()).toBe(before)
    world.setClock('2026-03-03T00:00:00+07:00')
    expect((await request()).ok).toBe(true)
    world.setClock()
  })

  it('fifty sellers at a time [REG-4]', async () => {
    const { buyer, seller } = await strangers()
    const other = { kind: 'seller', name: 'PT Lain', seller_type: 'importer', exchange_rate: '16000' }
    const sellers = await world.db
      .insertInto('companies')
      .values(Array.from({ length: 50 }, (_, at) => ({ ...other, username: `pt-lain-${at}`, created_at: world.now() })))
      .returning('id')
      .execute()
    const row = {
      buyer_id: buyer.companyId,
      status: 'requested',
      asked_by: buyer.userId,
      since: world.now(),
      updated_at: world.now(),
    }
    await world.db
      .insertInto('subscriptions')
      .values(sellers.map(({ id }) => ({ ...row, seller_id: id })))
      .execute()

    const answer = await buyer.call('langganan/ajukan', { seller_id: seller.companyId, penggunaan: 'Sirup' })

    expect(answer.refusal).toMatchObject({ code: 'subscription_requests_open', field: 'seller_id' })
  })

  it('sellers alone', async () => {
    const { buyer } = await strangers()
    const seller_id = (await world.aBuyer()).companyId
    const answer = await buyer.call('langganan/ajukan', { seller_id, penggunaan: 'Sirup' })
    expect(answer.refusal).toMatchObject({ code: 'seller_not_found', field: 'seller_id' })
  })

  it('answers what the seller asks for, and withdraws; each step is kept [REG-4]', async () => {
    const { buyer, seller, act } = await aRequest()
    const waiting = await seller.call('pusat-seller/langganan/minta-dokumen', { ...act, catatan: 'Nomor NIB' })
    expect(waiting.data.status).toBe('perlu_dokumen')
    const { data: list } = await buyer.call('langganan/daftar', {})
    expect(list).toMatchObject([{ catatan_seller: 'Nomor NIB', can: { jawab: { boleh: true } } }])

    const answered = await buyer.call('langganan/jawab', { ...act, versi: 2, jawaban: '9120001234567' })
    expect(answered.data.status).toBe('diajukan')
    const withdrawn = await buyer.call('langganan/tarik', { ...act, versi: 3 })

    expect(withdrawn.data).toMatchObject({ status: 'berakhir', versi: 4 })
    expect(withdrawn.data.riwayat.map(({ status, catatan }) => [status, catatan])).toEqual([
      ['diajukan', 'Sirup obat batuk'],
      ['perlu_dokumen', 'Nomor NIB'],
      ['diajukan', '9120001234567'],
      ['berakhir', null],
    ])
  })

  it('again after a refusal, whose reason is shown [REG-4] [SELLER-3]', async () => {
    const { buyer, seller, act } = await aRequest()
    await seller.call('pusat-seller/langganan/tolak', { ...act, alasan: 'Izin edar belum ada' })
    expect(await newest(buyer)).toMatchObject({
      pesan: `${seller.companyName} menolak pengajuan langganan Anda: Izin edar belum ada`,
      tautan: '/akun/distributor',
    })
    expect(await ask(buyer, seller)).toMatchObject({ status: 'diajukan', versi: 3, langganan_id: act.langganan_id })
  })
})

describe('a seller approves', () => {
  it('with price level, payment types and a sales person; the price shows at once [SELLER-3] [ROLE-3]', async () => {
    const { buyer, seller, product, act } = await aRequest()
    const sales = await world.aColleague(seller, 'sales')
    expect(await priceOf(buyer, product.id)).toBe('NA')
    const heard = await world.hear()

    const { data } = await seller.call('pusat-seller/langganan/setujui', {
      ...act,
      ...terms,
      sales_user_id: sales.userId,
    })

    expect(data).toMatchObject({ status: 'A', level_harga: 2, sales: { user_id: sales.userId } })
    expect(data.ketentuan_pembayaran.map(({ kode, batas_kredit }) => [kode, batas_kredit])).toEqual([
      ['transfer', null],
      ['tempo-30', '50000000.00'],
    ])
    expect(await priceOf(buyer, product.id)).toBe('95000.00')
    const { data: distributors } = await buyer.call('langganan/daftar', {})
    expect(distributors).toMatchObject([
      { status: 'A', tipe_pembayaran: [{ nama: 'Transfer' }, { nama: 'Tempo 30 hari' }], halangan: null },
    ])
    expect(JSON.stringify(await buyer.call('langganan/detail', { langganan_id: act.langganan_id }))).not.toMatch(
      /[Ll]evel/,
    )
    await heard.next()
    const countUnread = await heard.next()
    expect(countUnread.change).toMatchObject({ name: 'subscription', id: act.langganan_id, version: 2 })
    expect(countUnread.topics).toEqual([
      `company:${buyer.companyId}/subscription.read`,
      `company:${seller.companyId}/customers.read`,
    ])
  })

  it('without a limit of credit only by its owner; what the owner granted stays when sales save [SHOP-7]', async () => {
    const { seller, act } = await aRequest()
    const sales = await world.aColleague(seller, 'sales')
    const open = { ...terms, tipe_pembayaran: [{ kode: 'tempo-90', batas_kredit: null, tanpa_limit: true }] }
    const approve = (person: typeof seller) =>
      person.call('pusat-seller/langganan/setujui', { ...act, ...person.ids, ...open })

    const bySales = await approve(sales)
    const byOwner = await approve(seller)
    const versi = byOwner.data.versi
    const saved = await sales.call('pusat-seller/langganan/ubah', { ...act, versi, ...open, level_harga: 1 })

    expect(bySales.refusal).toMatchObject({
      code: 'credit_unlimited_not_allowed',
      field: 'tipe_pembayaran',
      status_message: 'Tempo tanpa limit kredit hanya dapat diberikan oleh pemilik. Isi limit kreditnya.',
    })
    expect([byOwner.status, saved.status]).toEqual([200, 200])
  })

  it('without a limit of credit where that was said, and not where a limit is empty [SHOP-7]', async () => {
    const { seller, act } = await aRequest()
    const empty = { kode: 'tempo-90', batas_kredit: null }
    const approve = (credit: object) =>
      seller.send('pusat-seller/langganan/setujui', { ...act, ...terms, tipe_pembayaran: [credit] })

    expect((await approve(empty)).refusal).toMatchObject({
      code: 'credit_limit_needed',
      field: 'tipe_pembayaran',
      status_message: 'Isi limit kreditnya, atau pilih "Tanpa limit".',
    })
    const both = await approve({ ...empty, batas_kredit: '1000000', tanpa_limit: true })
    expect(both.refusal?.code).toBe('credit_limit_and_none')
    expect((await approve({ ...empty, tanpa_limit: true })).ok).toBe(true)
    const { data } = await seller.call('pusat-seller/langganan/detail', { langganan_id: act.langganan_id })
    expect(data.riwayat.at(-1)?.ketentuan).toContain('Tempo 90 hari (tanpa limit)')
  })

  it('a customer of former times anew: what the owner granted then is no longer granted [SHOP-7]', async () => {
    const { buyer, seller, act } = await aRequest()
    const sales = await world.aColleague(seller, 'sales')
    const open = { ...terms, tipe_pembayaran: [{ kode: 'tempo-90', batas_kredit: null, tanpa_limit: true }] }
    const { data } = await seller.call('pusat-seller/langganan/setujui', { ...act, ...open })
    await seller.call('pusat-seller/langganan/akhiri', { ...act, versi: data.versi, alasan: 'Wilayah tidak dilayani' })
    const again = { langganan_id: act.langganan_id, versi: (await ask(buyer, seller)).versi }

    const bySales = await sales.call('pusat-seller/langganan/setujui', { ...again, ...open })

    expect(bySales.refusal).toMatchObject({ code: 'credit_unlimited_not_allowed', field: 'tipe_pembayaran' })
    expect((await sales.call('pusat-seller/langganan/setujui', { ...again, ...terms })).status).toBe(200)
  })

  it('only with somebody of its own and a payment type, and changes nothing otherwise [SELLER-3]', async () => {
    const { seller, act } = await aRequest()
    const elsewhere = await world.aSeller()
    const warehouse = await world.aColleague(seller, 'warehouse')
    const approve = (change: object) => seller.send('pusat-seller/langganan/setujui', { ...act, ...terms, ...change })

    for (const { userId } of [elsewhere, warehouse]) {
      expect((await approve({ sales_user_id: userId })).refusal?.code).toBe('sales_person_unknown')
    }
    expect((await approve({ tipe_pembayaran: [] })).refusal?.code).toBe('payment_type_needed')
    expect((await approve({ level_harga: 4 })).refusal).toMatchObject({ code: 'invalid_field', field: 'level_harga' })
    expect((await approve({ tipe_pembayaran: [{ kode: 'tempo-0' }] })).status).toBe(400)
    const { data } = await seller.call('pusat-seller/langganan/detail', { langganan_id: act.langganan_id })
    expect(data).toMatchObject({ status: 'diajukan', versi: 1, ketentuan_pembayaran: [] })
  })

  it('while the buyer withdraws: exactly one takes effect [SELLER-3]', async () => {
    const { buyer, seller, act } = await aRequest()
    const both = await Promise.all([
      seller.call('pusat-seller/langganan/setujui', { ...act, ...terms }),
      buyer.call('langganan/tarik', act),
      seller.call('pusat-seller/langganan/tolak', { ...act, alasan: 'Tidak' }),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    for (const slower of both.filter(({ ok }) => !ok)) expect(slower.refusal?.code).toBe('subscription_moved_on')
  })
})

describe('a suspension', () => {
  it('hides prices at the next request everywhere, ends negotiations, and keeps the history [SELLER-3] [ROLE-4]', async () => {
    const { buyer, seller, product, act } = await aCustomer()
    const addressId = await world.anAddress(buyer)
    const cart_id = [await fillCart(buyer, { id: product.id, sellerId: seller.companyId })]
    const nego_id = await propose(buyer, { ...product, price: '95000.00' })

    await seller.call('pusat-seller/langganan/tangguhkan', { ...act, alasan: 'Tagihan lewat tempo' })

    expect(await priceOf(buyer, product.id)).toBe('NA')
    const { data: list } = await buyer.call('produk/daftar', { seller: seller.companyUsername })
    expect(list.produk.map((one) => one.produk_harga_satuan)).toEqual(['NA'])
    expect(JSON.stringify(await cartOf(buyer))).not.toContain('95000')
    const add = { ...buyer.ids, produk_id: product.id, seller_id: seller.companyId, kuantitas_satuan: '50' }
    expect((await buyer.call('produk/keranjang/tambah', add)).refusal?.code).toBe('not_subscribed')
    const quote = await buyer.send('checkout/rincian', { company_id: buyer.companyId, cart_id, alamat_id: addressId })
    expect(quote.text).not.toContain('95000')
    expect((await buyer.call('nego/detail', { nego_id })).data.status).toBe('dibatalkan')
    const { data: distributors } = await buyer.call('langganan/daftar', {})
    expect(distributors).toMatchObject([
      { status: 'ditangguhkan', catatan_seller: 'Tagihan lewat tempo', tipe_pembayaran: [] },
    ])

    const { data: again } = await seller.call('pusat-seller/langganan/aktifkan', { ...act, versi: 3 })
    expect(again.riwayat.map(({ keterangan }) => keterangan)).toEqual([
      'Langganan diajukan',
      'Langganan disetujui',
      'Langganan ditangguhkan',
      'Langganan diaktifkan kembali',
    ])
    expect(await priceOf(buyer, product.id)).toBe('95000.00')
  })

  it('and an end need a reason; an ended one can be requested again [SELLER-3] [REG-4]', async () => {
    const { buyer, seller, act } = await aCustomer()
    const without = await seller.send('pusat-seller/langganan/tangguhkan', { ...act, alasan: '  ' })
    expect(without.refusal).toMatchObject({ field: 'alasan' })
    const { data } = await seller.call('pusat-seller/langganan/akhiri', { ...act, alasan: 'Wilayah tidak dilayani' })
    expect(data).toMatchObject({ status: 'berakhir', npwp: null, telepon: null })
    expect((await ask(buyer, seller)).status).toBe('diajukan')
  })
})

describe('terms', () => {
  it('change later; without any payment type the buyer may ask for one, once a day [SELLER-3] [ROLE-5]', async () => {
    const { buyer, seller, product, act } = await aCustomer()
    const askPayment = () => buyer.call('langganan/minta-pembayaran', { seller_id: seller.companyId })
    expect((await askPayment()).refusal?.code).toBe('payment_type_there')

    await seller.call('pusat-seller/langganan/ubah', { ...act, level_harga: 1, tipe_pembayaran: [] })

    expect(await priceOf(buyer, product.id)).toBe('100000.00')
    const { data: distributors } = await buyer.call('langganan/daftar', {})
    expect(distributors[0]).toMatchObject({
      status: 'A',
      halangan: 'Anda tidak memiliki data tipe pembayaran yang aktif. Silakan hubungi distributor terkait.',
      can: { minta_pembayaran: { boleh: true } },
    })
    expect((await askPayment()).data.can.minta_pembayaran.boleh).toBe(false)
    expect((await newest(seller))?.pesan).toBe(`${buyer.companyName} meminta tipe pembayaran yang aktif`)
    expect((await askPayment()).refusal?.code).toBe('payment_asked_today')
  })
})

describe('what others know', () => {
  it('is nothing: a stranger finds no subscription, and sees no company that did not ask [ROLE-9] [SELLER-3]', async () => {
    const { act } = await aRequest()
    const [otherBuyer, otherSeller] = [await world.aBuyer(), await world.aSeller()]
    const one = { langganan_id: act.langganan_id }
    expect((await otherBuyer.call('langganan/detail', one)).refusal?.code).toBe('subscription_not_found')
    expect((await otherBuyer.call('langganan/tarik', act)).status).toBe(404)
    expect((await otherSeller.call('pusat-seller/langganan/detail', one)).status).toBe(404)
    expect((await otherSeller.call('pusat-seller/langganan/setujui', { ...act, ...terms })).status).toBe(404)
    expect((await otherSeller.call('pusat-seller/langganan/daftar', {})).data.total).toBe(0)
  })

  it('is nothing to a warehouse: neither customers nor their notifications [ROLE-10]', async () => {
    const { seller } = await aRequest()
    const warehouse = await world.aColleague(seller, 'warehouse')
    expect((await warehouse.call('pusat-seller/langganan/daftar', {})).refusal?.code).toBe('not_allowed')
    expect(await newest(warehouse)).toBeUndefined()
  })
})
