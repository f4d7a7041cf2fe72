import type { Page } from '@playwright/test'
import { businessDay, dayAfter, startOfDay } from '#domain/business-day.ts'
import { expect, signIn, test } from '#test/browser.ts'
import { journeyNow } from '#test/clock.ts'
import { ask, callerAt } from './filled-cart.ts'
import { aBuyer, aFreshProduct, anOffer, detailPath, share } from './negotiating.ts'

// the application's clock is moved past the end of the day
test.use({ ownDatabase: true })

const midnight = startOfDay(dayAfter(businessDay(journeyNow())))
const secondsBefore = (seconds: number) => new Date(midnight.getTime() - seconds * 1000)

/** Marks the document, so that a reload is noticed. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))

test('at 24:00 open pages of both sides close their acts by themselves, and say why [NEGO-10, NEGO-9, SELLER-4]', async ({
  app,
  page: buyer,
  anotherPage,
}) => {
  await app.setClock(secondsBefore(90))
  const seller = await anotherPage()
  for (const page of [buyer, seller]) await page.clock.install({ time: secondsBefore(90) })
  const countered = await aBuyer(buyer)
  const negotiationId = await anOffer(buyer, countered, 80)
  const waiting = await aFreshProduct(buyer)
  const waitingId = await anOffer(buyer, waiting, 80)
  await signIn(seller, 'penjual@contoh.id')
  await ask(seller, 'pusat-seller/nego/tawar', { nego_id: negotiationId, versi: 1, harga: share(countered, 90) })
  await buyer.goto(detailPath(negotiationId))
  await seller.goto(`/pusat-seller/nego?nego_id=${waitingId}`)
  const panel = seller.getByRole('region', { name: 'Detail nego' })
  await expect(buyer.getByRole('button', { name: 'Setuju', exact: true })).toBeEnabled()
  await expect(panel.getByRole('button', { name: 'Tawar balik' })).toBeEnabled()
  for (const page of [buyer, seller]) await mark(page)

  await app.setClock(midnight)
  for (const page of [buyer, seller]) await page.clock.runFor(95_000)

  await expect(buyer.getByRole('main')).toContainText('kedaluwarsa')
  await expect(buyer.getByText('Nego ini berakhir pukul 24.00 WIB.')).toBeVisible()
  await expect(buyer.getByRole('button', { name: 'Setuju', exact: true })).toHaveCount(0)
  await expect(buyer.getByRole('button', { name: 'Nego Lagi' })).toHaveCount(0)
  await expect(panel).toContainText('Negosiasi sudah berstatus kedaluwarsa.')
  await expect(panel.getByRole('button', { name: 'Tawar balik' })).toHaveCount(0)
  for (const page of [buyer, seller]) await expect(page.locator('html')).toHaveAttribute('data-marked')
})

test('past 24:00 an act of a page whose clock is slow is refused, and the page shows why [NEGO-10, NEGO-14]', async ({
  app,
  page,
}) => {
  await app.setClock(secondsBefore(3600))
  const product = await aBuyer(page)
  const negotiationId = await anOffer(page, product, 80)
  const seller = await callerAt(app, 'penjual@contoh.id')
  await seller('pusat-seller/nego/tawar', { nego_id: negotiationId, versi: 1, harga: share(product, 90) })
  // this page gets no live updates
  await page.routeWebSocket(/\/live\//, () => undefined)
  await page.goto(detailPath(negotiationId))

  await app.setClock(midnight)
  await page.getByRole('button', { name: 'Setuju', exact: true }).click()
  await page.getByRole('button', { name: 'Ya, setuju' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'kedaluwarsa' }).first()).toBeVisible()
  await expect(page.getByText('Nego ini berakhir pukul 24.00 WIB.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Setuju', exact: true })).toHaveCount(0)
})
