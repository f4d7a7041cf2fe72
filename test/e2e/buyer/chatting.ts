import type { Page } from '@playwright/test'
import { expect, signIn } from '#test/browser.ts'
import { ask, NIRWASITA } from './filled-cart.ts'

export const bar = (page: Page) => page.getByPlaceholder('Tulis pesan di sini...')
export const chatLog = (page: Page) => page.getByRole('log', { name: 'Pesan' })

/** Says something in the conversation that is open. */
export async function write(page: Page, text: string): Promise<void> {
  await bar(page).fill(text)
  await bar(page).press('Enter')
}

/** pembeli@contoh.id at a product of penjual@contoh.id, with the conversation open. @returns the product's name */
export async function atProduct(page: Page): Promise<string> {
  await signIn(page, 'pembeli@contoh.id')
  const { data } = await ask(page, 'produk/daftar', { seller: NIRWASITA, urut: 'nama', per_halaman: 1 })
  await page.goto(`/produk/${data.produk[0]?.produk_id}`)
  await page.getByRole('button', { name: 'Chat seller' }).click()
  await expect(bar(page)).toBeVisible()
  return data.produk[0]?.produk_nama ?? ''
}

/** penjual@contoh.id in the conversation with that buyer. */
export async function atSeller(page: Page): Promise<void> {
  await signIn(page, 'penjual@contoh.id')
  await page.goto('/pusat-seller/chat')
  await page.getByRole('list', { name: 'Percakapan' }).getByRole('button').first().click()
  await expect(bar(page)).toBeVisible()
}
