import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '#test/browser/width.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { mailedLinkTo, PASSWORD, someoneNew } from '../visitor/registering.ts'

test.use({ ownDatabase: true })

const person = (page: Page) => page.getByRole('region', { name: 'Data diri', exact: true })

async function askChange(page: Page, email: string) {
  await person(page).getByRole('button', { name: 'Ubah e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah alamat e-mail' })
  await dialog.getByLabel('Alamat e-mail baru').fill(email)
  await dialog.getByLabel('Password saat ini').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(dialog).toBeHidden()
}

test('an e-mail address is changed by proving another one, and the session stays [REG-3, VERIF-1]', async ({
  page,
}) => {
  const { email } = await someoneNew(page.request)
  const newEmail = `${randomUUID().slice(0, 8)}@baru.contoh`
  await signIn(page, email)
  await page.goto('/akun/profile')

  await person(page).getByRole('button', { name: 'Ubah e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah alamat e-mail' })
  await dialog.getByLabel('Alamat e-mail baru').fill('bukan-alamat')
  await dialog.getByLabel('Password saat ini').fill('Salah123')
  await dialog.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Alamat e-mail tidak valid.')
  await dialog.getByLabel('Alamat e-mail baru').fill(newEmail)
  await dialog.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Password saat ini salah.')
  await expect(dialog.getByLabel('Password saat ini')).toBeFocused()
  await expect(dialog.getByLabel('Alamat e-mail baru')).toHaveValue(newEmail)
  await expectAccessible(page)
  await dialog.getByLabel('Password saat ini').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(person(page)).toContainText(`Menunggu konfirmasi ${newEmail}`)
  await expectAccessible(page)

  await page.goto(await mailedLinkTo(page.request, '/ubah-email', newEmail, /^Konfirmasi/))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Konfirmasi alamat e-mail' }).click()
  await expect(page.getByRole('heading', { name: 'Alamat e-mail diubah' })).toBeFocused()
  await page.getByRole('link', { name: 'Ke profile' }).click()
  await expect(person(page)).toContainText(`${newEmail}Terverifikasi`)
  await expect(person(page)).not.toContainText('Menunggu konfirmasi')
})

test('a change is cancelled in the profile, and by the mail to the present address [REG-3]', async ({
  page,
  anotherPage,
}) => {
  const { email } = await someoneNew(page.request)
  await signIn(page, email)
  await page.goto('/akun/profile')
  await askChange(page, `${randomUUID().slice(0, 8)}@baru.contoh`)
  await person(page).getByRole('button', { name: 'Batalkan' }).click()
  await expect(person(page)).not.toContainText('Menunggu konfirmasi')

  const newEmail = `${randomUUID().slice(0, 8)}@baru.contoh`
  await askChange(page, newEmail)
  const mailbox = await anotherPage()
  const noticeTitle = /^Alamat e-mail akun Anda akan/
  await mailedLinkTo(page.request, '/ubah-email', newEmail, /^Konfirmasi/)
  await mailbox.goto(await mailedLinkTo(page.request, '/ubah-email/batal', email, noticeTitle))
  await mailbox.getByRole('button', { name: 'Batalkan perubahan' }).click()
  await expect(mailbox.getByRole('heading', { name: 'Perubahan dibatalkan' })).toBeFocused()
  await expectAccessible(mailbox)
  await mailbox.getByRole('link', { name: 'Reset password' }).click()
  await expect(mailbox).toHaveURL(/\/reset-password$/)

  await page.goto(await mailedLinkTo(page.request, '/ubah-email', newEmail, /^Konfirmasi/))
  await page.getByRole('button', { name: 'Konfirmasi alamat e-mail' }).click()
  await expect(page.getByText('Perubahan alamat e-mail ini sudah tidak berlaku.')).toBeVisible()
})

test('the dialog for another address, and the notice that waits for it, fit a phone [REG-3] @mobile-only', async ({
  page,
}) => {
  const { email } = await someoneNew(page.request)
  await signIn(page, email)
  await page.goto('/akun/profile')
  await person(page).getByRole('button', { name: 'Ubah e-mail' }).click()
  await expect(page.getByRole('button', { name: 'Kirim tautan' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('dialog').getByRole('button', { name: 'Batal', exact: true }).click()
  await askChange(page, `${'panjang-'.repeat(6)}${randomUUID().slice(0, 8)}@baru.contoh`)

  await expect(person(page).getByRole('button', { name: 'Kirim ulang' })).toBeVisible()
  await expectNoSidewaysScroll(page, 390)
})
