import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

test.use({ ownDatabase: true })

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
const toast = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' })
const block = (page: Page) => page.getByRole('region', { name: 'Dokumen' })
const waiting = (page: Page) => page.getByRole('table', { name: 'Permintaan dokumen' }).getByRole('row')

/** The product whose CoA the demo's buyer has asked penjual for, as that seller's list links to it. */
async function requestedProduct(seller: Page): Promise<{ name: string; path: string }> {
  await signIn(seller, 'penjual@contoh.id')
  await seller.goto('/pusat-seller/dokumen')
  const link = waiting(seller).nth(1).getByRole('link')
  return { name: (await link.textContent()) ?? '', path: (await link.getAttribute('href')) ?? '' }
}

test('a buyer asks for a document, the seller hands it in or another in its place, and everybody downloads what is for them [DOC-2] [SELLER-2] [ROLE-1]', async ({
  page,
  context,
  anotherPage,
}) => {
  const seller = await anotherPage()
  const { name, path } = await requestedProduct(seller)
  await expect(waiting(seller)).toHaveCount(2)
  await expectAccessible(seller)

  await test.step('what a buyer asks for, the seller hands in, and the buyer downloads [DOC-2, SELLER-2]', async () => {
    await signIn(page, 'pembeli@contoh.id')
    await page.goto(path)
    await expect(block(page)).toContainText('menunggu jawaban seller')
    // another kind that is not there, with a note
    await block(page).getByRole('button', { name: 'Minta dokumen' }).first().click()
    const question = page.getByRole('dialog', { name: /^Minta / })
    await question.getByLabel('Catatan untuk seller').fill('Dalam bahasa Indonesia 🧾')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Kirim permintaan' }).click()
    await expect(toast(page)).toContainText('Permintaan terkirim ke seller')
    await expect(block(page).getByText('menunggu jawaban seller')).toHaveCount(2)
    await expectAccessible(page)

    // it is there without loading the page anew
    await expect(waiting(seller)).toHaveCount(3)
    await expect(waiting(seller).nth(2)).toContainText('Dalam bahasa Indonesia 🧾')
    await seller.getByRole('button', { name: /Tindakan untuk CoA yang diminta/ }).click()
    await seller.getByRole('menuitem', { name: 'Unggah dan jawab' }).click()
    const form = seller.getByRole('dialog', { name: 'Unggah CoA dan jawab' })
    await expect(form).toContainText(name)
    await form.getByLabel('Berlaku sampai').fill('kapan saja')
    await form.getByRole('button', { name: 'Unggah dan jawab' }).click()
    await expect(form.getByRole('alert').first()).toHaveText('Pilih berkas yang akan diunggah.')
    await expect(form.getByText('Tulis tanggal seperti 31/12/2026.')).toBeVisible()
    const choosing = seller.waitForEvent('filechooser')
    await form.getByRole('button', { name: 'Pilih berkas' }).click()
    await (await choosing).setFiles({ name: 'CoA lot 7.pdf', mimeType: 'application/pdf', buffer: pdf })
    await form.getByLabel('Berlaku sampai').fill('31/12/2027')
    await expectAccessible(seller)
    await form.getByRole('button', { name: 'Unggah dan jawab' }).click()
    await expect(toast(seller)).toContainText('Dokumen terunggah, pembeli diberi tahu')
    await expect(waiting(seller)).toHaveCount(2)
    // what opened the form has left the page
    await expect(seller.getByRole('heading', { name: 'Dokumen', exact: true })).toBeFocused()

    const download = block(page).getByRole('link', { name: 'Unduh CoA di tab baru' })
    await expect(download).toBeVisible()
    await expect(block(page)).toContainText('berlaku sampai 31 Des 2027')
    const answer = await page.request.get((await download.getAttribute('href')) ?? '')
    expect([answer.status(), await answer.body()]).toEqual([200, pdf])
  })

  await test.step('who hands in another one reads beforehand what it replaces, and finds that below it [DOC-2, SELLER-2]', async () => {
    const row = seller
      .getByRole('row')
      .filter({ hasText: /SDS · Indonesia/ })
      .first()
    await row.getByRole('button', { name: /^Unggah dokumen / }).click()
    const form = seller.getByRole('dialog', { name: 'Unggah dokumen' })
    await form.getByLabel('Jenis dokumen').selectOption('coa')
    await expect(form.getByRole('radio', { name: /^Pelanggan saja/ })).toBeChecked()
    await form.getByLabel('Jenis dokumen').selectOption('sds')
    await expect(form.getByRole('radio', { name: /^Semua orang/ })).toBeChecked()
    await expect(form.getByText(/Menggantikan SDS \(Indonesia\) contoh-sds\.pdf/)).toBeVisible()
    await form.getByLabel('Bahasa').selectOption('en')
    await expect(form.getByText(/Menggantikan/)).toHaveCount(0)
    await form.getByLabel('Bahasa').selectOption('id')
    await expectAccessible(seller)
    const choosing = seller.waitForEvent('filechooser')
    await form.getByRole('button', { name: 'Pilih berkas' }).click()
    await (await choosing).setFiles({ name: 'SDS baru.pdf', mimeType: 'application/pdf', buffer: pdf })
    await form.getByRole('button', { name: 'Unggah', exact: true }).click()
    await expect(toast(seller)).toContainText('Dokumen terunggah')

    const earlier = row.getByRole('list', { name: /^Versi sebelumnya, SDS/ }).getByRole('link')
    await expect(earlier).toHaveCount(1)
    const answer = await seller.request.get((await earlier.getAttribute('href')) ?? '')
    expect([answer.status(), (await answer.body()).equals(pdf)]).toEqual([200, false])
    await expectAccessible(seller)
  })

  await test.step('a visitor can download what is for everybody, and is led to ask by way of a /masuk that knows the documents [DOC-2, ROLE-1]', async () => {
    await page.evaluate(() => localStorage.clear())
    await context.clearCookies()

    await page.goto(path)
    await expectAccessible(page)
    const ask = block(page).getByRole('link', { name: 'Minta dokumen' }).first()

    expect(await ask.getAttribute('href')).toBe(`/masuk?lanjut=${encodeURIComponent(`${path}#dokumen`)}`)

    const open = seller.getByRole('row').filter({ hasText: /SDS · \S+ · Semua orang/ })
    await page.goto((await open.first().getByRole('link').first().getAttribute('href')) ?? '')
    const download = block(page).getByRole('link', { name: /^Unduh SDS/ })
    const answer = await page.request.get((await download.getAttribute('href')) ?? '')
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  })
})
