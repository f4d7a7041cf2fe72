import type { Page } from '@playwright/test'
import { expect, signIn, test } from '#test/browser.ts'
import { ask } from './filled-cart.ts'

test.use({ ownDatabase: true })

// in the demo the companies of pembeli2@contoh.id and penjual@contoh.id have no subscription
const toast = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' })
const card = (page: Page) => page.getByRole('article', { name: /Nirwasita/, includeHidden: true })
const dayAfter = new Date('2026-03-03T09:00:00+07:00')
const request = { penggunaan: 'Minuman serbuk', catatan: null }

/** Signs both sides in and requests a subscription. @returns acts of each side, outside its page */
async function aRequest(buyer: Page, seller: Page) {
  await signIn(buyer, 'pembeli2@contoh.id')
  await signIn(seller, 'penjual@contoh.id')
  const { data } = await ask(buyer, 'seller/detail', { seller_username: 'nirwasita-farmaka-cipta' })
  const { langganan_id } = (await ask(buyer, 'langganan/ajukan', { seller_id: data.seller_id, ...request })).data
  const expected = async () => {
    const { versi } = (await ask(buyer, 'langganan/detail', { langganan_id })).data
    return { langganan_id, versi }
  }
  return {
    sellerId: data.seller_id,
    atCustomer: () => seller.goto(`/pusat-seller/langganan/${langganan_id}`),
    withdraw: async () => ask(buyer, 'langganan/tarik', await expected()),
    decline: async () =>
      ask(seller, 'pusat-seller/langganan/tolak', { ...(await expected()), alasan: 'Stok sedang terbatas' }),
    askDocuments: async () =>
      ask(seller, 'pusat-seller/langganan/minta-dokumen', { ...(await expected()), catatan: 'Nomor NIB' }),
  }
}

test.describe
  .serial('a question about a subscription that moves on', () => {
    test("sends the version its dialog was opened on, whatever comes behind the seller's [SELLER-3]", async ({
      page,
      anotherPage,
    }) => {
      const seller = await anotherPage()
      const { atCustomer, withdraw } = await aRequest(page, seller)
      await atCustomer()
      await seller.getByRole('button', { name: 'Tolak', exact: true }).click()
      const question = seller.getByRole('dialog', { name: 'Tolak pengajuan?' })
      await question.getByLabel('Alasan').fill('Stok sedang terbatas')

      await withdraw()
      await expect(seller.getByRole('main', { includeHidden: true }).getByText('berakhir').first()).toBeVisible()
      await question.getByRole('button', { name: 'Tolak pengajuan' }).click()

      await expect(toast(seller)).toContainText('Langganan sudah berubah menjadi berakhir.')
      await expect(question).toBeHidden()
      await expect(seller.getByRole('button', { name: 'Tolak', exact: true })).toBeHidden()
    })

    test("sends the version its dialog was opened on, whatever comes behind the buyer's [REG-4]", async ({
      page,
      anotherPage,
    }) => {
      const { askDocuments, decline } = await aRequest(page, await anotherPage())
      await page.goto('/akun/distributor')
      await card(page).getByRole('button', { name: 'Tarik pengajuan' }).click()
      const question = page.getByRole('alertdialog', { name: 'Tarik pengajuan ini?' })
      await expect(question).toBeVisible()
      await askDocuments()
      await expect(card(page)).toContainText('perlu dokumen')
      await question.getByRole('button', { name: 'Ya, tarik' }).click()
      await expect(toast(page)).toContainText('Langganan sudah berubah menjadi perlu dokumen.')
      await expect(question).toBeHidden()

      await card(page).getByRole('button', { name: 'Jawab permintaan' }).click()
      const form = page.getByRole('dialog', { name: 'Jawab permintaan seller' })
      await form.getByLabel('Jawaban').fill('9120001234567')
      await decline()
      await expect(card(page)).toContainText('ditolak')
      await form.getByRole('button', { name: 'Kirim jawaban' }).click()
      await expect(toast(page)).toContainText('Langganan sudah berubah menjadi ditolak.')
      await expect(form).toBeHidden()
    })

    test('shows how things stand when an act is refused, though nothing was heard of it [REG-4]', async ({
      app,
      page,
      anotherPage,
    }) => {
      // one company asks another three times a day
      await app.setClock(dayAfter)
      await page.routeWebSocket(/\/live\//, () => undefined)
      const { sellerId, withdraw } = await aRequest(page, await anotherPage())
      await withdraw()
      await page.goto('/akun/distributor')
      await card(page).getByRole('button', { name: 'Ajukan lagi' }).click()
      const form = page.getByRole('dialog', { name: 'Ajukan langganan' })
      await form.getByLabel('Rencana penggunaan').fill('Minuman serbuk')

      await ask(page, 'langganan/ajukan', { seller_id: sellerId, ...request })
      await expect(card(page)).toContainText('berakhir')
      // its documents come late, and what is under the pointer moves with them
      await expect(form.getByText('Perusahaan Anda belum memiliki dokumen')).toBeVisible()
      const refused = page.waitForResponse('**/api/langganan/ajukan')
      await form.getByRole('button', { name: 'Kirim pengajuan' }).click()
      expect((await refused).status()).toBe(422)

      await expect(toast(page)).toContainText('Langganan berstatus diajukan tidak dapat diajukan.')
      await expect(card(page)).toContainText('Tarik pengajuan')
      await expect(card(page)).not.toContainText('Ajukan lagi')
    })
  })
