import type { Page } from '@playwright/test'
import { aliveOnArrival, expect, expectAccessible, signIn, test } from '#test/browser.ts'

const KEYS = [
  'Login',
  'SessionID',
  'CompanyIDLogin',
  'UserIDLogin',
  'UserLogin',
  'TipeBisnis',
  'Verification',
  'OpenSurveyIdentification',
]

const sessionId = (page: Page) => page.evaluate(() => localStorage.getItem('SessionID'))
const cart = (page: Page) => page.getByRole('button', { name: /^Keranjang/ }).first()
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Masuk' })

async function signOut(page: Page, answer: 'Batal' | 'Ya, keluar') {
  await page.getByRole('button', { name: /Menu akun/ }).click()
  await page.getByRole('menuitem', { name: 'Keluar' }).click()
  await page.getByRole('button', { name: answer }).click()
}

test('signs in at the form: marks what is empty, tells a wrong password and an unknown account in the same words, lands on the requested page, closed as it may be, and keeps the session under those storage keys [SESS-1, SESS-6, SESS-7, API-2, ROUTE-3, ROLE-10]', async ({
  page,
  context,
}) => {
  const [identity, password] = [page.getByLabel('E-mail atau username'), page.getByLabel('Password', { exact: true })]
  const send = page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true })

  await test.step('the administration leads visitors to sign in [ROUTE-3]', async () => {
    await page.goto('/admin/audit?keyword=x')
    await expect(page).toHaveURL(/\/masuk\?lanjut=%2Fadmin%2Faudit%3Fkeyword%3Dx/)
  })

  await test.step('marks the empty fields, and goes by Tab from the e-mail address to the password [API-2, SESS-7]', async () => {
    await send.click()
    await expect(page.getByText('E-mail atau username harus diisi.')).toBeVisible()
    await expectAccessible(page)
    await identity.focus()
    await page.keyboard.press('Tab')
    await expect(password).toBeFocused()
  })

  await test.step('tells a wrong password and an unknown account in the same words, and keeps what was typed [SESS-7]', async () => {
    for (const account of ['pembeli@contoh.id', 'tidak.ada@contoh.id']) {
      await identity.fill(account)
      await password.fill('Salah999')
      await send.click()
      await expect(page.getByRole('alert')).toHaveText('E-mail/username atau password salah.')
      await expect(identity).toHaveValue(account)
    }
  })

  await test.step('lands on the requested page, which is closed to buyers [ROUTE-3, ROLE-10]', async () => {
    await page.getByRole('button', { name: /pembeli@contoh\.id/ }).click()
    await send.click()
    await expect(page).toHaveURL('/admin/audit?keyword=x')
    await expect(page.getByText('Halaman ini hanya untuk administrator Sentra Bahan.')).toBeVisible()
  })

  await test.step('keeps the session under those storage keys, and the refresh secret out of reach of scripts [SESS-1, SESS-6]', async () => {
    const stored = await page.evaluate(() => ({ ...localStorage }))
    for (const key of KEYS) expect(stored, key).toHaveProperty(key)
    expect(stored.Login).toBe('true')
    const cookie = (await context.cookies()).find(({ name }) => name === 'sb_refresh')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    expect(await page.evaluate(() => document.cookie)).toBe('')
  })
})

test('refreshes an expired session id once for all waiting calls, and leads a session that is over to /masuk, with storage cleared, and says why [SESS-2, SESS-3]', async ({
  page,
  request,
}) => {
  // not by this browser, which would send its cookie
  const endElsewhere = async () => request.post('/api/logout', { data: { session_id: await sessionId(page) } })
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/produk')

  await test.step('refreshes an expired session id once for all waiting calls, and repeats them [SESS-3]', async () => {
    await page.evaluate(() => localStorage.setItem('SessionID', 'sudah-kedaluwarsa'))
    const refreshes: string[] = []
    const refused: string[] = []
    page.on('response', (answer) => {
      if (answer.url().endsWith('/session/refresh')) refreshes.push(answer.url())
      if (answer.status() === 401) refused.push(answer.url())
    })
    await page.reload()
    await cart(page).click()
    await expect.poll(() => sessionId(page)).not.toBe('sudah-kedaluwarsa')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(refused.length).toBeGreaterThan(0)
    expect(refreshes).toHaveLength(1)
  })

  // no live update arrives before the click
  await page.routeWebSocket(/\/live\//, () => undefined)

  await test.step('says why when the server ends the session under an open page [SESS-2]', async () => {
    await page.reload()
    await endElsewhere()
    await cart(page).click()
    await expect(page.getByText('Sesi Anda telah berakhir. Silakan login kembali!')).toBeVisible()
    await expect(page).toHaveURL('/masuk?lanjut=%2Fproduk&sesi=berakhir')
    await expect.poll(() => sessionId(page)).toBeNull()
  })

  await test.step('leads a page of a session that is over to /masuk, with a notice [SESS-2]', async () => {
    await signIn(page, 'pembeli@contoh.id')
    await endElsewhere()
    await page.goto('/keranjang')
    await expect(page).toHaveURL('/masuk?lanjut=%2Fkeranjang&sesi=berakhir')
    await expect(page.getByText('Silakan masuk lagi; setelah itu Anda kembali ke halaman semula.')).toBeVisible()
    await expect.poll(() => sessionId(page)).toBeNull()
  })
})

test('signs out after a confirmation, keeps nothing but the flag, not what was typed, and other tabs follow; ends the session here even when the server cannot be told, and tells it once it can be [SESS-1, SESS-4]', async ({
  page,
  context,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/')

  await test.step('ends the session here even when the server cannot be told, and tells it once it can be [SESS-4]', async () => {
    await page.route('**/api/logout', (route) => route.abort())
    await signOut(page, 'Ya, keluar')
    await expect(signInLink(page)).toBeVisible()
    await page.goto('/akun/profile')
    await expect(page).toHaveURL(/^[^?]*\/masuk\?/)
    const ofSession = ['keluar', 'sb_refresh']
    const carried = async () =>
      (await context.cookies()).map(({ name }) => name).filter((name) => ofSession.includes(name))
    expect((await carried()).sort()).toEqual(ofSession)

    await page.unroute('**/api/logout')
    await page.goto('/')
    await expect(signInLink(page)).toBeVisible()
    await expect.poll(carried).toEqual([])
  })

  await test.step('signs out after a confirmation, keeps nothing but the flag, and other tabs follow [SESS-1, SESS-4]', async () => {
    await signIn(page, 'pembeli@contoh.id')
    await page.goto('/')
    const otherTab = aliveOnArrival(await context.newPage())
    await otherTab.goto('/produk')
    await signOut(page, 'Batal')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('Login'))).toBe('true')
    for (const tab of [page, otherTab]) await tab.evaluate(() => sessionStorage.setItem('draf-alamat', '{}'))
    await signOut(page, 'Ya, keluar')

    await expect(signInLink(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['actionLogout'])
    await expect(signInLink(otherTab)).toBeVisible()
    expect(new URL(otherTab.url()).pathname).toBe('/')
    for (const tab of [page, otherTab])
      await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('draf-alamat'))).toBeNull()
  })
})
