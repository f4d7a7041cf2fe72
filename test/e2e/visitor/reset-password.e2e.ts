import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/browser.ts'
import { journeyNow } from '#test/clock.ts'
import { mailedCode, PASSWORD, someoneNew } from './registering.ts'

test.use({ ownDatabase: true })

function verify(page: Page) {
  return page.getByRole('button', { name: 'Verifikasi', exact: true })
}

function box(page: Page, place: number) {
  return page.getByRole('textbox', { name: /^Kode verifikasi/ }).nth(place - 1)
}

/** Gets somebody new to the six boxes; the page's clock is the test's. */
async function atTheBoxes(page: Page, request: Parameters<typeof someoneNew>[0], { paused = false } = {}) {
  const { email } = await someoneNew(request)
  await page.clock.install({ time: journeyNow() })
  await page.goto('/reset-password')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Lanjutkan' }).click()
  await expect(page.getByText('Kode verifikasi berhasil dikirim')).toBeVisible()
  if (paused) await page.clock.pauseAt(journeyNow().getTime() + 5 * 60_000)
  else await page.clock.runFor(3000)
  await expect(box(page, 1)).toBeFocused()
  return email
}

async function typePassword(page: Page, password: string, repeated = password) {
  await page.getByLabel('Password baru').fill(password)
  await page.getByLabel('Konfirmasi password').fill(repeated)
}

test('leads from the forgotten password to a new one, by keyboard alone, and says what is wrong with the address [RESET-1] [RESET-2] [RESET-3] [RESET-5] [ROUTE-6]', async ({
  page,
  request,
  app,
}) => {
  const { email } = await someoneNew(request)
  await page.goto('/masuk')
  await page.getByRole('link', { name: 'Lupa password?' }).click()
  await expect(page).toHaveURL('/reset-password')
  const path = page.getByRole('navigation', { name: 'Jejak halaman' })
  await expect(path.getByRole('listitem')).toHaveText(['Beranda', 'Masuk', 'Reset Password'])
  await expect(path.getByRole('link')).toHaveText(['Beranda', 'Masuk'])
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)

  await test.step('asks for an e-mail address that is one and is known [RESET-2]', async () => {
    const onwards = page.getByRole('button', { name: 'Lanjutkan' })
    await expect(onwards).toBeDisabled()
    await expectAccessible(page)

    await page.getByLabel('E-mail').fill('rina@')
    await expect(page.getByText('Tidak valid')).toBeVisible()
    await expect(onwards).toBeDisabled()
    await page.getByLabel('E-mail').fill('')
    await expect(page.getByText('email harus diisi !')).toBeVisible()
    await page.getByLabel('E-mail').pressSequentially('tidak ada@contoh.id')
    await expect(page.getByLabel('E-mail')).toHaveValue('tidakada@contoh.id')
    await onwards.click()

    await expect(page.getByText('Email tidak terdaftar')).toBeVisible()
  })

  await test.step('says when no code could be sent, and stays [RESET-5]', async () => {
    await page.route('**/api/External/insertOTP', (route) => route.abort())
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Lanjutkan' }).click()

    await expect(page.getByText('Kode verifikasi gagal dikirim')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue(email)
    await page.unroute('**/api/External/insertOTP')
  })

  await test.step('leads to a new password by keyboard alone [RESET-1, RESET-3, RESET-5]', async () => {
    await page.getByLabel('E-mail').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Kode verifikasi berhasil dikirim' })).toBeVisible()
    const code = await mailedCode(request, email)
    await expect(box(page, 1)).toBeFocused()
    await expect(verify(page)).toBeDisabled()
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Password baru')).toBeFocused()
    await typePassword(page, 'Kuda5Meja')
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, ubah' }).press('Enter')

    await expect(page.getByRole('heading', { name: 'Password berhasil diubah' })).toBeVisible()
    await page.getByRole('link', { name: 'Masuk', exact: true }).last().click()
    await expect(page).toHaveURL('/masuk')
    await page.getByLabel('E-mail atau username').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Kuda5Meja')
    await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(page).toHaveURL('/')
    for (const secret of [code, 'Kuda5Meja']) expect(app.output()).not.toContain(secret)
  })
})

test('takes a code in six boxes and a good password typed twice, and tells apart what is wrong, failed or no longer counts [RESET-3] [RESET-4] [RESET-6]', async ({
  page,
  request,
}) => {
  const email = await atTheBoxes(page, request)
  const code = await mailedCode(request, email)

  await test.step('takes the code in six boxes: typed, deleted, pasted, never with a space [RESET-3]', async () => {
    await page.keyboard.type('2b -c')
    await expect(box(page, 4)).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(box(page, 3)).toHaveValue('')
    await page.keyboard.type('cDEF')
    await expect(verify(page)).toBeEnabled()
    await page.keyboard.press('Backspace')
    await expect(verify(page)).toBeDisabled()
    for (const [index, sign] of [...'2BCDE'].entries()) await expect(box(page, index + 1)).toHaveValue(sign)
    await box(page, 1).evaluate((input) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', ' k8 76 5w ')
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(box(page, 1)).toHaveValue('K')
    await expect(box(page, 6)).toHaveValue('W')
    await expect(box(page, 1)).toHaveAttribute('inputmode', 'text')
    await expect(verify(page)).toBeEnabled()
    await expectAccessible(page)
  })

  await test.step('tells a wrong code, an expired one and a failed check apart [RESET-3]', async () => {
    const wrong = `${code.startsWith('2') ? '3' : '2'}${code.slice(1)}`
    const resend = page.getByRole('button', { name: 'Kirim ulang kode' })

    await box(page, 1).click()
    await page.keyboard.type(wrong)
    await verify(page).click()
    await expect(page.getByText('Kode verifikasi salah !')).toBeVisible()
    await expect(box(page, 1)).toBeFocused()
    await expect(resend).toHaveCount(0)

    await page.route('**/api/data/status/otp', (route) => route.abort(), { times: 1 })
    await page.keyboard.type(code)
    await verify(page).click()
    await expect(page.getByText('Gagal memeriksa kode verifikasi').first()).toBeVisible()

    await page.route('**/api/data/status/otp', (route) =>
      route.fulfill({ json: { status: 'success', values: [{ status_kode: 'expired' }] } }),
    )
    await verify(page).click()
    await expect(page.getByText('Kode verifikasi sudah tidak berlaku !')).toBeVisible()
    await expect(resend).toBeVisible()
    await page.unroute('**/api/data/status/otp')
  })

  await test.step('keeps the boxes over a reload, for those who read the mail on the same phone [RESET-3]', async () => {
    await page.reload()

    await page.keyboard.type(code)
    await verify(page).click()

    await expect(page.getByRole('heading', { name: 'Buat password baru' })).toBeVisible()
    await expect
      .poll(() => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }])))
      .not.toContain(email)
  })

  await test.step('takes a good password typed twice, after a confirmation, and says when it failed [RESET-4]', async () => {
    const hint = page.getByText('Minimal 8 karakter dan harus terdiri dari A-Z, a-z, dan 0-9')
    const save = page.getByRole('button', { name: 'Simpan' })
    await expect(hint).toBeVisible()
    await expectAccessible(page)

    await typePassword(page, 'contoh123')
    await expect(hint).toHaveCount(1)
    await expect(save).toBeDisabled()
    await typePassword(page, 'Kuda5Meja', 'Kuda6Meja')
    await expect(page.getByText('Password tidak cocok')).toBeVisible()
    await expect(save).toBeDisabled()
    await page.getByLabel('Password baru').fill('')
    await page.getByLabel('Password baru').pressSequentially('Kuda 5 Meja')
    await expect(page.getByLabel('Password baru')).toHaveValue('Kuda5Meja')
    await page.getByRole('button', { name: 'Tampilkan password' }).first().click()
    await expect(page.getByLabel('Password baru')).toHaveAttribute('type', 'text')
    await page.getByLabel('Konfirmasi password').fill('Kuda5Meja')
    await save.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Batal' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)

    await page.route('**/api/akun/reset-password', (route) => route.abort(), { times: 1 })
    await save.click()
    await page.getByRole('button', { name: 'Ya, ubah' }).click()
    await expect(page.getByText('Password gagal diubah')).toBeVisible()
  })

  await test.step('starts again when the proof no longer counts [RESET-4, RESET-6]', async () => {
    await page.route('**/api/akun/reset-password', async (route) => {
      await route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), token: 'karangan' }) })
    })
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByRole('button', { name: 'Ya, ubah' }).click()

    await expect(page.getByText('Password gagal diubah').last()).toBeVisible()
    await page.getByRole('button', { name: 'Ulangi' }).click()
    await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible()
  })
})

test('sends another code after thirty seconds, with which a new password ends sessions elsewhere at once [RESET-3] [RESET-5] [RESET-6] [SESS-2]', async ({
  page,
  request,
  anotherPage,
}) => {
  const email = await atTheBoxes(page, request, { paused: true })

  await test.step('sends another code after thirty seconds, and only that one counts [RESET-3, RESET-5, RESET-6]', async () => {
    const first = await mailedCode(request, email)
    const resend = page.getByRole('button', { name: 'Kirim ulang kode' })
    await expect(page.getByText('Kirim ulang kode dalam 30 detik')).toBeVisible()
    await page.clock.resume()
    await expect(resend).toHaveCount(0)
    await page.clock.runFor(30_500)

    await resend.click()
    await expect(page.getByText('Kode verifikasi berhasil dikirim')).toBeVisible()
    await expect(page.getByText(/Kirim ulang kode dalam (30|2\d) detik/)).toBeVisible()
    const second = await mailedCode(request, email, 1)

    if (first !== second) {
      await box(page, 1).click()
      await page.keyboard.type(first)
      await verify(page).click()
      await expect(page.getByText('Kode verifikasi salah !')).toBeVisible()
    }
    await page.keyboard.type(second)
    await verify(page).click()
    await expect(page.getByRole('heading', { name: 'Buat password baru' })).toBeVisible()
  })

  await test.step('ends sessions elsewhere at once [RESET-6, SESS-2]', async () => {
    const elsewhere = await anotherPage()
    await elsewhere.goto(new URL('/masuk', page.url()).href)
    await elsewhere.getByLabel('E-mail atau username').fill(email)
    await elsewhere.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await elsewhere.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click()
    await expect(elsewhere.getByRole('button', { name: /Menu akun/ })).toBeVisible()

    await typePassword(page, 'Kuda5Meja')
    await page.getByRole('button', { name: 'Simpan' }).click()
    await page.getByRole('button', { name: 'Ya, ubah' }).click()
    await expect(page.getByRole('heading', { name: 'Password berhasil diubah' })).toBeVisible()
    await expectAccessible(page)
    await elsewhere.waitForURL(/\/masuk/)
    await elsewhere.goto(new URL('/keranjang', page.url()).href)

    await expect(elsewhere).toHaveURL(/\/masuk/)
  })
})
