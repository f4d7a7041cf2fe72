import { randomUUID } from 'node:crypto'
import type { BenchBuyer } from './buyer.ts'
import type { Act } from './load.ts'
import type { Product } from './scenarios.ts'

/** A cart line with the minimum quantity of a product. */
export function lineOf(buyer: BenchBuyer, product: Product) {
  return {
    company_id: buyer.companyId,
    user_id: buyer.userId,
    produk_id: product.produk_id,
    seller_id: product.seller_id,
    kuantitas_satuan: product.produk_jumlah_min_beli,
  }
}

interface CartOfSellers {
  seller: { produk: { cart_id: string; produk_id: number }[] }[]
}
interface Quote {
  seller: { tipe_pembayaran: { kode: string }[] }[]
  total: string
}

/** Orders rotate through the products, so that workers never wait for each other's stock. */
export function placing(buyer: BenchBuyer, products: readonly Product[]): (worker: number) => Promise<Act> {
  const company = { company_id: buyer.companyId }
  const emptied = emptyCart(buyer)
  let turn = 0
  return async () => {
    await emptied
    const product = products[turn++ % products.length] as Product
    await buyer.call('produk/keranjang/tambah', lineOf(buyer, product))
    const line = (await linesOf(buyer)).find((one) => one.produk_id === product.produk_id)
    const [address] = await buyer.call<{ alamat_id: string }[]>('alamat/daftar', company)
    const chosen = { ...company, cart_id: [line?.cart_id], alamat_id: address?.alamat_id }
    const quote = await buyer.call<Quote>('checkout/rincian', chosen)
    const order = {
      ...chosen,
      user_id: buyer.userId,
      kunci: randomUUID(),
      seller: [{ seller_id: product.seller_id, tipe_pembayaran: quote.seller[0]?.tipe_pembayaran[0]?.kode }],
      total: quote.total,
    }
    return () => buyer.call('checkout/buat', order)
  }
}

/** Earlier measures put more into the cart than any stock holds. */
async function emptyCart(buyer: BenchBuyer): Promise<void> {
  const own = { company_id: buyer.companyId, user_id: buyer.userId }
  for (const { cart_id } of await linesOf(buyer)) await buyer.call('keranjang/produk/hapus', { ...own, cart_id })
}

async function linesOf(buyer: BenchBuyer) {
  const cart = await buyer.call<CartOfSellers>('keranjang/daftar', { company_id: buyer.companyId })
  return cart.seller.flatMap((one) => one.produk)
}
