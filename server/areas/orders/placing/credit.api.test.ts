import { describe, expect, it } from 'vitest'
import type { Person } from '#test/actor.ts'
import {
  aPurchaser,
  aSale,
  aVoucher,
  cartOf,
  checkoutOf,
  creditCheckoutOf,
  fillCart,
  limitCredit,
  type PlaceBody,
  payFor,
} from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld({ connections: 12 })

// 50 kg at Rp 10,000 with PPN: Rp 555,000
const cheap = { price: '10000.00', stock: '10000' }
const TOTAL = '555000.00'

/** A buyer with this credit limit at the seller. */
async function aCreditSale(limit: string | null) {
  const sale = await aSale(world, cheap)
  await limitCredit(world, sale, limit)
  return sale
}

type Sale = Awaited<ReturnType<typeof aSale>>

/** Orders the product on credit; lines of a refused order are still in the cart. */
async function orderOnCredit({ buyer, product, addressId }: Sale, by: Person = buyer) {
  if ((await cartOf(by)).length === 0) await fillCart(by, product)
  return by.call('checkout/buat', await creditCheckoutOf(by, addressId))
}

async function idOf(placed: ReturnType<typeof orderOnCredit>): Promise<string> {
  return (await placed).data.transaksi[0]?.transaksi_id ?? ''
}

/** The credit that the checkout page shows for one more order of the product; leaves the cart as it was. */
async function shownCredit({ buyer, product, addressId }: Sale) {
  const cart_id = [await fillCart(buyer, product)]
  const { data } = await buyer.call('checkout/rincian', { company_id: buyer.companyId, cart_id, alamat_id: addressId })
  await buyer.call('keranjang/produk/hapus', { ...buyer.ids, cart_id: cart_id[0] ?? '' })
  return data.seller[0]?.tipe_pembayaran.find(({ kode }) => kode === 'tempo-30')
}

async function ship(seller: Person, transaksi_id: string): Promise<void> {
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
  await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })
}

describe('a credit limit', () => {
  it('is shown with what is left, and disables the payment type where it does not suffice [ORDER-1] [SELLER-3]', async () => {
    const sale = await aCreditSale('1000000.00')
    expect(await shownCredit(sale)).toMatchObject({ sisa_kredit: '1000000.00', halangan: null })

    await orderOnCredit(sale)

    expect(await shownCredit(sale)).toMatchObject({
      sisa_kredit: '445000.00',
      halangan: `Pesanan ini melebihi limit kredit pada ${sale.seller.companyName}. Sisa limit kredit Rp 445.000,00.`,
    })
  })

  it('refuses the order that goes above it, and keeps the cart [ORDER-1] [ORDER-2]', async () => {
    const sale = await aCreditSale('1000000.00')
    await orderOnCredit(sale)

    const refused = await orderOnCredit(sale)

    expect(refused.status).toBe(422)
    expect(refused.refusal).toMatchObject({ code: 'credit_exceeded', field: 'seller' })
    expect(refused.refusal?.status_message).toContain('Sisa limit kredit Rp 445.000,00.')
    const byTransfer = await checkoutOf(sale.buyer, sale.addressId)
    expect((await sale.buyer.call('checkout/buat', byTransfer)).ok).toBe(true)
  })

  it('that is empty is none, and 0 lets nothing through [SELLER-3]', async () => {
    const [free, nothing] = [await aCreditSale(null), await aCreditSale('0')]
    expect((await orderOnCredit(free)).ok).toBe(true)
    expect(await shownCredit(free)).toMatchObject({ sisa_kredit: null, halangan: null })
    expect((await orderOnCredit(nothing)).refusal?.code).toBe('credit_exceeded')
  })

  it('counts orders that wait for approval, and what the company itself pays of an order [ROLE-10] [ORDER-1]', async () => {
    const sale = await aCreditSale('1000000.00')
    const purchaser = await aPurchaser(world, sale.buyer, { perOrder: '0' })
    await orderOnCredit(sale, purchaser)
    const voucher_id = await aVoucher(world, sale.buyer, { amount: '150000.00', minSpend: '0' })
    await fillCart(sale.buyer, sale.product)
    const checkout = await checkoutOf(sale.buyer, sale.addressId, voucher_id)
    const seller = [{ seller_id: sale.seller.companyId, tipe_pembayaran: 'tempo-30' }]

    // Rp 555,000 less Rp 150,000 fits into the remaining Rp 445,000
    expect((await sale.buyer.call('checkout/buat', { ...checkout, seller })).ok).toBe(true)
    expect(await shownCredit(sale)).toMatchObject({ sisa_kredit: '40000.00' })
  })

  it('is free again after a cancellation and after the payment, not before [SELLER-3]', async () => {
    const sale = await aCreditSale('555000.00')
    const first = await idOf(orderOnCredit(sale))
    expect((await orderOnCredit(sale)).refusal?.code).toBe('credit_exceeded')

    await sale.buyer.call('transaksi/batal', { transaksi_id: first, versi: 1, alasan: 'Salah' })
    const second = await idOf(orderOnCredit(sale))
    await ship(sale.seller, second)
    expect(await shownCredit(sale)).toMatchObject({ sisa_kredit: '0.00' })

    await payFor(sale.seller, second, { amount: '55000.00' })
    expect(await shownCredit(sale)).toMatchObject({ sisa_kredit: '55000.00' })
    await payFor(sale.seller, second)
    expect(await shownCredit(sale)).toMatchObject({ sisa_kredit: '555000.00', halangan: null })
  })

  it('is one for all colleagues, however many order at once [ORDER-1] [ORDER-2]', async () => {
    const sale = await aCreditSale('1200000.00')
    const checkouts: { by: Person; checkout: PlaceBody }[] = []
    for (let count = 0; count < 6; count++) {
      const by = await aPurchaser(world, sale.buyer)
      const line = await fillCart(by, await world.aProduct({ seller: sale.seller, ...cheap }))
      checkouts.push({
        by,
        checkout: { ...(await creditCheckoutOf(by, sale.addressId)), cart_id: [line], total: TOTAL },
      })
    }

    const answers = await Promise.all(checkouts.map(({ by, checkout }) => by.call('checkout/buat', checkout)))

    expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
    const late = answers.filter(({ ok }) => !ok).map(({ refusal }) => refusal?.code)
    expect(new Set(late)).toEqual(new Set(['credit_exceeded']))
  })

  it('that was lowered meanwhile is asked again at approval [ROLE-10] [ORDER-4]', async () => {
    const sale = await aCreditSale('1000000.00')
    const purchaser = await aPurchaser(world, sale.buyer, { perOrder: '0' })
    const transaksi_id = await idOf(orderOnCredit(sale, purchaser))

    await limitCredit(world, sale, '500000.00')
    const refused = await sale.buyer.call('transaksi/setujui', { transaksi_id, versi: 1 })
    expect(refused.refusal?.code).toBe('credit_exceeded')
    expect(refused.refusal?.status_message).toContain('Sisa limit kredit Rp 500.000,00.')

    await limitCredit(world, sale, TOTAL)
    expect((await sale.buyer.call('transaksi/setujui', { transaksi_id, versi: 1 })).data.status).toBe(
      'menunggu_konfirmasi',
    )
  })
})

it('an order that waits is not approved once the seller has taken its payment type away [ROLE-10] [SELLER-3]', async () => {
  const sale = await aCreditSale(null)
  const purchaser = await aPurchaser(world, sale.buyer, { perOrder: '0' })
  const transaksi_id = await idOf(orderOnCredit(sale, purchaser))
  const approve = () => sale.buyer.call('transaksi/setujui', { transaksi_id, versi: 1 })

  await world.subscribe(sale.buyer, sale.seller, { payments: ['transfer'], inactivePayments: ['tempo-30'] })
  expect((await approve()).refusal).toMatchObject({
    code: 'approval_needs_payment_type',
    status_message: `Pembayaran Tempo 30 hari tidak lagi berlaku pada ${sale.seller.companyName}, sehingga pesanan ini tidak dapat disetujui.`,
  })
  const { data } = await sale.buyer.call('transaksi/detail', { transaksi_id })
  expect(data.status).toBe('menunggu_persetujuan')

  await world.subscribe(sale.buyer, sale.seller, { payments: ['transfer', 'tempo-30'] })
  expect((await approve()).data.status).toBe('menunggu_konfirmasi')
})

describe('an order on credit', () => {
  it('has a due day once it is shipped, and is overdue after it [ORDER-1] [ORDER-5]', async () => {
    const sale = await aCreditSale(null)
    world.setClock('2026-03-02T09:00:00+07:00')
    const transaksi_id = await idOf(orderOnCredit(sale))
    const shown = async () => (await sale.buyer.call('transaksi/detail', { transaksi_id })).data.tempo
    expect(await shown()).toEqual({ hari: 30, hari_tukar_faktur: [], jatuh_tempo: null, lewat: false, lunas: null })

    await ship(sale.seller, transaksi_id)
    world.setClock('2026-04-01T23:59:00+07:00')
    expect(await shown()).toEqual({
      hari: 30,
      hari_tukar_faktur: [],
      jatuh_tempo: '2026-04-01',
      lewat: false,
      lunas: null,
    })
    world.setClock('2026-04-02T00:00:00+07:00')
    expect(await shown()).toMatchObject({ lewat: true })
    world.setClock()
  })
})

it("a customer's page tells its seller what is owed and what is left [SELLER-3]", async () => {
  const sale = await aCreditSale('1000000.00')
  await orderOnCredit(sale)
  const { data: list } = await sale.seller.call('pusat-seller/langganan/daftar', {})
  const langganan_id = list.langganan[0]?.langganan_id ?? ''

  const { data } = await sale.seller.call('pusat-seller/langganan/detail', { langganan_id })

  expect(data.kredit_terpakai).toBe(TOTAL)
  expect(data.ketentuan_pembayaran).toMatchObject([
    { kode: 'transfer', sisa_kredit: null },
    { kode: 'tempo-30', batas_kredit: '1000000.00', sisa_kredit: '445000.00' },
  ])
})
