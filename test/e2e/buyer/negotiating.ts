import type { Locator, Page } from '@playwright/test'
import { productPath } from '#domain/catalogue/address.ts'
import { minimumPacks, unitsOf } from '#domain/catalogue/packs/packs.ts'
import type { productCard } from '#domain/catalogue/shapes.ts'
import type { WireOutput } from '#domain/wire.ts'
import { expect, signIn } from '#test/browser.ts'
import { ask, NIRWASITA, orderCart } from './filled-cart.ts'

type ListedProduct = WireOutput<typeof productCard>

/** A product of penjual@contoh.id's company, with its minimum quantity for a negotiation. */
export interface Negotiable extends ListedProduct {
  packs: number
  units: string
}

/** pembeli@contoh.id, signed in, and a product without a negotiation today. */
export async function aBuyer(page: Page): Promise<Negotiable> {
  await signIn(page, 'pembeli@contoh.id')
  return aFreshProduct(page)
}

export async function aFreshProduct(page: Page): Promise<Negotiable> {
  const { company_id } = await ownIds(page)
  const { data } = await ask(page, 'produk/daftar', { seller: NIRWASITA, urut: 'nama', per_halaman: 60 })
  for (const product of data.produk) {
    if (product.produk_negotiable !== 'yes' || !product.produk_tersedia) continue
    const { data: status } = await ask(page, 'produk/nego/status', { company_id, produk_id: product.produk_id })
    if (status.nego_ongoing || status.sisa_hari_ini < 2) continue
    const packs = minimumPacks(product.produk_jumlah_min_nego, product.produk_berat)
    const units = unitsOf(packs, product.produk_berat)
    // the cart takes no more than is there
    const { data: detail } = await ask(page, 'produk/detail', { produk_id: product.produk_id })
    if (Number(detail.produk_stok ?? 0) < Number(units)) continue
    return { ...product, packs, units }
  }
  throw new Error(`${NIRWASITA} has nothing left to negotiate about`)
}

/** A price per unit in whole Rupiah, as a percentage of the product's. */
export function share(product: ListedProduct, percent: number): string {
  return String(Math.floor((Number(product.produk_harga_satuan) * percent) / 100))
}

/** A price as a field shows it: '17.500'. */
export function shown(price: string): string {
  return price.replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Submits an offer through the API, to start a journey. @returns nego_id */
export async function anOffer(page: Page, product: Negotiable, percent = 90): Promise<string> {
  const { data } = await ask(page, 'negosiasi/submit', {
    ...(await ownIds(page)),
    produk_id: product.produk_id,
    produk_harga: product.produk_harga_satuan,
    qty_satuan_nego: product.units,
    harga_nego: share(product, percent),
  })
  return data.nego_id
}

/** Enters a price agreed with sales and orders the product at it. @returns transaksi_id */
export async function aDealOrder(page: Page, product: Negotiable): Promise<string> {
  await ask(page, 'negosiasi/submit', {
    ...(await ownIds(page)),
    produk_id: product.produk_id,
    produk_harga: product.produk_harga_satuan,
    qty_satuan_nego: product.units,
    harga_nego: share(product, 95),
    deal_nego: true,
  })
  return (await orderCart(page, product.produk_id)).transaksi_id
}

/** The negotiation as the signed-in seller's staff sees it. */
export async function sellersView(page: Page, negotiationId: string) {
  return (await ask(page, 'pusat-seller/nego/detail', { nego_id: negotiationId })).data
}

export function detailPath(negotiationId: string): string {
  return `/transaksi/nego/detail/?nego_id=${negotiationId}`
}

export interface OpenModal {
  modal: Locator
  quantity: Locator
  send: Locator
}

/** Opens 'Nego Harga' on the product's page. */
export async function openModal(page: Page, product: Negotiable): Promise<OpenModal> {
  await page.goto(productPath({ code: product.produk_id_url, name: product.produk_nama }))
  await page.getByRole('complementary').getByRole('button', { name: 'Nego' }).click()
  const modal = page.getByRole('dialog', { name: 'Nego Harga' })
  await expect(modal).toBeVisible()
  return {
    modal,
    quantity: modal.getByLabel('Kuantitas'),
    send: modal.getByRole('button', { name: 'Kirim Nego' }),
  }
}

async function ownIds(page: Page) {
  const { data } = await ask(page, 'session/profil', {})
  return { company_id: data.perusahaan?.company_id ?? '', user_id: data.user_id ?? '' }
}

/** Where the seller answers. */
export const INBOX = '/pusat-seller/nego'

/** The seller's staff at the inbox. */
export async function atInbox(page: Page) {
  await signIn(page, 'penjual@contoh.id')
  await page.goto(INBOX)
  return {
    page,
    row: (product: string) => page.getByRole('table').getByRole('row').filter({ hasText: product }),
    panel: page.getByRole('region', { name: 'Detail nego' }),
  }
}
