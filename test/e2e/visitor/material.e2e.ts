import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '#test/browser/width.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

// one of these changes the cart that other journeys read
test.use({ ownDatabase: true })

/** Nine offers of five sellers; the demo's buyer sees the prices of some of them. */
const MATERIAL = '/bahan/kalsium-karbonat'
const NAME = 'Kalsium Karbonat'
const AMOUNT = /Rp [\d.]+,\d{2}/

function table(page: Page): Locator {
  return page.getByRole('table', { name: `Penawaran ${NAME}` })
}

/** The offers, without the line of titles. */
function rows(page: Page): Locator {
  return table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
}

function filters(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Filter penawaran' })
}

function summary(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Harga dan ketersediaan' })
}

/** In the order shown. */
async function pricesOf(page: Page): Promise<number[]> {
  const texts = await rows(page).allInnerTexts()
  return texts.flatMap((text) => {
    const [, amount] = /Rp ([\d.]+),\d{2}/.exec(text.replaceAll('\u00a0', ' ')) ?? []
    return amount === undefined ? [] : [Number(amount.replaceAll('.', ''))]
  })
}

test('shows a visitor the facts and every offer, filtered by links, no price and the way to it; suggested at the first letter [MAT-1] [MAT-2] [ROLE-1] [ROUTE-4] [ROUTE-5] [UX-1] [SEARCH-1]', async ({
  page,
}) => {
  await test.step('shows a visitor the facts and every offer, no price [MAT-2, MAT-1, ROLE-1]', async () => {
    await page.goto(MATERIAL)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
    await expect(page.getByRole('navigation', { name: 'Jejak halaman' })).toContainText(/Beranda.*Daftar Produk/)
    await expect(page.getByRole('region', { name: 'Data bahan' })).toContainText('Nomor CAS471-34-1')
    await expect(rows(page)).toHaveCount(9)
    await expect(page.getByRole('status').filter({ hasText: 'penawaran' })).toHaveText('9 penawaran dari 5 seller')
    await expect(page.locator('body')).not.toContainText(/Rp\s?\d/)
    await expect(filters(page).getByRole('link', { name: 'Harga terbuka' })).toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  await test.step('filters by links whose addresses say everything, back and forth [MAT-2, ROUTE-5]', async () => {
    const grade = filters(page).getByRole('link', { name: /^USP/ })
    const promised = Number(/\d+/.exec((await grade.textContent()) ?? '')?.[0])

    await grade.click()
    await expect(page).toHaveURL(`${MATERIAL}?grade=USP`)
    await expect(rows(page)).toHaveCount(promised)
    await filters(page).getByRole('button', { name: 'Asal' }).click()
    const origin = page.getByRole('dialog', { name: 'Asal' }).getByRole('link').first()
    const left = Number(/(\d+) penawaran/.exec((await origin.textContent()) ?? '')?.[1])
    await origin.click()
    await expect(page).toHaveURL(/\?grade=USP&asal=[^&]+$/)
    await expect(rows(page)).toHaveCount(left)
    await page.keyboard.press('Escape')

    await page.goBack()
    await expect(page).toHaveURL(`${MATERIAL}?grade=USP`)
    await expect(rows(page)).toHaveCount(promised)
    await page.goForward()
    await expect(rows(page)).toHaveCount(left)
    await filters(page).getByRole('link', { name: 'Hapus filter' }).click()
    await expect(page).toHaveURL(MATERIAL)
    await expect(rows(page)).toHaveCount(9)
  })

  await test.step('leads to the prices by way of signing in [MAT-2, ROLE-1]', async () => {
    await summary(page).getByRole('link', { name: 'Masuk untuk melihat harga' }).click()
    await expect(page).toHaveURL(`/masuk?lanjut=${encodeURIComponent(MATERIAL)}`)
  })

  await test.step('says that no offer meets the filters, and takes them off [MAT-2]', async () => {
    await page.goto(`${MATERIAL}?grade=Tidak+ada&urut=nama`)

    await expect(page.getByText('Tidak ada penawaran yang cocok dengan semua filter ini.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Hapus filter' }).last().click()
    await expect(page).toHaveURL(`${MATERIAL}?urut=nama`)
    await expect(rows(page)).toHaveCount(9)
  })

  await test.step('tells the offers of one seller apart by what their names say beside the material’s [MAT-2]', async () => {
    await page.goto('/bahan/etilselulosa')
    const offers = page.getByRole('rowheader')
    await expect(offers.filter({ hasText: '10 cP' })).not.toHaveCount(0)
    await expect(offers.filter({ hasText: '20 cP' })).not.toHaveCount(0)

    const links = page.getByRole('rowgroup').getByRole('link', { name: /^Detail Produk Etilselulosa .+/ })
    await expect(links).toHaveCount(await offers.count())
    await expectNoSidewaysScroll(page)
  })

  await test.step('is suggested at the first letter from what the browser has, keeps its place, and all results stand last [UX-1, SEARCH-1]', async () => {
    const search = page.getByRole('banner').getByRole('combobox')
    const options = page.getByRole('listbox', { name: 'Saran pencarian' }).getByRole('option')
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await search.focus()
    await search.press('4')
    await expect(options.filter({ hasText: 'CAS 4' }).first()).toBeVisible()
    await search.fill('471-34-1')
    await expect(options).toHaveCount(2)
    await expect(options.first()).toContainText(NAME)
    expect(requested).toContain('/api/bahan/nama')
    expect(requested).not.toContain('/api/produk/saran-pencarian')

    await expect(options.first()).toContainText(new RegExp(`${NAME}.*9 penawaran`))
    await expect(options.last()).toHaveText('Lihat semua hasil untuk “471-34-1”')
    await options.last().click()
    await expect(page).toHaveURL('/produk?keyword=471-34-1')

    // what was searched is suggested before anything is typed
    await page.goto('/')
    await search.focus()
    await expect(options.first()).toContainText('471-34-1')
    await options.first().click()
    await expect(page).toHaveURL('/produk?keyword=471-34-1')
  })

  await test.step('of a name that nobody knows is a missing page [ROUTE-4]', async () => {
    for (const slug of ['tidak-ada', 'Kalsium_Karbonat']) {
      expect((await page.request.get(`/bahan/${slug}`)).status()).toBe(404)
    }
  })
})

test('ranges over and sorts by the prices that are open to a buyer, and leads from a row to the cart, to a negotiation and to the product; unfolds in what a search finds [MAT-2] [ROLE-2] [ROLE-3] [ROLE-4] [ROUTE-9] [UX-1]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto(MATERIAL)

  await test.step('says to search engines what it is, and no price, also to members [MAT-2, ROUTE-9]', async () => {
    const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(jsonLd.map((text) => JSON.parse(text)['@type'])).toEqual(['ChemicalSubstance', 'BreadcrumbList'])
    expect(jsonLd.join()).not.toMatch(/price|offer|Rp/i)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${MATERIAL}$`))
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /9 penawaran dari 5 seller/)
  })

  await test.step('ranges over the prices that are open to the buyer, and says how many are not [MAT-2, ROLE-2]', async () => {
    const prices = await pricesOf(page)
    await expect(summary(page)).toContainText(`dari ${prices.length} penawaran yang harganya terbuka bagi Anda`)
    await expect(summary(page)).toContainText(AMOUNT)
    await expect(rows(page).getByRole('link', { name: 'Berlangganan untuk melihat harga' })).toHaveCount(
      9 - prices.length,
    )
    await expect(summary(page).getByRole('link', { name: /^Ajukan ke \d+ seller$/ })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  await test.step('leads to the product, and from there back [MAT-2]', async () => {
    await rows(page).first().getByRole('link', { name: 'Detail Produk' }).click()
    await expect(page).toHaveURL(/\/produk\/[^/]+-/)
    await page.getByRole('main').getByRole('link', { name: NAME, exact: true }).click()
    await expect(page).toHaveURL(MATERIAL)
  })

  await test.step('sorts by price in the address, hidden ones after all [MAT-2, ROLE-4]', async () => {
    await page.getByLabel('Urutkan').selectOption({ label: 'Harga terendah' })

    await expect(page).toHaveURL(`${MATERIAL}?urut=harga-terendah`)
    const head = table(page).getByRole('columnheader', { name: 'Harga' })
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(rows(page).last()).toContainText('Berlangganan untuk melihat harga')
    const rising = await pricesOf(page)
    expect(rising).toEqual(rising.toSorted((one, other) => one - other))

    await head.getByRole('link').click()
    await expect(page).toHaveURL(`${MATERIAL}?urut=harga-tertinggi`)
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect.poll(() => pricesOf(page)).toEqual(rising.toReversed())
  })

  await test.step('leads from a row to the cart and to a negotiation [MAT-2, ROLE-3]', async () => {
    await page.goto(`${MATERIAL}?langganan=ya&siap=ya`)
    await expectNoSidewaysScroll(page)
    const row = rows(page)
      .filter({ has: page.getByRole('button', { name: 'Nego', disabled: false }) })
      .first()

    await row.getByRole('button', { name: 'Keranjang' }).click()
    const modal = page.getByRole('dialog', { name: 'Kuantitas Pesanan' })
    await modal.getByRole('button', { name: 'Tambahkan' }).click()
    await expect(page.getByText(/^Produk ".+" ditambahkan ke keranjang!$/)).toBeVisible()
    await expect(modal).toBeHidden()

    await row.getByRole('button', { name: 'Nego' }).click()
    await expect(page.getByRole('dialog', { name: 'Nego Harga' })).toBeVisible()
  })

  await test.step('unfolds all offers of a CAS number by Enter and one press, the acts in place [UX-1, MAT-3]', async () => {
    await page.goto('/')
    const search = page.getByRole('banner').getByRole('combobox')
    await search.fill('471-34-1')
    await search.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${NAME} (471-34-1): 9 penawaran`)
    const found = page.getByRole('region', { name: 'Bahan' })
    await expect(found.getByRole('listitem').first()).toContainText(/CAS 471-34-1.*9 penawaran dari 5 seller.*Rp/)
    await expectAccessible(page)
    await found
      .getByRole('button', { name: /penawaran$/ })
      .first()
      .click()

    await expect(rows(page)).toHaveCount(9)
    await expect(rows(page).getByRole('button', { name: 'Keranjang' })).not.toHaveCount(0)
    await expect(rows(page).getByRole('button', { name: 'Nego' })).not.toHaveCount(0)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await found
      .getByRole('button', { name: /penawaran$/ })
      .first()
      .click()
    await expect(table(page)).toHaveCount(0)
  })
})
