import type { BenchBuyer } from './buyer.ts'
import { load, loadByHand, type Measure } from './load.ts'
import { makeNegotiating } from './negotiating.ts'
import { lineOf, placing } from './ordering.ts'
import { fillStock } from './stock-up.ts'

export interface Scenario {
  name: string
  /** Path of the floor's equivalent work; none for pages. */
  floor: string | null
  /** Run by workers that prepare each act; its floor is measured in the same way. */
  byHand?: true
  run: () => Promise<Measure>
}

/** A product as lists show it. */
export interface Product {
  produk_id: number
  produk_id_url: string
  produk_nama: string
  produk_berat: string
  produk_jumlah_min_beli: string
  produk_tersedia: boolean
  seller_id: string
  seller_username: string
}

/** The measures: the calls and pages that buyers wait for most. */
export async function makeScenarios(url: string, databaseUrl: string, buyer: BenchBuyer): Promise<Scenario[]> {
  const { produk: products } = await buyer.call<{ produk: Product[] }>('produk/daftar', {
    langganan: true,
    per_halaman: 60,
  })
  const payable = await payableSellers(buyer, products)
  const sold = products.filter((product) => product.produk_tersedia && payable.has(product.seller_id))
  const [shown] = sold
  if (!shown) throw new Error('the demo buyer is subscribed to nothing')
  await fillStock(databaseUrl, sold)
  const negotiating = makeNegotiating(url, databaseUrl, buyer)
  const headers = { authorization: buyer.bearer }
  const ask = (path: string, body: object, next?: () => { body: object }) => () =>
    load({ url: `${url}/api/${path}`, headers, body, ...(next && { next }) })
  const page = (path: string, cookie?: string) => () =>
    load({ url: `${url}${path}`, method: 'GET', headers: cookie ? { cookie } : {} })
  const productPage = `/produk/${shown.produk_id_url}-x`
  const detailPath = await canonical(url, productPage)

  return [
    { name: 'list of 20 with prices', floor: 'list', run: ask('produk/daftar', { kategori: 1, per_halaman: 20 }) },
    { name: 'detail', floor: 'detail', run: ask('produk/detail', { produk_id: shown.produk_id }) },
    { name: 'search', floor: 'search', run: ask('produk/daftar', { keyword: 'asam sitrat', per_halaman: 20 }) },
    { name: 'suggestion', floor: 'search', run: ask('produk/saran-pencarian', { keyword: 'parasetam' }) },
    { name: 'add to cart', floor: 'write', run: ask('produk/keranjang/tambah', {}, addTo(buyer, sold)) },
    { name: 'place order', floor: 'write', byHand: true, run: () => loadByHand(placing(buyer, sold)) },
    { name: 'sign-in', floor: 'sign-in', run: () => load({ url: `${url}/api/session/login`, next: signingIn() }) },
    { name: 'nego submit', floor: 'write', byHand: true, run: negotiating.submit },
    { name: 'nego answer (counter)', floor: 'write', byHand: true, run: negotiating.counter },
    { name: "act to other's screen", floor: 'notify', byHand: true, run: negotiating.toScreen },
    { name: 'list page, visitor', floor: null, run: page('/produk') },
    { name: 'list page, signed in', floor: null, run: page('/produk', buyer.cookie) },
    { name: 'detail page, visitor', floor: null, run: page(detailPath) },
    { name: 'detail page, signed in', floor: null, run: page(detailPath, buyer.cookie) },
  ]
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

async function canonical(url: string, path: string): Promise<string> {
  const answer = await fetch(`${url}${path}`, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? path, url).pathname
}

function addTo(buyer: BenchBuyer, products: readonly Product[]) {
  let turn = 0
  return () => {
    const product = products[turn++ % products.length] as Product
    return { body: lineOf(buyer, product) }
  }
}

/** Limits count by address, so each sign-in comes from another one. */
function signingIn() {
  let count = 0
  return () => {
    count++
    const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`
    return { body: { identitas: 'pembeli2@contoh.id', password: 'Contoh123' }, headers: { 'x-forwarded-for': address } }
  }
}
