import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '#test/browser.ts'
import { aBuyer, anOffer } from '../buyer/negotiating.ts'

// one of these begins a negotiation that other journeys read
test.use({ ownDatabase: true })

const SUBSCRIBED = 'nirwasita-farmaka-cipta'

function cards(page: Page) {
  return page.getByRole('list', { name: 'Produk', exact: true }).getByRole('article')
}

test('cards are short on a phone; quick view shows a product over its list, and going back closes it [CARD-1] [CARD-4] @mobile', async ({
  page,
}) => {
  await test.step('twenty cards take less than 4,000 px of a phone, and buttons line up in each row [CARD-1]', async () => {
    const size = page.viewportSize() ?? { width: 1280, height: 800 }
    await page.setViewportSize({ width: 390, height: 844 })
    for (const address of ['/produk', '/produk?kategori=3']) {
      await page.goto(address)
      await expect(cards(page).nth(19)).toBeAttached()
      const [first, last] = [await cards(page).first().boundingBox(), await cards(page).nth(19).boundingBox()]
      expect((last?.y ?? 0) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThan(4000)
      const tops = await page
        .locator('.card-buttons')
        .evaluateAll((rows) => rows.slice(0, 2).map((row) => row.getBoundingClientRect().top))
      expect(tops[0]).toBe(tops[1])
    }
    await page.setViewportSize(size)
  })

  await test.step('shows a product over its list, and going back closes it [CARD-4]', async () => {
    await page.goto('/produk?kategori=2')
    await page.goto('/produk?kategori=6')
    const opener = cards(page)
      .nth(1)
      .getByRole('button', { name: /^Lihat cepat/ })
    const name = await cards(page).nth(1).getByRole('heading').textContent()
    await opener.focus()
    await page.keyboard.press('Enter')
    const view = page.getByRole('dialog', { name: name ?? '' })
    await expect(view.getByRole('img', { name: name ?? '' })).toBeVisible()
    await expect(view).toContainText('Minimum beli')
    await expect(view.getByRole('link', { name: 'Masuk untuk melihat harga' })).toBeVisible()
    await expect(view).not.toContainText('Rp')
    await expectAccessible(page)

    await page.goBack()
    await expect(view).toBeHidden()
    await expect(page).toHaveURL('/produk?kategori=6')
    await expect(opener).toBeFocused()

    // closed in another way it leaves nothing behind for the next step back
    await opener.press('Enter')
    await page.keyboard.press('Escape')
    await expect(view).toBeHidden()
    await expect.poll(() => page.evaluate(() => Boolean(window.history.state?.dialog))).toBe(false)
    await page.goBack()
    await expect(page).toHaveURL('/produk?kategori=2')
  })

  await test.step('leads to the product, from where back leads to the list [CARD-4]', async () => {
    await page.goto('/produk?kategori=6')
    await cards(page)
      .first()
      .getByRole('button', { name: /^Lihat cepat/ })
      .click()
    await page.getByRole('dialog').getByRole('link', { name: 'Detail Produk' }).click()
    await expect(page).toHaveURL(/\/produk\/.+/)
    await page.goBack()
    await expect(page).toHaveURL('/produk?kategori=6')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a card names its seller and leads to its product; a subscribed buyer orders from quick view, and sees what the company negotiates [CARD-1] [CARD-4]', async ({
  page,
}) => {
  const product = await aBuyer(page)
  const ofProduct = () =>
    cards(page).filter({ has: page.getByRole('heading', { name: product.produk_nama, exact: true }) })

  await test.step('a card names its seller, leads to its product wherever it is pressed, and holds one link for that [CARD-1]', async () => {
    await page.goto(`/produk?seller=${SUBSCRIBED}`)
    const card = cards(page).first()
    await expect(card).toContainText('PT Nirwasita Farmaka Cipta')
    const address = await card.getByRole('link', { name: /^Detail Produk/ }).getAttribute('href')
    await expect(card.locator(`a[href="${address}"]`)).toHaveCount(1)
    const buttons = await card.locator('.card-buttons > .button:not(:last-child)').all()
    const lines = await Promise.all(buttons.map(async (button) => (await button.boundingBox())?.y))
    expect(new Set(lines).size).toBe(1)

    // on the picture, beside what else can be pressed
    await card.click({ position: { x: 30, y: 60 } })
    await expect(page).toHaveURL(new RegExp(`${address}$`))
  })

  await test.step('a subscribed buyer orders from quick view [CARD-4]', async () => {
    const list = `/produk?seller=${SUBSCRIBED}&keyword=${encodeURIComponent(product.produk_nama)}`
    await page.goto(list)
    await ofProduct()
      .getByRole('button', { name: /^Lihat cepat/ })
      .click()
    const view = page.getByRole('dialog', { name: product.produk_nama })
    await expect(view).toContainText(/Rp [\d.]+,\d\d/)
    await view.getByRole('button', { name: 'Tambah ke keranjang' }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Produk berhasil ditambahkan' })
    await expect(toast.getByRole('link', { name: 'Lihat keranjang' })).toBeVisible()

    // of two dialogs Escape closes the upper one
    await view.getByRole('button', { name: 'Nego' }).click()
    const nego = page.getByRole('dialog', { name: 'Nego Harga' })
    // it hears keys once it has the focus
    await expect(nego.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(nego).toBeHidden()
    await expect(view).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('says on the card and below the price what the company negotiates [CARD-1]', async () => {
    const id = await anOffer(page, product)
    await expect(ofProduct().getByRole('link', { name: 'Nego: menunggu respon' })).toHaveAttribute(
      'href',
      new RegExp(`nego_id=${id}`),
    )

    await page.goto(`/produk/${product.produk_id_url}`)
    const panel = page.getByRole('complementary', { name: 'Harga dan pemesanan' })
    await expect(panel.getByRole('link', { name: 'Nego: menunggu respon' })).toHaveAttribute(
      'href',
      new RegExp(`nego_id=${id}`),
    )
  })
})
