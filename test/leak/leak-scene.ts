import { randomUUID } from 'node:crypto'
import { businessDay } from '#domain/business-day.ts'
import { articlePath } from '#domain/content/article-state.ts'
import type { Caller, Person } from '../actor.ts'
import type { SubscriptionWishes } from '../factories.ts'
import { cartOf, fillCart, placeFor } from '../scenes/ordering.ts'
import type { World } from '../world.ts'

/** Amounts that no answer contains by chance. */
export const secrets = { list: '7654321.00', level2: '7543219.00', lowest: '6543217.00', percent: '37.21' }
// of level 1 from a quantity on, and the list of another customer with its name and last day
const rules = { tier: '7521654.00', customer: '7432187.00', listName: 'Daftar Zamrud Istimewa', lastDay: '2031-07-19' }
const DOLLAR = '16000'
// in Rupiah, and what that is in dollars [HEAD-6]
const written = {
  list: /7[.,]?654[.,]?321|US\$.478[.,]40/,
  level2: /7[.,]?543[.,]?219|US\$.471[.,]45/,
  lowest: /6[.,]?543[.,]?217|US\$.408[.,]95/,
  tier: /7[.,]?521[.,]?654|US\$.470[.,]10/,
  customer: /7[.,]?432[.,]?187|US\$.464[.,]51|Zamrud Istimewa|2031-07-19|19 Jul 2031/,
  // not a time of day with milliseconds
  percent: /(?<![\d:])37[.,]21/,
}

/** Which secrets a text reveals, in any format. */
export function secretsIn(
  text: string,
  planted: readonly (keyof typeof written)[] = ['list', 'level2', 'tier', 'customer', 'lowest', 'percent'],
) {
  return planted.filter((secret) => written[secret].test(text))
}

export type Scene = Awaited<ReturnType<typeof openScene>>

/**
 * A product with secret prices; an insider (subscribed at level 2, with a cart line, an order and a negotiation) and
 * its seller, who may see them; and everybody who may not.
 */
export async function openScene(world: World) {
  const rate = { currency: 'USD', valid_from: businessDay(world.deps.now()), rupiah: DOLLAR }
  await world.db.insertInto('currency_rates').values(rate).execute()
  const seller = await world.aSeller({ name: 'PT Rahasia Harga' })
  const materialSlug = 'zat-rahasia'
  const materialId = await world.aMaterial({ slug: materialSlug, name: 'Zat Rahasia', functions: ['pemanis'] })
  const product = await world.aProduct({
    seller,
    name: 'Zat Rahasia',
    price: secrets.list,
    levels: { 2: secrets.level2 },
    lowestPrice: secrets.lowest,
    negoPercent: secrets.percent,
    materialId,
    featuredRank: 1,
    showcases: ['Rahasia'],
  })
  const neighbour = await world.aSeller()
  // cheaper and dearer neighbours: a sort by price would reveal it
  for (const price of ['5000.00', '99000000.00']) {
    await world.aProduct({ seller: neighbour, price, materialId })
  }

  const insider = await world.aBuyer()
  await world.subscribe(insider, seller, { level: 2, payments: ['transfer', 'tempo-30'] })
  const addressId = await world.anAddress(insider)
  const order = await placeFor(insider, addressId, product)
  const papered = await placeFor(insider, addressId, product)
  const paper = await anOrderDocument(papered, seller)
  const sent = await seller.call('pusat-seller/pesanan/kirim', { transaksi_id: papered.id, versi: 2, kurir: 'Kurir' })
  await fillCart(insider, product)
  const [line] = await cartOf(insider)
  const negotiation = await insider.call('negosiasi/submit', {
    ...insider.ids,
    produk_id: product.id,
    produk_harga: secrets.level2,
    qty_satuan_nego: '100',
    harga_nego: '7000000.00',
  })

  const { checkout_key: checkoutKey } = await world.db
    .selectFrom('orders')
    .select('checkout_key')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  const suspended = await subscribed(world, seller, { status: 'suspended' })
  const listId = await writeRules(world, { seller, customer: suspended, productId: product.id })
  const outsiders: Record<string, Caller> = {
    'a visitor': world.aVisitor(),
    'a buyer without a subscription': await world.aBuyer(),
    'a buyer subscribed to another seller': await subscribed(world, neighbour, {}),
    'a buyer who has asked for a subscription': await subscribed(world, seller, { status: 'requested' }),
    'a buyer whose subscription is suspended': suspended,
    'another seller': neighbour,
    'an administrator': await world.anAdministrator(),
  }
  return {
    product,
    paper,
    listId,
    materialSlug,
    materialId,
    articlePath: articlePath(await world.anArticle()),
    seller,
    insider,
    outsiders,
    addressId,
    orderId: order.id,
    checkoutKey,
    shipmentId: sent.data.kiriman_id,
    cartId: line?.cart_id ?? randomUUID(),
    negotiationId: negotiation.ok ? negotiation.data.nego_id : randomUUID(),
  }
}

/** @returns the id of the customer's list */
async function writeRules(
  world: World,
  { seller, customer, productId }: { seller: Person; customer: Person; productId: number },
): Promise<string> {
  const days = `[2026-01-01,${rules.lastDay}]`
  const list = { seller_id: seller.companyId, buyer_id: customer.companyId, name: rules.listName, days }
  const { id } = await world.db.insertInto('price_lists').values(list).returning('id').executeTakeFirstOrThrow()
  const rule = { product_id: productId, seller_id: seller.companyId, days }
  await world.db
    .insertInto('price_rules')
    .values([
      { ...rule, level: 1, from_units: '777', amount: rules.tier },
      { ...rule, list_id: id, buyer_id: customer.companyId, from_units: '0', amount: rules.customer },
    ])
    .execute()
  return id
}

async function subscribed(world: World, seller: Person, wishes: SubscriptionWishes): Promise<Person> {
  const buyer = await world.aBuyer()
  await world.subscribe(buyer, seller, wishes)
  return buyer
}

/** Addresses outside the API that show the product, except pages (test/e2e/every-page/page-leaks.e2e.ts). */
export function addresses({ product, seller }: Scene): string[] {
  return [
    ...['front', 'angle', 'label'].map((view) => `/gambar/produk/${product.code}-${view}-1.svg`),
    ...[
      '/robots.txt',
      '/sitemap.xml',
      '/sitemap/halaman.xml',
      '/sitemap/artikel.xml',
      '/sitemap/bahan-1.xml',
      '/sitemap/produk-1.xml',
    ],
    `/sitemap/seller-${seller.companyId}.xml`,
    `/bagikan/produk/${product.code}.png`,
  ]
}

/** The proforma of an order, which its seller confirms. */
async function anOrderDocument({ id: transaksi_id }: { id: string }, seller: Person) {
  await seller.call('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
  const { data } = await seller.call('transaksi/dokumen/daftar', { transaksi_id })
  const dokumen_id = data.dokumen.find(({ jenis }) => jenis === 'proforma')?.dokumen_id ?? ''
  const { kode } = (await seller.call('transaksi/dokumen/detail', { dokumen_id })).data
  return { id: dokumen_id, code: kode, orderId: transaksi_id }
}
