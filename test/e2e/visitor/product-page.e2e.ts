import type { Locator, Page } from '@playwright/test'
import { expectInSight } from '#test/browser/in-sight.ts'
import { type Account, expect, expectAccessible, signIn, test } from '#test/browser.ts'

const SUBSCRIBED = 'nirwasita-farmaka-cipta'
const UNSUBSCRIBED = 'lintang-kemika-mandiri'
const WITHOUT_PAYMENT_TYPE = 'citrabumi-aditif-pangan'
/** As much as a line or two that the company's own state adds. */
const ROOM_PX = 48

interface Listed {
  produk_id_url: string
  produk_nama: string
  produk_tersedia: boolean
  produk_negotiable: 'yes' | 'no'
  produk_grade: string
  produk_kemasan: string
}

/** Those of this seller's products that are in stock, and negotiable. */
async function productsOf(page: Page, seller: string): Promise<Listed[]> {
  const answer = await page.request.post('/api/produk/daftar', { data: { seller, per_halaman: 60 } })
  const { produk } = (await answer.json()).data as { produk: Listed[] }
  return produk.filter((product) => product.produk_tersedia && product.produk_negotiable === 'yes')
}

async function aProductOf(page: Page, seller: string): Promise<Listed> {
  const [found] = await productsOf(page, seller)
  if (!found) throw new Error(`${seller} has nothing in stock to negotiate about`)
  return found
}

/** Opens it by its code only; the application redirects to its canonical address. */
async function open(page: Page, product: Listed) {
  await page.goto(`/produk/${product.produk_id_url}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.produk_nama)
}

function panel(page: Page) {
  return page.getByRole('complementary', { name: 'Harga dan pemesanan' })
}

function bar(page: Page) {
  return page.getByRole('region', { name: 'Beli produk ini' })
}

test('tells a visitor what a product is and where it stands, and no price [DETAIL-1] [DETAIL-2] [DETAIL-3] [DETAIL-5] [ROUTE-5] [ROUTE-7] [ROLE-1] [ROLE-4] [ROLE-6] [API-6] [HEAD-6]', async ({
  page,
}) => {
  const product = await aProductOf(page, SUBSCRIBED)
  const { produk_id_url: code, produk_nama: name } = product
  await open(page, product)

  await test.step('has one address a product; others lead to it for good [ROUTE-5]', async () => {
    const answer = await page.request.get(`/produk/${code}-nama-yang-salah?dari=iklan`, { maxRedirects: 0 })
    expect(answer.status()).toBe(301)
    expect(answer.headers().location).toMatch(new RegExp(`/produk/${code}-[a-z0-9-]+\\?dari=iklan$`))
    const link = page.locator('link[rel=canonical]')
    await expect(link).toHaveAttribute('href', new RegExp(`^http.*/produk/${code}-[a-z0-9-]+$`))
    expect(await link.getAttribute('href')).toContain(new URL(answer.headers().location ?? '', page.url()).pathname)
  })

  await test.step('says where the product stands; the last entry is the page itself [ROUTE-7]', async () => {
    const trail = page.getByRole('navigation', { name: 'Jejak halaman' })
    await expect(trail.getByRole('listitem')).toHaveText(['Beranda', 'Daftar Produk', 'Pharmaceutical', name])
    await expect(trail.getByRole('link')).toHaveText(['Beranda', 'Daftar Produk', 'Pharmaceutical'])
    await expect(trail.getByText(name)).toHaveAttribute('aria-current', 'page')
    await expect(trail.getByRole('link', { name: 'Daftar Produk' })).toHaveAttribute('href', '/produk')
  })

  await test.step('hides the price everywhere in the page, JSON-LD included [ROLE-1, ROLE-4, HEAD-6]', async () => {
    await expect(panel(page).getByRole('link', { name: 'Masuk untuk melihat harga' })).toBeVisible()
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    const facts = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'Product')
    expect(facts).toMatchObject({ name: expect.any(String) })
    expect(facts).not.toHaveProperty('offers')
    expect(await page.content()).not.toMatch(/Rp \d/)
    expect(await (await page.request.get(page.url())).text()).not.toMatch(/kira-kira|kurs /)
  })

  await test.step('shows description, important information and facts [DETAIL-1]', async () => {
    for (const heading of ['Deskripsi', 'Informasi penting', 'Data teknis']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    }
    for (const fact of ['Asal', 'Kemasan', 'Minimum beli', 'Berat per kemasan']) {
      await expect(page.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })).toBeVisible()
    }
  })

  await test.step('shows pictures, large ones too, by keys [DETAIL-1]', async () => {
    const gallery = page.getByRole('region', { name: 'Gambar produk' })
    await gallery.getByRole('button', { name: /^Gambar 2/ }).click()
    await expect(gallery.getByText('2 / 3')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByText('3 / 3')).toBeVisible()
    await expectAccessible(page)

    await gallery.getByRole('button', { name: 'Perbesar', exact: true }).click()
    const large = page.getByRole('dialog')
    await expect(large.getByText('3 / 3')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(large.getByText('2 / 3')).toBeVisible()
    // whole, in an upright window too
    await expectInSight(large.getByRole('img').locator('img'))
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
  })

  await test.step('opens a WhatsApp chat with the seller, the question already written [DETAIL-2]', async () => {
    const link = panel(page).getByRole('link', { name: /^Tanya Produk/ })
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.origin).toBe('https://wa.me')
    expect(address.pathname).toMatch(/^\/62\d+$/)
    expect(address.searchParams.get('text')).toContain(name)
    await expect(link).toHaveAttribute('target', '_blank')
  })

  await test.step('keeps its picture on paper, and nothing that is pressed [DETAIL-1]', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByLabel('Gambar produk').locator('img').first()).toBeVisible()
    await expect(page.getByRole('main').locator('.button').locator('visible=true')).toHaveCount(0)
    await page.emulateMedia({ media: null })
  })

  await test.step('says what was done last, and no longer what was done before [API-6]', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const toast = page.getByRole('region', { name: 'Pemberitahuan' }).getByRole('group')
    for (const [act, words] of [
      ['Bandingkan', 'Ditambahkan ke perbandingan'],
      ['Favorit', 'Ditambahkan ke favorit'],
    ] as const) {
      await page.getByRole('main').getByRole('button', { name: act, exact: true }).first().click()
      await expect(toast).toHaveText([RegExp(words)])
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('shows related products of the same kind, each leading to its page [DETAIL-5]', async () => {
    const first = page.getByRole('region', { name: 'Produk terkait' }).getByRole('article').first()
    const related = (await first.getByRole('heading').textContent()) ?? ''
    expect(related).not.toBe(name)
    await first.getByRole('link', { name: 'Detail Produk' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(related)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  })

  await test.step("leads from the bar's Keranjang to /masuk and back [DETAIL-3, ROLE-6]", async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await bar(page).getByRole('link', { name: 'Keranjang' }).click()
    await expect(page).toHaveURL(new RegExp(`^[^?]*/masuk\\?lanjut=%2Fproduk%2F${code}-`))
  })
})

test('tells a buyer by subscription what a product costs, what can be done about it, and why not [ROLE-2] [ROLE-3] [ROLE-5] [REG-4] [CART-2] [DETAIL-3] [API-6] [HEAD-6]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')

  await test.step('lets a buyer who is not subscribed ask for it there [ROLE-2, REG-4]', async () => {
    await open(page, await aProductOf(page, UNSUBSCRIBED))
    const way = panel(page).getByRole('link', { name: 'Berlangganan untuk melihat harga' })
    await expect(way).toHaveAttribute('href', `/seller/${UNSUBSCRIBED}`)
    for (const part of [panel(page), bar(page)]) {
      await expect(part.getByRole('button', { name: /keranjang|nego/i })).toHaveCount(0)
    }
    await panel(page).getByRole('button', { name: 'Ajukan langganan' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ajukan langganan' })
    await expect(dialog.getByLabel('Rencana penggunaan')).toBeVisible()
    await dialog.getByRole('button', { name: 'Batal' }).click()
    await expectAccessible(page)
  })

  await test.step('says why nothing can be ordered without an active payment type [ROLE-5]', async () => {
    await open(page, await aProductOf(page, WITHOUT_PAYMENT_TYPE))
    await expect(panel(page)).toContainText(/Rp [\d.]+,\d{2}/)
    await expect(panel(page)).toContainText(
      'Anda tidak memiliki data tipe pembayaran yang aktif. Silakan hubungi distributor terkait.',
    )
    // said once, and nothing that cannot be done is offered beside it
    await expect(panel(page).getByRole('button')).toHaveText(['Minta tipe pembayaran', 'Chat seller'])
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(bar(page).getByRole('button')).toHaveText(['Minta tipe pembayaran'])
  })

  await open(page, await aProductOf(page, SUBSCRIBED))

  await test.step('says what an act has done over neither price, search nor act [DETAIL-3, API-6]', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Bandingkan', exact: true }).click()
    const toast = page.getByRole('region', { name: 'Pemberitahuan' }).getByRole('group').first()
    // a toast under the pointer stays
    await toast.hover()
    await expectInSight(toast)
    await expectInSight(
      panel(page)
        .getByText(/^Rp [\d.]+,\d\d/)
        .first(),
    )
    await expectInSight(panel(page).getByRole('button', { name: 'Tambah ke keranjang' }))
    await expectInSight(page.getByRole('banner').getByRole('combobox'))
  })

  await test.step('shows a subscribed buyer price, stock, payment and the total of a quantity [ROLE-3, CART-2]', async () => {
    const add = panel(page).getByRole('button', { name: 'Tambah ke keranjang' })
    const quantity = panel(page).getByRole('textbox', { name: /^Jumlah/ })
    await expect(panel(page)).toContainText(/Rp [\d.]+,\d{2} per \w+ · belum termasuk PPN/)
    await expect(panel(page)).toContainText('Transfer, Tempo 30 hari')
    await expect(add).toBeEnabled()
    await quantity.fill('1,5')
    await expect(panel(page)).toContainText(/0 \w+ · Rp 0,00/)
    await expect(add).toBeDisabled()
    await expect(quantity).toHaveAccessibleDescription(/\w/)
    await expect(add).toHaveAccessibleDescription(/\w/)
    await expectAccessible(page)
  })

  await test.step('tells about what a seen price is in the chosen currency, and the day of the rate [HEAD-6]', async () => {
    await expect(panel(page)).toContainText(/Rp [\d.]+,\d\d.*kira-kira US\$ [\d.]+,\d\d, kurs \d+ \w+ \d{4}/)
    await chooseCurrency(page, 'US Dollar', 'Euro')
    await expect(panel(page)).toContainText(/Rp [\d.]+,\d\d.*kira-kira € [\d.]+,\d\d, kurs/)
    await page.reload()
    await expect(panel(page)).toContainText(/kira-kira €/)
    expect(await (await page.request.get(page.url())).text()).toContain('kira-kira')
    await chooseCurrency(page, 'Euro', 'Rupiah')
    await expect(panel(page)).not.toContainText('kira-kira')
    await expect(panel(page)).toContainText(/Rp [\d.]+,\d\d/)
  })
})

async function chooseCurrency(page: Page, from: string, to: string) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: `Mata uang: ${from}` })
    .click()
  await page.getByRole('menuitemradio', { name: to }).click()
}

/** Who looks, at whose product, and what they find: the price or the way to it, how much is sold, and what to do. */
const viewers: {
  who: Account | null
  seller: string
  name: string
  price: RegExp
  quantity: RegExp
  acts: RegExp[]
}[] = [
  {
    who: null,
    seller: SUBSCRIBED,
    name: 'PT Nirwasita Farmaka Cipta',
    price: /^Masuk untuk melihat harga$/,
    quantity: /^[\d.,]+ \w+ \(\d+ \w+\)$/,
    acts: [/^Keranjang/, /^Nego$/],
  },
  {
    who: 'pembeli@contoh.id',
    seller: UNSUBSCRIBED,
    name: 'CV Lintang Kemika Mandiri',
    price: /^Berlangganan untuk melihat harga$/,
    quantity: /^[\d.,]+ \w+ \(\d+ \w+\)$/,
    acts: [/^Ajukan langganan$/],
  },
  {
    who: 'pembeli@contoh.id',
    seller: SUBSCRIBED,
    name: 'PT Nirwasita Farmaka Cipta',
    price: /^Rp [\d.]+,\d{2} \/ \w+$/,
    quantity: /^Jumlah \w+$/,
    acts: [/keranjang/i, /^Nego$/],
  },
]

test("has all that decides on the first screen, and the acts at the foot exactly while the panel's are out of sight [DETAIL-1] [DETAIL-3] [SHOP-3] @mobile", async ({
  page,
}) => {
  for (const { who, seller, name, price, quantity, acts } of viewers) {
    await test.step(`for ${who ?? 'a visitor'}, at ${seller} [DETAIL-1, DETAIL-3]`, async () => {
      if (who) await signIn(page, who)
      const product = await aProductOf(page, seller)
      await open(page, product)
      const main = page.getByRole('main')

      await expectInSight(page.getByRole('heading', { level: 1 }))
      await expectInSight(main.getByRole('definition').filter({ hasText: product.produk_grade }).first())
      await expectInSight(main.getByRole('definition').filter({ hasText: product.produk_kemasan }).first())
      await expectInSight(main.getByRole('list', { name: 'Golongan' }).getByText(/^CAS [\d-]+$/))
      await expectInSight(panel(page).getByText(price))
      await expectInSight(main.getByText(quantity).first())
      for (const act of acts) await expectInSight(panel(page).getByText(act))
      await expect(bar(page)).toBeHidden()

      for (const part of [0.25, 0.5, 0.75, 1, 0.1]) {
        await page.evaluate((share) => window.scrollTo(0, share * document.body.scrollHeight), part)
        await expect.poll(() => visibleActs(page), `${part} down the page`).toHaveLength(1)
      }
      for (const hidden of [0.1, 0.4, 0.6, 0.9]) {
        await panelAct(page).evaluate(leaveUnderHeader, hidden)
        await expect.poll(() => visibleActs(page), `${hidden} of the panel's acts under the header`).toHaveLength(1)
      }
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()

      await expect(bar(page)).toBeInViewport({ ratio: 1 })
      await expect.poll(() => visibleActs(page)).toEqual(['bar'])
      await expect(bar(page).getByText(name).filter({ visible: true })).toHaveCount(1)
      await expect(bar(page).getByText(price)).toBeVisible()
      for (const act of acts) await expectInSight(bar(page).getByText(act))
      await expectAccessible(page)
    })
  }

  await test.step('has room to spare for the longest name and prices by quantity [DETAIL-1, SHOP-3]', async () => {
    const products = await productsOf(page, SUBSCRIBED)
    const longest = products.reduce((one, other) => (other.produk_nama.length > one.produk_nama.length ? other : one))
    await open(page, longest)
    await expect(panel(page).getByText('Mengapa harga ini?')).toBeVisible()
    await expect(panel(page).getByText(/^kira-kira/)).toBeVisible()
    const end = () => panelAct(page).evaluate((act) => act.getBoundingClientRect().bottom)
    const height = page.viewportSize()?.height ?? 0
    await expect.poll(end).toBeLessThan(height - ROOM_PX)
  })
})

/** Where the acts can be pressed now. */
async function visibleActs(page: Page): Promise<string[]> {
  const anyReachable = (acts: Element[]) =>
    acts.some((act) => {
      const { left, top, width, height } = act.getBoundingClientRect()
      return act.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
  const visible: string[] = []
  // nothing is waited for: what is hidden just then cannot be pressed
  if (await panelAct(page).evaluateAll(anyReachable)) visible.push('panel')
  if (await mainAct(bar(page)).evaluateAll(anyReachable)) visible.push('bar')
  return visible
}

function panelAct(page: Page): Locator {
  return mainAct(panel(page))
}

/** To the cart, or to a subscription. */
function mainAct(part: Locator): Locator {
  const name = /^(Tambah ke keranjang|Keranjang.*|Ajukan langganan)$/
  return part.getByRole('button', { name }).or(part.getByRole('link', { name }))
}

/** Scrolls the page until the header covers this share of the element, where the element scrolls with the page. */
function leaveUnderHeader(element: HTMLElement, share: number): void {
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const { top, height } = element.getBoundingClientRect()
  window.scrollBy(0, top + share * height - header)
}
