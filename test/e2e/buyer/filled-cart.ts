import type { Page } from 'playwright-core'
import type { WireAnswerOf, WireBodyOf } from '#domain/call.ts'
import { minimumPacks, unitsOf } from '#domain/catalogue/packs/packs.ts'
import type { CallAt, CallPath } from '#domain/contract.ts'
import { signIn } from '#test/scenes/sign-in.ts'

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
export async function fillCart(page: Page, counts: Record<string, number>): Promise<Record<string, Filled[]>> {
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

async function fill(page: Page, own: { company_id: string; user_id: string }, seller: string, count: number) {
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

/** Calls the API as the user signed in on the page: to set up a journey, not to check it. */
export async function ask<Path extends CallPath>(page: Page, path: Path, body: WireBodyOf<CallAt<Path>>) {
  const answer = await page.evaluate(
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
