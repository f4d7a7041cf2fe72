import { randomUUID } from 'node:crypto'
import { type BenchBuyer, signInAs } from './buyer.ts'
import { grownBuyer } from './fill/grown-companies.ts'
import type { Prepare } from './load.ts'
import { fillStock } from './stock-up.ts'

/** A product as lists show it. */
export interface Product {
  produk_id: number
  produk_id_url: string
  produk_jumlah_min_beli: string
  produk_tersedia: boolean
  seller_id: string
  seller_username: string
}

/** The fields of a product that ordering needs. */
export type OrderedProduct = Pick<Product, 'produk_id' | 'seller_id' | 'produk_jumlah_min_beli'>

/** A cart line with the minimum quantity of a product. */
export function lineOf(buyer: BenchBuyer, product: OrderedProduct) {
  return {
    company_id: buyer.companyId,
    user_id: buyer.userId,
    produk_id: product.produk_id,
    seller_id: product.seller_id,
    kuantitas_satuan: product.produk_jumlah_min_beli,
  }
}

/** Products that a buyer may order, with endless stock. */
export async function orderable(buyer: BenchBuyer, databaseUrl: string): Promise<Product[]> {
  const open = { langganan: true, per_halaman: 60 }
  const { produk } = await buyer.call<{ produk: Product[] }>('produk/daftar', open)
  const payable = await payableSellers(buyer, produk)
  const products = produk.filter((product) => product.produk_tersedia && payable.has(product.seller_id))
  if (products.length === 0) throw new Error('a buyer is subscribed to nothing')
  await fillStock(databaseUrl, products)
  return products
}

/** Sellers with a payment type for this buyer; without one nothing can be added to the cart. */
async function payableSellers(buyer: BenchBuyer, products: readonly Product[]): Promise<Set<string>> {
  const usernames = [...new Set(products.map((product) => product.seller_username))]
  const sellers = await Promise.all(
    usernames.map((seller_username) =>
      buyer.call<{ seller_id: string; tipe_pembayaran: string[] }>('seller/detail', { seller_username }),
    ),
  )
  return new Set(sellers.filter((seller) => seller.tipe_pembayaran.length > 0).map((seller) => seller.seller_id))
}

interface CartOfSellers {
  seller: { produk: { cart_id: string; produk_id: number }[] }[]
}
interface Quote {
  seller: { tipe_pembayaran: { kode: string }[] }[]
  total: string
}

interface PlacedOrders {
  transaksi: { transaksi_id: string }[]
}

/** Orders by as many buyers as there are workers, each of another product of theirs every time. */
export function placing(url: string, databaseUrl: string): Prepare {
  const shoppers = new Map<number, ReturnType<typeof shop>>()
  let last: Promise<unknown> = Promise.resolve()
  let next = 0
  // signing in costs so much that one comes after the other
  const enter = (worker: number) => {
    const entered = last.then(() => shop(url, databaseUrl, worker))
    last = entered
    shoppers.set(worker, entered)
    return entered
  }
  return async (worker) => {
    const { buyer, products, addressId } = await (shoppers.get(worker) ?? enter(worker))
    return readyOrder(buyer, products[next++ % products.length] as Product, addressId)
  }
}

/** Puts a product into the cart and opens the checkout. @returns what places the order */
export async function readyOrder(
  buyer: BenchBuyer,
  product: OrderedProduct,
  addressId: string | undefined,
): Promise<() => Promise<PlacedOrders>> {
  await buyer.call('produk/keranjang/tambah', lineOf(buyer, product))
  const line = (await linesOf(buyer)).find((one) => one.produk_id === product.produk_id)
  const chosen = { company_id: buyer.companyId, cart_id: [line?.cart_id], alamat_id: addressId }
  const quote = await buyer.call<Quote>('checkout/rincian', chosen)
  const order = {
    ...chosen,
    user_id: buyer.userId,
    kunci: randomUUID(),
    seller: [{ seller_id: product.seller_id, tipe_pembayaran: quote.seller[0]?.tipe_pembayaran[0]?.kode }],
    total: quote.total,
  }
  return () => buyer.call<PlacedOrders>('checkout/buat', order)
}

/** Where a buyer's orders go. */
export async function addressOf(buyer: BenchBuyer): Promise<string | undefined> {
  const [address] = await buyer.call<{ alamat_id: string }[]>('alamat/daftar', { company_id: buyer.companyId })
  return address?.alamat_id
}

async function shop(url: string, databaseUrl: string, worker: number) {
  const buyer = await signInAs(url, grownBuyer(worker + 1))
  const products = await orderable(buyer, databaseUrl)
  return { buyer, products, addressId: await addressOf(buyer) }
}

/** The lines of a buyer's cart. */
export async function linesOf(buyer: BenchBuyer) {
  const cart = await buyer.call<CartOfSellers>('keranjang/daftar', { company_id: buyer.companyId })
  return cart.seller.flatMap((one) => one.produk)
}
