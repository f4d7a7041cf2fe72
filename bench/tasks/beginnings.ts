import { minimumPacks, unitsOf } from '#domain/catalogue/packs/packs.ts'
import { fillCart, NIRWASITA, orderCart } from '#test/e2e/buyer/filled-cart.ts'
import type { Callers } from './task.ts'

export const buyer = 'pembeli@contoh.id'
export const seller = 'penjual@contoh.id'

/** A new order of a customer. @returns its number */
export async function newOrder(callers: Callers): Promise<string> {
  const buys = await callers(buyer)
  await fillCart(buys, { [NIRWASITA]: 1 })
  return (await orderCart(buys)).nomor
}

/** An order that the seller has confirmed and, wholly or not, shipped. @returns its number */
export async function shippedOrder(callers: Callers): Promise<string> {
  const buys = await callers(buyer)
  const sells = await callers(seller)
  await fillCart(buys, { [NIRWASITA]: 1 })
  const { transaksi_id, nomor } = await orderCart(buys)
  await sells('pusat-seller/pesanan/konfirmasi', { transaksi_id, versi: 1 })
  await sells('pusat-seller/pesanan/kirim', { transaksi_id, versi: 2, kurir: 'JNE' })
  return nomor
}

/** A negotiation that the seller answered with a price of their own. @returns the product's name */
export async function counteredOffer(callers: Callers): Promise<string> {
  const buys = await callers(buyer)
  const sells = await callers(seller)
  const { perusahaan, user_id } = (await buys('session/profil', {})).data
  const own = { company_id: perusahaan?.company_id ?? '', user_id: user_id ?? '' }
  const { data } = await buys('produk/daftar', { seller: NIRWASITA, urut: 'nama', per_halaman: 60 })
  for (const product of data.produk) {
    if (product.produk_negotiable !== 'yes' || !product.produk_tersedia) continue
    const { data: status } = await buys('produk/nego/status', {
      company_id: own.company_id,
      produk_id: product.produk_id,
    })
    if (status.nego_ongoing || status.sisa_hari_ini < 2) continue
    const price = Math.floor(Number(product.produk_harga_satuan))
    const { data: offered } = await buys('negosiasi/submit', {
      ...own,
      produk_id: product.produk_id,
      produk_harga: product.produk_harga_satuan,
      qty_satuan_nego: unitsOf(
        minimumPacks(product.produk_jumlah_min_nego, product.produk_berat),
        product.produk_berat,
      ),
      harga_nego: String(Math.floor(price * 0.9)),
    })
    const { data: negotiation } = await sells('pusat-seller/nego/detail', { nego_id: offered.nego_id })
    await sells('pusat-seller/nego/tawar', {
      nego_id: offered.nego_id,
      versi: negotiation.versi,
      harga: String(Math.floor(price * 0.95)),
    })
    return product.produk_nama
  }
  throw new Error('nothing left to negotiate about')
}

/** A cart with one product of each of these sellers. */
export async function cartOf(callers: Callers, sellers: readonly string[]): Promise<string> {
  await fillCart(await callers(buyer), Object.fromEntries(sellers.map((slug) => [slug, 1])))
  return ''
}

/** Five sellers that the buyer is subscribed to. */
export async function subscribedSellers(callers: Callers): Promise<string[]> {
  const buys = await callers(buyer)
  const { data } = await buys('produk/daftar', { langganan: true, urut: 'nama', per_halaman: 60 })
  return [
    ...new Set(data.produk.filter((product) => product.seller_pembayaran).map((product) => product.seller_username)),
  ].slice(0, 5)
}

/** A purchaser's order above their limit. @returns its number */
export async function orderToApprove(callers: Callers): Promise<string> {
  const rina = await callers('rina@contoh.id')
  await fillCart(rina, { [NIRWASITA]: 4 })
  return (await orderCart(rina)).nomor
}
