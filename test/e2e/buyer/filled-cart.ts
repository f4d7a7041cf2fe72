import type { Page } from 'playwright-core'
import { accountCalls } from '#domain/accounts/contract.ts'
import type { WireAnswerOf, WireBodyOf } from '#domain/call.ts'
import { minimumPacks, unitsOf } from '#domain/catalogue/packs/packs.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'
import { post } from '#test/post.ts'
import { type Account, PASSWORD, signIn } from '#test/scenes/sign-in.ts'

/** The seller that penjual@contoh.id works for, and another one; pembeli@contoh.id is subscribed to both. */
export const NIRWASITA = 'nirwasita-farmaka-cipta'
export const RASAKARSA = 'rasakarsa-pangan-sejati'

export interface Filled {
  name: string
  unit: string
  /** Units in one pack, and in the cart: the minimum purchase. */
  packWeight: string
  units: string
  price: string
}

/** Signs in as pembeli@contoh.id with only `count` products of each seller in the cart, in minimum quantities. */
export async function buyerWithCart(page: Page, counts: Record<string, number>): Promise<Record<string, Filled[]>> {
  await signIn(page, 'pembeli@contoh.id')
  return fillCart(page, counts)
}

/** Leaves only `count` products of each seller in the signed-in buyer's cart, in minimum quantities. */
export async function fillCart(page: Page | Ask, counts: Record<string, number>): Promise<Record<string, Filled[]>> {
  const me = (await ask(page, 'session/profil', {})).data
  const own = { company_id: me.perusahaan?.company_id ?? '', user_id: me.user_id ?? '' }
  const { data: cart } = await ask(page, 'keranjang/daftar', { company_id: own.company_id })
  for (const { cart_id } of cart.seller.flatMap((seller) => seller.produk)) {
    await ask(page, 'keranjang/produk/hapus', { ...own, cart_id })
  }
  const filled: Record<string, Filled[]> = {}
  for (const [seller, count] of Object.entries(counts)) filled[seller] = await fill(page, own, seller, count)
  return filled
}

async function fill(page: Page | Ask, own: { company_id: string; user_id: string }, seller: string, count: number) {
  const { data } = await ask(page, 'produk/daftar', { seller, urut: 'nama', per_halaman: 60 })
  const chosen = data.produk.filter((product) => product.produk_tersedia).slice(0, count)
  const filled: Filled[] = []
  for (const product of chosen) {
    const packs = minimumPacks(product.produk_jumlah_min_beli, product.produk_berat)
    const units = unitsOf(packs, product.produk_berat)
    await ask(page, 'produk/keranjang/tambah', {
      ...own,
      produk_id: product.produk_id,
      seller_id: product.seller_id,
      kuantitas_satuan: units,
    })
    filled.push({
      name: product.produk_nama,
      unit: product.produk_satuan,
      packWeight: product.produk_berat,
      units,
      price: product.produk_harga_satuan,
    })
  }
  return filled
}

/** Calls the API as the user signed in on the page, or as a caller does: to set up a journey, not to check it. */
export async function ask<Path extends CallPath>(
  by: Page | Ask,
  path: Path,
  body: WireBodyOf<CallAt<Path>>,
): Promise<WireAnswerOf<CallAt<Path>>> {
  if (typeof by === 'function') return by(path, body)
  const answer = await by.evaluate(
    async ([to, words]) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('SessionID')}`,
      }
      const response = await fetch(`/api/${to}`, { method: 'POST', headers, body: words })
      return { ok: response.ok, body: await response.json() }
    },
    [path, JSON.stringify(body)] as const,
  )
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body as WireAnswerOf<CallAt<Path>>
}

export type Ask = <Path extends CallPath>(
  path: Path,
  body: WireBodyOf<CallAt<Path>>,
) => Promise<WireAnswerOf<CallAt<Path>>>

/** Signs in as `account` without a page and resolves to a function that calls the API, for the other side of a journey. */
export async function callerAt({ url }: { url: string }, account: Account): Promise<Ask> {
  const signedIn = await post(url, accountCalls.signIn.path, { identitas: account, password: PASSWORD })
  const { data } = accountCalls.signIn.answer.parse(await signedIn.json())
  return async <Path extends CallPath>(path: Path, body: WireBodyOf<CallAt<Path>>) => {
    const answer = await post(url, path, body as object, data.sessionId)
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as WireAnswerOf<CallAt<Path>>
  }
}

/** Orders what is in the cart, or this product of it, paid in the first way of each seller. @returns the first order */
export async function orderCart(by: Page | Ask, productId?: number): Promise<{ transaksi_id: string; nomor: string }> {
  const me = (await ask(by, 'session/profil', {})).data
  const own = { company_id: me.perusahaan?.company_id ?? '', user_id: me.user_id ?? '' }
  const { data: cart } = await ask(by, 'keranjang/daftar', { company_id: own.company_id })
  const lines = cart.seller.flatMap(({ produk }) => produk)
  const cart_id = lines.filter((line) => !productId || line.produk_id === productId).map((line) => line.cart_id)
  const { data: quote } = await ask(by, 'checkout/rincian', { company_id: own.company_id, cart_id })
  const { data } = await ask(by, 'checkout/buat', {
    ...own,
    cart_id,
    alamat_id: quote.alamat_id ?? '',
    kunci: crypto.randomUUID(),
    seller: quote.seller.map(({ seller_id, tipe_pembayaran }) => ({
      seller_id,
      tipe_pembayaran: tipe_pembayaran[0]?.kode ?? '',
    })),
    total: quote.total,
  })
  const [order] = data.transaksi
  if (!order) throw new Error('nothing was ordered')
  return order
}
