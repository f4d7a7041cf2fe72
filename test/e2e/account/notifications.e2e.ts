import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { openPushService } from '#test/servers/push-service.ts'
import { aBuyer, aFreshProduct, anOffer } from '../buyer/negotiating.ts'

const service = await openPushService()
test.use({ ownDatabase: true, serviceWorkers: 'allow', settings: { PUSH_TEST_SERVICE: service.origin } })

/** A browser with a push service, which headless ones do not have: it registers as `token` and was not asked yet. */
function withPushService({ token, permission }: { token: string; permission: NotificationPermission }) {
  let registered = false
  const subscription = { toJSON: () => JSON.parse(token) as unknown, unsubscribe: async () => true }
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      registered = true
      return subscription
    },
    getSubscription: async () => (registered ? subscription : null),
  })
  let state = permission
  Object.defineProperty(Notification, 'permission', { get: () => state, configurable: true })
  Object.assign(Notification, {
    requestPermission: async () => {
      state = 'granted'
      return state
    },
  })
}

async function workerIsThere(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The worker knows who is signed in in this browser. */
function storedOwner(page: Page) {
  const owner = () =>
    page.evaluate(async () => {
      const stored = await caches.match('/terakhir-dilihat.json')
      return stored ? ((await stored.json()) as { owner: string }).owner : ''
    })
  return expect
    .poll(owner)
    .toMatch(/^\S+ \S+$/)
    .then(owner)
}

/** Delivers a message to the worker of this site, as the browser does when its push service has brought and opened it. */
async function deliver(context: BrowserContext, page: Page, message: object) {
  const session = await context.newCDPSession(page)
  const found = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(context.serviceWorkers()[0]?.url() ?? '')
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await found,
    data: JSON.stringify(message),
  })
  await session.detach()
}

/** Headless browsers show no notifications and forbid them to workers: what this one wants to show is written down. */
async function writeDownShown(context: BrowserContext) {
  await context.serviceWorkers()[0]?.evaluate(() => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const shown: unknown[] = []
    const showNotification = async (title: string, options: object) => void shown.push({ title, ...options })
    Object.assign(registration, { showNotification })
    Object.assign(globalThis, { shown })
  })
}

interface Shown {
  title: string
  body: string
  data: string
}

function shown(context: BrowserContext): Promise<Shown[]> | undefined {
  return context.serviceWorkers()[0]?.evaluate(() => Reflect.get(globalThis, 'shown') as Shown[]) // written above
}

/** Somebody presses it; scripts may neither make the browser's own event nor prolong it. */
async function press(context: BrowserContext, notification: Shown | undefined) {
  await context.serviceWorkers()[0]?.evaluate(({ data }) => {
    const pressed = new Event('notificationclick')
    dispatchEvent(Object.assign(pressed, { notification: { data, close() {} }, waitUntil() {} }))
  }, notification as Shown)
}

test('asks twice before the browser does, registers it under TokenV2, and sends it what happens; lists what the company was told, by kind, reads one or all, and keeps what is wanted where [PUSH-1, PUSH-2, SESS-1, HEAD-8, REG-3]', async ({
  page,
  anotherPage,
}) => {
  const browser = service.aBrowser()
  await page.addInitScript(withPushService, { token: browser.token, permission: 'default' as const })
  await signIn(page, 'penjual@contoh.id')
  await page.goto('/faq')
  await page.evaluate(() => localStorage.setItem('Token', 'an old one'))
  await workerIsThere(page)
  // the worker that was not there when the page asked is there for the next one
  await page.reload()

  await test.step('asks twice before the browser does, and registers it under TokenV2 [PUSH-1, SESS-1]', async () => {
    await page.getByRole('button', { name: 'Aktifkan pemberitahuan' }).click()
    await page.getByRole('button', { name: 'Ya, aktifkan' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Mengerti' }).click()
    await expect(page.getByText('Pemberitahuan aktif di perangkat ini')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Aktifkan pemberitahuan' })).toHaveCount(0)
    expect(await page.evaluate(() => [localStorage.getItem('TokenV2'), localStorage.getItem('Token')])).toEqual([
      browser.token,
      null,
    ])
  })

  const buyer = await anotherPage()
  const product = await aBuyer(buyer)
  await page.goto('/notifikasi')
  await anOffer(buyer, product)

  await test.step('sends it what happens, without a price [PUSH-2]', async () => {
    await expect.poll(() => browser.got.map(({ judul }) => judul), { timeout: 30_000 }).toContain('Nego baru')
    expect(JSON.stringify(browser.got)).not.toMatch(/Rp|\d{5}\.00/)
  })

  await test.step('lists what the company was told, by kind, and reads one or all [HEAD-8]', async () => {
    await page.getByRole('link', { name: /^Negosiasi/ }).click()
    const newest = page.getByRole('main').getByRole('listitem').filter({ hasText: product.produk_nama }).first()
    await expect(newest.getByText('Baru:')).toBeAttached()
    await expectAccessible(page)
    await newest.getByRole('button', { name: /^Tandai dibaca/ }).click()
    await expect(newest.getByText('Baru:')).toHaveCount(0)

    await anOffer(buyer, await aFreshProduct(buyer))
    await page.getByRole('link', { name: /^Belum dibaca/ }).click()
    await page.getByRole('button', { name: 'Tandai semua dibaca' }).click()
    await expect(page.getByText('Semua sudah dibaca', { exact: true })).toBeVisible()
  })

  await test.step('keeps what is wanted where [REG-3]', async () => {
    await page.goto('/akun/profile?bagian=pemberitahuan')
    const mail = page.getByRole('checkbox', { name: 'Negosiasi: E-mail' })
    await expect(mail).toBeChecked()
    const saved = page.waitForResponse('**/api/notifikasi/pengaturan/ubah')
    await mail.uncheck()
    await saved
    await page.reload()
    await expect(mail).not.toBeChecked()
  })
})

test('is never offered to a person who has refused, nor again to a person who closed it; shows what was pushed to the person it is for, opens its page, and tells open pages [PUSH-1, PUSH-2, CART-6]', async ({
  page,
  context,
}) => {
  const pretend = async (permission: NotificationPermission) => {
    await page.addInitScript(withPushService, { token: service.aBrowser().token, permission })
    await page.reload()
    await expect(page.getByRole('button', { name: /^Pemberitahuan/ }).first()).toBeVisible()
  }
  const offer = page.getByRole('button', { name: 'Aktifkan pemberitahuan' })
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/faq')
  await workerIsThere(page)

  await test.step('is never offered to a person who has refused, nor again to a person who closed it [PUSH-1]', async () => {
    await pretend('denied')
    await expect(offer).toHaveCount(0)
    await pretend('default')
    await page.getByRole('button', { name: 'Tutup tawaran pemberitahuan' }).click()
    await pretend('default')
    await expect(offer).toHaveCount(0)
  })

  // registering the browser makes its worker heard too
  const registered = page.waitForResponse('**/api/akun/notifikasi/token')
  await pretend('granted')
  await registered
  const untuk = await storedOwner(page)
  const message = {
    judul: 'Harga nego disetujui',
    isi: 'PT Mitra',
    tautan: '/transaksi/nego',
    jenis: 'approve',
    notifikasi_id: '1',
    untuk,
  }

  await test.step('tells open pages [CART-6]', async () => {
    const request = page.waitForRequest('**/api/keranjang/total')
    await deliver(context, page, message)
    await request
  })

  await test.step('shows it to the person it is for, and opens its page [PUSH-2]', async () => {
    await page.goto('about:blank')
    await writeDownShown(context)
    await deliver(context, page, { ...message, untuk: 'orang lain', judul: 'Bukan untuk Anda' })
    await deliver(context, page, message)
    await expect
      .poll(() => shown(context))
      .toMatchObject([{ title: message.judul, body: message.isi, data: message.tautan }])

    const [notification] = (await shown(context)) ?? []
    await page.goto('/faq')
    await workerIsThere(page)
    await press(context, notification)
    await page.waitForURL('**/transaksi/nego')
  })
})
