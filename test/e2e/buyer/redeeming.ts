import type { Page } from '@playwright/test'

/** Turns 1,000 points into a voucher where the rewards are shown. */
export async function redeem(page: Page) {
  await page.getByRole('button', { name: 'Tukar 1.000 poin dengan Voucher Rp 50.000' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, tukar' }).click()
}
