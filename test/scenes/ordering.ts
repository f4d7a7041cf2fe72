import { randomUUID } from 'node:crypto'
import type { WireBodyOf } from '#domain/call.ts'
import { correctionTo } from '#domain/catalogue/stock/count-stock.ts'
import type { contract } from '#domain/contract.ts'
import { lockBalances, moveStocks } from '#server/areas/catalogue/stock/queries-ledger.ts'
import { grantVoucher } from '#server/areas/loyalty/public.ts'
import type { Person } from '../actor.ts'
import type { ProductWishes } from '../product-factories.ts'
import type { World } from '../world.ts'

export type PlaceBody = WireBodyOf<typeof contract.orders.place>

type Product = { id: number; sellerId: string }

/** A seller, a subscribed buyer with an address in DKI Jakarta, and a product (25 kg sacks, from 50 kg). */
export async function aSale(world: World, wishes: ProductWishes = {}) {
  const [seller, buyer] = [await world.aSeller(), await world.aBuyer()]
  await world.subscribe(buyer, seller, { payments: ['transfer', 'tempo-30'] })
  const product = await world.aProduct({ seller, ...wishes })
  return { seller, buyer, product, addressId: await world.anAddress(buyer) }
}

/** Puts units of a product into the buyer's cart. @returns the cart_id of the line */
export async function fillCart(buyer: Person, product: Product, units = '50'): Promise<string> {
  const added = await buyer.call('produk/keranjang/tambah', {
    ...buyer.ids,
    produk_id: product.id,
    seller_id: product.sellerId,
    kuantitas_satuan: units,
  })
  if (!added.ok) throw new Error(added.text)
  return (await cartOf(buyer)).find((line) => line.produk_id === product.id)?.cart_id ?? ''
}

/** Every line of the buyer's cart. */
export async function cartOf(buyer: Person) {
  const { data } = await buyer.call('keranjang/shortcut', { company_id: buyer.companyId })
  return data.keranjang
}

/** The checkout's body for the whole cart: the total it shows, and payment by transfer. */
export async function checkoutOf(buyer: Person, addressId: string, voucher_id?: string): Promise<PlaceBody> {
  const lines = await cartOf(buyer)
  const cart_id = lines.map((line) => line.cart_id)
  const selection = { company_id: buyer.companyId, cart_id, alamat_id: addressId, voucher_id }
  const { data: quote } = await buyer.call('checkout/rincian', selection)
  return {
    ...selection,
    user_id: buyer.userId,
    kunci: randomUUID(),
    seller: quote.seller.map(({ seller_id }) => ({ seller_id, tipe_pembayaran: 'transfer' })),
    total: quote.total,
  }
}

/** A placed order of one product. */
export async function anOrder(world: World, wishes: ProductWishes & { units?: string } = {}) {
  const { units, ...productWishes } = wishes
  const sale = await aSale(world, productWishes)
  const order = await placeFor(sale.buyer, sale.addressId, sale.product, units)
  return { ...sale, order }
}

/** Orders units of a product. @returns id, number and total */
export async function placeFor(buyer: Person, addressId: string, product: Product, units = '50') {
  await fillCart(buyer, product, units)
  const { data } = await buyer.call('checkout/buat', await checkoutOf(buyer, addressId))
  const [order] = data.transaksi
  if (!order) throw new Error('no order was placed')
  return { id: order.transaksi_id, number: order.nomor, total: order.total }
}

/** Units of a product in stock. */
export async function stockOf(world: World, product: Product): Promise<number> {
  const row = await world.db
    .selectFrom('product_stocks')
    .select('units')
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow()
  return Number(row.units)
}

/** Makes as many units of a product free for sale as that, as if they had been counted. */
export async function setStock(world: World, productId: number, units: string): Promise<void> {
  await world.db.transaction().execute(async (tx) => {
    const before = (await lockBalances(tx, [productId])).get(productId)
    if (!before) throw new Error('no such product')
    const onHand = correctionTo(units, before, { field: 'stok', unit: 'kg' })
    if (onHand) await moveStocks(tx, [{ productId, kind: 'correction', onHand }], world.deps.now())
  })
}

/** Confirms, ships and receives an order: it is complete, in version 4. */
export async function complete({ buyer, seller, order }: { buyer: Person; seller: Person; order: { id: string } }) {
  const transaksi_id = order.id
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
  await seller.call('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })
  const { data } = await buyer.call('transaksi/terima', { transaksi_id, versi: 3 })
  return data
}

/** A purchaser of the same company; limits are none by default. */
export async function aPurchaser(
  world: World,
  of: Person,
  { perOrder = null, perMonth = null }: { perOrder?: string | null; perMonth?: string | null } = {},
): Promise<Person> {
  const purchaser = await world.aColleague(of, 'purchaser')
  await world.db
    .updateTable('memberships')
    .set({ limit_per_order: perOrder, limit_per_month: perMonth })
    .where('user_id', '=', purchaser.userId)
    .execute()
  return purchaser
}

/** Sets the buyer's credit limit with the seller for a payment type; null is no limit. */
export async function limitCredit(
  world: World,
  { buyer, seller }: { buyer: Person; seller: Person },
  limit: string | null,
  code = 'tempo-30',
): Promise<void> {
  await world.db
    .updateTable('subscription_payment_types as type')
    .from('subscriptions as s')
    .set({ credit_limit: limit })
    .whereRef('s.id', '=', 'type.subscription_id')
    .where('s.buyer_id', '=', buyer.companyId)
    .where('s.seller_id', '=', seller.companyId)
    .where('type.code', '=', code)
    .execute()
}

/** The body of a checkout on credit. */
export async function creditCheckoutOf(buyer: Person, addressId: string, code = 'tempo-30'): Promise<PlaceBody> {
  const checkout = await checkoutOf(buyer, addressId)
  return { ...checkout, seller: checkout.seller.map((one) => ({ ...one, tipe_pembayaran: code })) }
}

/** A company's voucher: Rp 50,000 for goods of at least Rp 500,000, until the end of 2099. @returns voucher_id */
export async function aVoucher(
  world: World,
  of: Person,
  wishes: { amount?: string; minSpend?: string; validUntil?: string } = {},
): Promise<string> {
  const grant = {
    companyId: of.companyId,
    amount: wishes.amount ?? '50000.00',
    minSpend: wishes.minSpend ?? '500000.00',
    validUntil: new Date(wishes.validUntil ?? '2099-12-31T17:00:00Z'),
    source: 'promo' as const,
    key: `uji:${randomUUID()}`,
    title: 'Promo uji',
  }
  const voucher = await world.db.transaction().execute((tx) => grantVoucher(tx, grant, null, world.deps.now()))
  return voucher.id
}

/** Records a payment of an order today; by default of all that is left, by a member who may. */
export async function payFor(by: Person, orderId: string, { amount, day }: { amount?: string; day?: string } = {}) {
  const { data: money } = await by.call('pusat-seller/pembayaran/pesanan', { transaksi_id: orderId })
  return by.call('pusat-seller/pembayaran/catat', {
    transaksi_id: orderId,
    jumlah: amount ?? money.sisa,
    tanggal: day ?? money.hari_ini,
    kunci: randomUUID(),
  })
}
