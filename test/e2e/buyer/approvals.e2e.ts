import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { callerAt, fillCart, NIRWASITA } from './filled-cart.ts'

test.use({ ownDatabase: true })

const heading = (page: Page, name: RegExp) => page.getByRole('heading', { name })
const main = (page: Page) => page.getByRole('main')

/** A purchaser submits an order above their limit. @returns the order's number */
async function submitAboveLimit(page: Page): Promise<string> {
  await fillCart(page, { [NIRWASITA]: 4 })
  await page.goto('/checkout')
  await expect(main(page)).toContainText('Pesanan ini memerlukan persetujuan')
  await expect(main(page)).toContainText('Total pesanan melebihi batas Anda Rp 2.000.000,00 per pesanan.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ajukan untuk disetujui' }).click()
  await expect(heading(page, /Pesanan telah diajukan/)).toBeFocused()
  return (await page.getByRole('link', { name: /^SB-/ }).textContent()) ?? ''
}

/** Opens the order from the list of waiting ones. */
async function openWaiting(page: Page, number: string) {
  await page.goto('/transaksi/daftar-transaksi')
  await page.getByRole('link', { name: /^Menunggu persetujuan \d/ }).click()
  await page.getByRole('link', { name: number }).click()
  await expect(main(page)).toContainText('Rina Pembelian meminta persetujuan Anda.')
}

test('an order above the limit waits, is refused with a reason or approved by the owner, and only then reaches its seller [ROLE-10] [ORDER-4]', async ({
  app,
  page: rina,
  anotherPage,
}) => {
  const seller = await callerAt(app, 'penjual@contoh.id')
  /** How many orders of this number the seller's list holds. */
  const salesOf = async (keyword: string) => {
    const { data } = await seller('pusat-seller/pesanan/daftar', { keyword, halaman: 1, per_halaman: 20 })
    return data.transaksi.length
  }
  await signIn(rina, 'rina@contoh.id')
  const owner = await anotherPage()
  await signIn(owner, 'pembeli@contoh.id')

  await test.step('a refused order tells the purchaser why, and its seller nothing [ROLE-10, ORDER-4]', async () => {
    const number = await submitAboveLimit(rina)
    await openWaiting(owner, number)
    await owner.getByRole('button', { name: 'Tolak' }).click()
    const question = owner.getByRole('dialog', { name: 'Tolak pesanan ini?' })
    await question.getByRole('button', { name: 'Tolak pesanan' }).click()
    await expect(question).toContainText('Alasan harus diisi.')
    await expectAccessible(owner)
    await question.getByLabel('Alasan penolakan').fill('Anggaran bulan ini habis')
    await question.getByRole('button', { name: 'Tolak pesanan' }).click()
    await expect(main(owner).getByText('dibatalkan', { exact: true })).toBeVisible()

    await rina.getByRole('button', { name: /^Pemberitahuan/ }).click()
    const notifications = rina.getByRole('dialog', { name: 'Pemberitahuan' })
    await notifications.getByText(`menolak pesanan ${number}: Anggaran bulan ini habis`).click()
    await expect(rina.getByRole('region', { name: 'Perkembangan' })).toContainText('Anggaran bulan ini habis')

    expect(await salesOf(number)).toBe(0)
  })

  await test.step('an order above the limit waits, is approved by the owner, and only then reaches its seller [ROLE-10, ORDER-4]', async () => {
    const number = await submitAboveLimit(rina)
    expect(await salesOf(number)).toBe(0)
    await rina.getByRole('link', { name: number }).click()
    await expect(main(rina)).toContainText('Seller menerimanya setelah rekan yang berwenang menyetujui.')
    await expect(rina.getByRole('button', { name: 'Setujui' })).toHaveCount(0)

    await openWaiting(owner, number)
    await expectAccessible(owner)
    await owner.getByRole('button', { name: 'Setujui' }).click()
    const question = owner.getByRole('alertdialog')
    await owner.route('**/api/transaksi/setujui', (route) => route.abort(), { times: 1 })
    await question.getByRole('button', { name: 'Ya, setujui' }).click()
    await expect(question).toContainText('Tindakan belum tersimpan. Periksa koneksi Anda, lalu coba lagi.')
    await expectAccessible(owner)
    await question.getByRole('button', { name: 'Ya, setujui' }).click()

    await expect(owner.getByRole('region', { name: 'Perkembangan' })).toContainText('Pesanan disetujui')
    await expect(owner.getByRole('button', { name: 'Setujui' })).toHaveCount(0)
    // an open page shows it without being asked
    await expect(main(rina).getByText('menunggu konfirmasi', { exact: true })).toBeVisible()
    await signIn(owner, 'penjual@contoh.id')
    await owner.goto(`/pusat-seller/pesanan?keyword=${number}`)
    await owner.getByRole('link', { name: number }).click()
    await expect(owner.getByRole('region', { name: 'Perkembangan' })).not.toContainText('disetujui')
  })
})
