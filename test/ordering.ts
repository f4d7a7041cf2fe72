import { randomUUID } from 'node:crypto'
import type { BodyOf } from '#domain/call.ts'
import type { contract } from '#domain/contract.ts'
import type { Person } from './actor.ts'
import type { ProductWishes } from './factories.ts'
import type { World } from './world.ts'

export type PlaceBody = BodyOf<typeof contract.orders.place>

type Product = { id: number; sellerId: string }

/** A seller, a subscribed buyer with an address in DKI Jakarta, and a product (25 kg sacks from 50 kg on). */
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

/** What the checkout page sends for the whole cart: the total it shows, and payment by transfer. */
export async function checkoutOf(buyer: Person, addressId: string): Promise<PlaceBody> {
  const lines = await cartOf(buyer)
  const selection = { company_id: buyer.companyId, cart_id: lines.map((line) => line.cart_id), alamat_id: addressId }
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
