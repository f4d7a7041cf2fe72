import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectInSight } from '#test/browser/in-sight.ts'
import { expectNoSidewaysScroll } from '#test/browser/width.ts'
import { expect, expectAccessible, test } from '#test/browser.ts'
import { mailedLink, PASSWORD, someoneNew } from './registering.ts'

test.use({ ownDatabase: true })

const banner = (page: Page) => page.getByRole('region', { name: 'Verifikasi akun' })

const onwards = (page: Page) => page.getByRole('button', { name: 'Lanjutkan' })

/** Somebody who registers, with an address of their own. */
function aRegistrant() {
  const key = randomUUID().slice(0, 8)
  // a company gets the voucher of a code once
  const npwp = `00${randomInt(10 ** 13, 10 ** 14)}`
  return { email: `sari-${key}@uji.contoh`, company: `PT Maju Uji ${key}`, npwp }
}

async function fillCompany(page: Page, name: string) {
  await page.getByLabel('Nama perusahaan').fill(name)
  await page.getByRole('radio', { name: 'Food and Beverages' }).check()
  await page.getByLabel('Nomor NPWP').fill('0012.3456.7890.1234')
}

async function fillAddress(page: Page) {
  await page.getByLabel('Alamat', { exact: true }).fill('Jl. Uji Coba No. 7')
  await page.getByLabel('Provinsi').selectOption('Jawa Barat')
  await page.getByLabel('Kota atau kabupaten').fill('Bekasi')
  await page.getByLabel('Kode pos').fill('17530')
}

async function fillPerson(page: Page, email: string) {
  await page.getByLabel('Nama lengkap').fill('Sari Dewi')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Nomor telepon').fill('0811 0000 999')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
}

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** From the summary: both boxes and the button. */
async function register(page: Page) {
  await page.getByRole('checkbox', { name: /syarat dan ketentuan/ }).check()
  await page.getByRole('checkbox', { name: /kebijakan privasi/ }).check()
  await page.getByRole('button', { name: 'Daftar', exact: true }).click()
}

/** Somebody new who is signed in with an unverified address. */
async function signedInUnverified(page: Page, request: APIRequestContext) {
  const { email } = await someoneNew(request)
  await page.goto('/masuk')
  await page.getByLabel('E-mail atau username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click()
  await page.waitForURL((address) => address.pathname !== '/masuk')
  // away from the home page, where newcomers see the survey
  await page.goto('/produk')
  await expect(banner(page)).toBeVisible()
  return email
}

test('registers a company step by step, loses nothing on the way, marks what is wrong, and the mailed link takes the banner away [REG-1] [VERIF-1]', async ({
  page,
  request,
}) => {
  const { email, company } = aRegistrant()
  const known = await someoneNew(request)
  await page.goto('/daftar')
  await expectAccessible(page)

  await test.step('marks what is wrong with a sentence, and keeps it to be mended [REG-1]', async () => {
    await onwards(page).click()
    await expect(page.getByLabel('Nama perusahaan')).toBeFocused()
    await expect(page.getByText('Nama perusahaan harus diisi.')).toBeVisible()
    await expect(page.getByText('Pilih salah satu tipe bisnis.')).toBeVisible()

    await fillCompany(page, company)
    const number = page.getByLabel('Nomor NPWP')
    await number.fill('12.345.678.9-012.345')
    await onwards(page).click()
    await expect(number).toBeFocused()
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText('Untuk NPWP lama 15 angka, tambahkan angka 0 di depannya.')).toBeVisible()
    await expect(number).toHaveValue('12.345.678.9-012.345')
    await expectAccessible(page)

    await page.getByRole('radio', { name: 'NIB' }).check()
    const nib = page.getByLabel('Nomor NIB')
    await nib.fill('12345')
    await onwards(page).click()
    await expect(page.getByText('NIB terdiri dari 13 angka.')).toBeVisible()
    await nib.fill('1234567890123')
    await onwards(page).click()
    await expect(step(page, 'Alamat perusahaan')).toBeVisible()
    await expect(step(page, 'Alamat perusahaan')).toBeFocused()
  })

  await test.step('loses nothing on going back, on reloading and by the steps themselves [REG-1]', async () => {
    await page.getByLabel('Alamat', { exact: true }).fill('Jl. Belum Selesai')
    await page.getByRole('button', { name: 'Kembali' }).click()
    await expect(page.getByLabel('Nama perusahaan')).toHaveValue(company)
    await expect(page.getByRole('radio', { name: 'Food and Beverages' })).toBeChecked()
    await expect(page.getByLabel('Nomor NIB')).toHaveValue('1234567890123')
    await page.getByRole('radio', { name: 'NPWP' }).check()
    await page.getByLabel('Nomor NPWP').fill('0012.3456.7890.1234')

    await page.goBack()
    await expect(page.getByLabel('Alamat', { exact: true })).toHaveValue('Jl. Belum Selesai')
    await page.goForward()
    await page.reload()
    await expect(page.getByLabel('Nama perusahaan')).toHaveValue(company)
    await onwards(page).click()
    await expect(page.getByLabel('Alamat', { exact: true })).toHaveValue('Jl. Belum Selesai')
    await page
      .getByRole('navigation', { name: 'Langkah pendaftaran' })
      .getByRole('link', { name: 'Perusahaan' })
      .click()
    await expect(page.getByLabel('Nama perusahaan')).toHaveValue(company)
    // a step too far
    await page.goto('/daftar#ringkasan')
    await expect(step(page, 'Alamat perusahaan')).toBeVisible()
  })

  await test.step('goes to what is wrong, in sight below the header too [REG-1]', async () => {
    await page.getByLabel('Alamat', { exact: true }).fill('')
    await page.setViewportSize({ width: 1280, height: 400 })
    const address = page.getByLabel('Alamat', { exact: true })
    await page.getByLabel('Kode pos').focus()
    await address.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().top - 90))
    await page.keyboard.press('Enter')
    await expect(address).toBeFocused()
    await expectInSight(address)
    await expectInSight(page.getByText('Alamat harus diisi.'))
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('needs both consents, and says at the field what only the server knows [REG-1]', async () => {
    await fillAddress(page)
    await onwards(page).click()
    await expect(step(page, 'Kontak Anda')).toBeFocused()
    await fillPerson(page, known.email)
    for (const width of [390, 1280]) {
      await expectNoSidewaysScroll(page, width)
      await expectAccessible(page)
    }
    await onwards(page).click()
    await expect(step(page, 'Ringkasan')).toBeFocused()

    await page.getByRole('button', { name: 'Daftar', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Anda perlu menyetujui keduanya untuk mendaftar.')
    await page.getByRole('button', { name: 'syarat dan ketentuan' }).click()
    const terms = page.getByRole('dialog')
    await expect(terms).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(terms).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: /syarat dan ketentuan/ })).not.toBeChecked()

    await register(page)
    await expect(step(page, 'Kontak Anda')).toBeVisible()
    await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(known.email)
    await expect(page.getByLabel('Nama lengkap')).toHaveValue('Sari Dewi')

    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await onwards(page).click()
    await expect(page.getByRole('checkbox', { name: /syarat dan ketentuan/ })).toBeChecked()
    await expect(page.getByRole('checkbox', { name: /kebijakan privasi/ })).toBeChecked()
  })

  await test.step('registers the company, and the mailed link takes the banner away [REG-1, VERIF-1]', async () => {
    const main = page.getByRole('main')
    for (const text of [company, 'Bekasi, Jawa Barat', email]) await expect(main).toContainText(text)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Daftar', exact: true }).click()

    await expect(page).toHaveURL('/daftar/selesai')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Selamat datang, ${company}`)
    await expect(banner(page)).toContainText('Segera verifikasi alamat e-mail Anda agar transaksi tetap nyaman.')
    await expectAccessible(page)

    await page.goto(await mailedLink(request, email))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Verifikasi alamat e-mail' }).click()
    await expect(page.getByRole('heading', { name: 'Alamat e-mail terverifikasi' })).toBeFocused()
    await expect(banner(page)).toHaveCount(0)
    await expectAccessible(page)
    await page.goto('/akun/profile')
    await expect(page.getByRole('region', { name: 'Data diri' })).toContainText('Terverifikasi')
  })
})

test('turns a promotion code into a voucher, kept under Voucher, and comes back to the page it set out from, whichever way the steps are taken [REG-1] [REG-2] [ROUTE-11] [SESS-1]', async ({
  page,
}) => {
  const { email, company, npwp } = aRegistrant()
  const voucher = page.getByText(/Voucher Rp .* · BAHANBARU/)
  await page.goto('/masuk?lanjut=%2Fproduk%3Fkeyword%3Dgula')
  await page.getByRole('main').getByRole('link', { name: 'Daftar', exact: true }).click()
  await page.getByRole('link', { name: 'Daftar dengan kode promo' }).click()
  await expect(page).toHaveURL('/daftar-promo?lanjut=%2Fproduk%3Fkeyword%3Dgula')

  await test.step('turns a promotion code into a voucher [REG-2]', async () => {
    await page.getByRole('button', { name: 'Gunakan' }).click()
    await expect(page.getByText('Kode promo harus diisi.')).toBeVisible()
    await page.getByLabel('Kode promo').fill('tidakada')
    await page.getByRole('button', { name: 'Gunakan' }).click()
    await expect(page.getByLabel('Kode promo')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await page.getByLabel('Kode promo').fill('bahanbaru')
    await page.getByRole('button', { name: 'Gunakan' }).click()
    await expect(voucher).toBeVisible()
    await expect(page.locator(':focus')).toContainText('BAHANBARU')
    await expectAccessible(page)
  })

  await test.step('is gone through step by step, by the steps themselves and through a reload [REG-1]', async () => {
    await fillCompany(page, company)
    await page.getByLabel('Nomor NPWP').fill(npwp)
    await onwards(page).click()
    await fillAddress(page)
    await page
      .getByRole('navigation', { name: 'Langkah pendaftaran' })
      .getByRole('link', { name: 'Perusahaan' })
      .click()
    await onwards(page).click()
    await expect(step(page, 'Alamat perusahaan')).toBeVisible()
    await page.reload()
    await expect(step(page, 'Alamat perusahaan')).toBeVisible()
    await onwards(page).click()
    await fillPerson(page, email)
    await onwards(page).click()
    await expect(voucher).toBeVisible()
    await register(page)
  })

  await test.step('keeps the voucher under Voucher [REG-2, SESS-1]', async () => {
    await expect(page).toHaveURL('/daftar/selesai?lanjut=%2Fproduk%3Fkeyword%3Dgula')
    await expect(page.getByRole('heading', { name: /^Voucher Rp / })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('Voucher'))).toMatch(/^SB-/)
  })

  await test.step('comes back to the page it set out from [REG-1, ROUTE-11]', async () => {
    await page.getByRole('link', { name: 'Kembali ke halaman sebelumnya' }).click()
    await expect(page).toHaveURL('/produk?keyword=gula')
  })

  await page.goto('/akun/loyalty-poin')
  await expect(page.getByRole('main')).toContainText('BAHANBARU')
})

test('asks for a verified address on every page but the profile, until a mailed link is pressed, which is good once [VERIF-1] [REG-1]', async ({
  page,
  request,
}) => {
  const email = await signedInUnverified(page, request)

  await test.step('asks on every page but the profile, which says it itself, and stays away once closed [VERIF-1]', async () => {
    await expectAccessible(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('Verification'))).toBe('alamat e-mail')

    await banner(page).getByRole('link', { name: 'Buka profil' }).click()
    await expect(page).toHaveURL('/akun/profile')
    await expect(banner(page)).toHaveCount(0)
    const person = page.getByRole('region', { name: 'Data diri' })
    await expect(person).toContainText('Belum terverifikasi')
    await person.getByRole('button', { name: 'Kirim ulang' }).click()
    // one was sent a moment ago
    await expect(page.getByText(/E-mail verifikasi baru saja dikirim\. Silakan coba lagi dalam/)).toBeVisible()

    await page.goto('/produk')
    await banner(page).getByRole('button', { name: 'Tutup pemberitahuan verifikasi' }).click()
    await expect(banner(page)).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('Verification'))).toBeNull()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
  })

  const link = await mailedLink(request, email)

  await test.step('refuses a link that is none [VERIF-1]', async () => {
    await page.goto(`${link}x`)
    await page.getByRole('button', { name: 'Verifikasi alamat e-mail' }).click()
    await expect(page.getByRole('heading', { name: 'Tautan tidak berlaku' })).toBeFocused()
    await expectAccessible(page)
  })

  await test.step('shows the mails of the demo, where the link can be pressed [VERIF-1, REG-1]', async () => {
    await page.goto('/kotak-keluar')
    await expect(page.getByRole('main')).toContainText('Situs contoh ini tidak mengirim e-mail.')
    const mails = page.getByRole('navigation', { name: 'Daftar e-mail' })
    await mails.getByRole('button').filter({ hasText: email }).first().click()
    const mail = page.getByRole('article')
    await expect(mail).toContainText(`Kepada ${email}`)
    await expectAccessible(page)
    await mail.getByRole('tab', { name: 'HTML' }).click()
    await expect(page.frameLocator('iframe').getByRole('link').first()).toBeVisible()
    await mail.getByRole('tab', { name: 'Teks' }).click()

    await mail.getByRole('link').first().click()
    await page.getByRole('button', { name: 'Verifikasi alamat e-mail' }).click()
    await expect(page.getByRole('heading', { name: 'Alamat e-mail terverifikasi' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(email)
    await expect(banner(page)).toHaveCount(0)
  })

  await test.step('refuses a link that is no longer one [VERIF-1]', async () => {
    await page.goto(link)
    await page.getByRole('button', { name: 'Verifikasi alamat e-mail' }).click()
    await expect(page.getByRole('main')).toContainText('Alamat e-mail akun Anda sudah terverifikasi.')
  })
})
