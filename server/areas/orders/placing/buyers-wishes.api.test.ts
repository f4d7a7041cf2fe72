import { expect, it } from 'vitest'
import { aPurchaser, aSale, cartOf, checkoutOf, fillCart } from '#test/scenes/ordering.ts'
import { openWorld } from '#test/world.ts'

const world = await openWorld()

/** A filled cart, and what its checkout sends with these wishes; approved by the owner where the purchaser has a limit. */
async function aWishfulCheckout(wishes: { no_po?: string | null; tanggal_kirim_diminta?: string | null }) {
  const sale = await aSale(world)
  const purchaser = await aPurchaser(world, sale.buyer, { perOrder: '1.00' })
  await fillCart(sale.buyer, sale.product)
  const checkout = async (of = sale.buyer) => {
    const body = await checkoutOf(of, sale.addressId)
    return { ...body, seller: body.seller.map((one) => ({ ...one, ...wishes })) }
  }
  return { ...sale, purchaser, checkout }
}

it("both sides read the buyer's PO number and wanted day, and find the order by the number [ORDER-1] [ORDER-5]", async () => {
  const { buyer, seller, checkout } = await aWishfulCheckout({
    no_po: '  PO/2026/III/0042 🙂 ',
    tanggal_kirim_diminta: '2026-03-09',
  })
  const { data } = await buyer.call('checkout/buat', await checkout())
  const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''

  const requested = { no_po: 'PO/2026/III/0042 🙂', tanggal_kirim_diminta: '2026-03-09' }
  expect((await buyer.call('transaksi/detail', { transaksi_id })).data).toMatchObject(requested)
  expect((await seller.call('pusat-seller/pesanan/detail', { transaksi_id })).data).toMatchObject(requested)
  for (const { data: found } of [
    await buyer.call('transaksi/daftar', { keyword: 'iii/0042' }),
    await seller.call('pusat-seller/pesanan/daftar', { keyword: 'iii/0042' }),
  ]) {
    expect(found.transaksi.map((one) => one.transaksi_id)).toEqual([transaksi_id])
  }
})

it('nobody else reads or finds them [ORDER-1] [ROLE-9]', async () => {
  const { buyer, checkout } = await aWishfulCheckout({ no_po: 'PO-RAHASIA-7', tanggal_kirim_diminta: '2026-03-10' })
  const { data } = await buyer.call('checkout/buat', await checkout())
  const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''
  const stranger = await aSale(world)

  const answers = [
    await stranger.buyer.call('transaksi/detail', { transaksi_id }),
    await stranger.seller.call('pusat-seller/pesanan/detail', { transaksi_id }),
    await stranger.buyer.call('transaksi/daftar', { keyword: 'RAHASIA' }),
    await stranger.seller.call('pusat-seller/pesanan/daftar', { keyword: 'RAHASIA' }),
  ]

  for (const { text } of answers) expect(text).not.toMatch(/PO-RAHASIA|2026-03-10/)
})

it('a colleague who approves an order sees them, its seller only afterwards [ORDER-1] [ROLE-10]', async () => {
  const {
    buyer: owner,
    seller,
    purchaser,
    checkout,
  } = await aWishfulCheckout({
    no_po: 'PO-77',
    tanggal_kirim_diminta: '2026-03-11',
  })
  const { data } = await purchaser.call('checkout/buat', await checkout(purchaser))
  expect(data.menunggu_persetujuan).toBe(true)
  const transaksi_id = data.transaksi[0]?.transaksi_id ?? ''
  const requested = { no_po: 'PO-77', tanggal_kirim_diminta: '2026-03-11' }

  expect((await owner.call('transaksi/detail', { transaksi_id })).data).toMatchObject(requested)
  expect((await seller.call('pusat-seller/pesanan/daftar', { keyword: 'PO-77' })).data.transaksi).toEqual([])
  await owner.call('transaksi/setujui', { transaksi_id, versi: 1 })
  expect((await seller.call('pusat-seller/pesanan/detail', { transaksi_id })).data).toMatchObject(requested)
})

it.each([
  [undefined, undefined],
  [null, null],
  ['', ''],
  ['   ', ''],
])('both may be absent: %j, %j [ORDER-1] [API-1]', async (no_po, tanggal_kirim_diminta) => {
  const { buyer, checkout } = await aWishfulCheckout({
    ...(no_po !== undefined && { no_po }),
    ...(tanggal_kirim_diminta !== undefined && { tanggal_kirim_diminta }),
  })
  const { data } = await buyer.call('checkout/buat', await checkout())
  const { data: order } = await buyer.call('transaksi/detail', { transaksi_id: data.transaksi[0]?.transaksi_id ?? '' })
  expect(order).toMatchObject({ no_po: null, tanggal_kirim_diminta: null })
})

it.each([
  ['no_po', 'x'.repeat(51), 'Nomor PO paling panjang 50 karakter.'],
  ['no_po', 'x'.repeat(10_000), 'Nomor PO paling panjang 50 karakter.'],
  ['no_po', 'PO\u202e42', 'Nomor PO mengandung karakter yang tidak terlihat. Ketik ulang tanpa menempelnya.'],
  ['no_po', 'PO\n42', 'Nomor PO mengandung karakter yang tidak terlihat. Ketik ulang tanpa menempelnya.'],
  ['tanggal_kirim_diminta', '31/12/2026', 'Tanggal tidak valid.'],
  ['tanggal_kirim_diminta', '2026-02-30', 'Tanggal tidak valid.'],
  ['tanggal_kirim_diminta', '9999-12-31', 'Tanggal tidak valid.'],
  ['tanggal_kirim_diminta', '2026-03-01', 'Tanggal kirim yang diminta sudah lewat. Pilih hari ini atau sesudahnya.'],
  ['tanggal_kirim_diminta', '2027-03-03', 'Tanggal kirim yang diminta paling jauh 365 hari dari hari ini.'],
])('%s cannot be %j: the field is named, nothing is ordered [ORDER-1] [API-2]', async (field, value, sentence) => {
  const { buyer, checkout } = await aWishfulCheckout({ [field]: value })

  const answer = await buyer.call('checkout/buat', await checkout())

  expect(answer.refusal).toMatchObject({ field: `seller.0.${field}`, status_message: sentence })
  expect(await cartOf(buyer)).toHaveLength(1)
})

it("the wanted day is measured at Jakarta's midnight, and a repeated request is answered after it [ORDER-1] [ORDER-2]", async () => {
  const today = { tanggal_kirim_diminta: '2026-03-02' }
  const [early, late] = [await aWishfulCheckout(today), await aWishfulCheckout(today)]
  const [inTime, tooLate] = [await early.checkout(), await late.checkout()]
  try {
    world.setClock('2026-03-02T23:59:00+07:00')
    const placed = await early.buyer.call('checkout/buat', inTime)
    world.setClock('2026-03-03T00:01:00+07:00')
    const again = await early.buyer.call('checkout/buat', inTime)
    const refused = await late.buyer.call('checkout/buat', tooLate)

    expect(again.data).toEqual(placed.data)
    expect(refused.refusal?.code).toBe('wanted_day_passed')
  } finally {
    world.setClock()
  }
})

it('they belong to the request of a key, and ordering again does not copy them [ORDER-1] [ORDER-2]', async () => {
  const { buyer, checkout } = await aWishfulCheckout({ no_po: 'PO-1', tanggal_kirim_diminta: '2026-03-09' })
  const body = await checkout()
  const { data } = await buyer.call('checkout/buat', body)
  for (const change of [{ no_po: 'PO-2' }, { tanggal_kirim_diminta: '2026-03-10' }]) {
    const changed = { ...body, seller: body.seller.map((one) => ({ ...one, ...change })) }
    expect((await buyer.call('checkout/buat', changed)).refusal?.code).toBe('key_reused')
  }

  const again = await buyer.call('transaksi/pesan-lagi', { transaksi_id: data.transaksi[0]?.transaksi_id ?? '' })

  expect(again.data.ditambahkan).toBe(1)
  expect(again.text).not.toContain('PO-1')
  expect(JSON.stringify((await buyer.call('keranjang/daftar', { company_id: buyer.companyId })).data)).not.toContain(
    'PO-1',
  )
})
