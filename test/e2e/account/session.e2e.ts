import { aliveOnArrival, expect, expectAccessible, signIn, signInAtForm, test } from '#test/browser.ts'

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

test('keeps the session under those storage keys that signing in fills, and the refresh secret out of reach of scripts [SESS-1, SESS-6]', async ({
  page,
  context,
}) => {
  await signInAtForm(page, 'pembeli@contoh.id')

  const stored = await page.evaluate(() => ({ ...localStorage }))
  for (const key of KEYS) expect(stored, key).toHaveProperty(key)
  expect(stored.Login).toBe('true')
  const cookie = (await context.cookies()).find(({ name }) => name === 'sb_refresh')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('leads a session that is over to /masuk, with storage cleared and a notice [SESS-2]', async ({
  page,
  anotherPage,
}) => {
  // no live update arrives before the click
  await page.routeWebSocket(/\/live\//, () => undefined)
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/')
  const sessionId = await page.evaluate(() => localStorage.getItem('SessionID'))
  // not by this browser, which would send its cookie
  await (await anotherPage()).request.post('/api/logout', { data: { session_id: sessionId } })

  await page.getByRole('button', { name: /Pemberitahuan/ }).click()
  await page.getByRole('dialog', { name: 'Pemberitahuan' }).waitFor()
  await page.reload()
  await page.goto('/keranjang')

  await expect(page).toHaveURL('/masuk?lanjut=%2Fkeranjang&sesi=berakhir')
  await expect(page.getByText('Silakan masuk lagi; setelah itu Anda kembali ke halaman semula.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('SessionID'))).toBeNull()
})

test('says why when the server ends the session under an open page [SESS-2]', async ({ page, anotherPage }) => {
  await page.routeWebSocket(/\/live\//, () => undefined)
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/produk')
  const sessionId = await page.evaluate(() => localStorage.getItem('SessionID'))
  const elsewhere = await anotherPage()
  await elsewhere.request.post('/api/logout', { data: { session_id: sessionId } })

  await page
    .getByRole('button', { name: /^Keranjang/ })
    .first()
    .click()

  await expect(page.getByText('Sesi Anda telah berakhir. Silakan login kembali!')).toBeVisible()
  await expect(page).toHaveURL('/masuk?lanjut=%2Fproduk&sesi=berakhir')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('SessionID'))).toBeNull()
})

test('refreshes an expired session id once for all waiting calls, and repeats them [SESS-3]', async ({ page }) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('SessionID', 'sudah-kedaluwarsa'))
  const refreshes: string[] = []
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/session/refresh')) refreshes.push(answer.url())
    if (answer.status() === 401) refused.push(answer.url())
  })

  await page.reload()
  await page
    .getByRole('button', { name: /^Keranjang/ })
    .first()
    .click()

  await expect.poll(() => page.evaluate(() => localStorage.getItem('SessionID'))).not.toBe('sudah-kedaluwarsa')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(refused.length).toBeGreaterThan(0)
  expect(refreshes).toHaveLength(1)
})

test('signs out after a confirmation, keeps nothing but the flag, not what was typed, and other tabs follow [SESS-4, SESS-1]', async ({
  page,
  context,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/')
  const otherTab = aliveOnArrival(await context.newPage())
  await otherTab.goto('/produk')

  await page.getByRole('button', { name: /Menu akun/ }).click()
  await page.getByRole('menuitem', { name: 'Keluar' }).click()
  await page.getByRole('button', { name: 'Batal' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('Login'))).toBe('true')
  for (const tab of [page, otherTab]) await tab.evaluate(() => sessionStorage.setItem('draf-alamat', '{}'))
  await page.getByRole('button', { name: /Menu akun/ }).click()
  await page.getByRole('menuitem', { name: 'Keluar' }).click()
  await page.getByRole('button', { name: 'Ya, keluar' }).click()

  await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['actionLogout'])
  await expect(otherTab.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible()
  expect(new URL(otherTab.url()).pathname).toBe('/')
  for (const tab of [page, otherTab])
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('draf-alamat'))).toBeNull()
})

test('ends the session here even when the server cannot be told, and tells it once it can be [SESS-4]', async ({
  page,
  context,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/')
  await page.route('**/api/logout', (route) => route.abort())

  await page.getByRole('button', { name: /Menu akun/ }).click()
  await page.getByRole('menuitem', { name: 'Keluar' }).click()
  await page.getByRole('button', { name: 'Ya, keluar' }).click()

  await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible()
  await page.goto('/akun/profile')
  await expect(page).toHaveURL(/^[^?]*\/masuk\?/)
  const ofSession = ['keluar', 'sb_refresh']
  const carried = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => ofSession.includes(name))
  expect((await carried()).sort()).toEqual(ofSession)

  await page.unroute('**/api/logout')
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Masuk' })).toBeVisible()
  await expect.poll(carried).toEqual([])
})

test('reloads a tab whose company was changed in another [SESS-4]', async ({ page, context }) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/')
  const otherTab = aliveOnArrival(await context.newPage())
  await otherTab.goto('/produk')
  const reloaded = otherTab.waitForEvent('load')

  await page.evaluate(() => localStorage.setItem('CompanyIDLogin', '00000000-0000-7000-8000-000000000000'))

  await reloaded
})

test('lands on the wanted page after signing in [ROUTE-3]', async ({ page }) => {
  await page.goto('/keranjang')
  await page.getByRole('button', { name: /pembeli@contoh\.id/ }).click()
  await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click()

  await expect(page).toHaveURL('/keranjang')
})

test('leads a signed-in user away from /masuk to the wanted page or home [ROUTE-11]', async ({ page }) => {
  await signIn(page, 'pembeli@contoh.id')

  await page.goto('/masuk')
  await expect(page).toHaveURL('/')
  await page.goto('/masuk?lanjut=%2Fseller')
  await expect(page).toHaveURL('/seller')
})

test('tells a wrong password and an unknown account in the same words, and keeps what was typed [SESS-7]', async ({
  page,
}) => {
  await page.goto('/masuk')
  for (const identity of ['pembeli@contoh.id', 'tidak.ada@contoh.id']) {
    await page.getByLabel('E-mail atau username').fill(identity)
    await page.getByLabel('Password', { exact: true }).fill('Salah999')
    await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click()

    await expect(page.getByRole('alert')).toHaveText('E-mail/username atau password salah.')
    await expect(page.getByLabel('E-mail atau username')).toHaveValue(identity)
  }
})

test('goes by Tab from the e-mail address to the password [SESS-7]', async ({ page }) => {
  await page.goto('/masuk')
  await page.getByLabel('E-mail atau username').focus()
  await page.keyboard.press('Tab')

  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
})

test('marks the empty fields of the sign-in form [API-2]', async ({ page }) => {
  await page.goto('/masuk')
  await page.getByRole('main').getByRole('button', { name: 'Masuk', exact: true }).click()

  await expect(page.getByText('E-mail atau username harus diisi.')).toBeVisible()
  await expectAccessible(page)
})
