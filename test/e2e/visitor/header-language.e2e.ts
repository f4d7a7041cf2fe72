import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

async function choose(page: Page, kind: string, name: string) {
  const opener = page.getByRole('banner').getByRole('button', { name: kind })
  await opener.click()
  await page.getByRole('menuitemradio', { name, exact: true }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

const others = [
  { code: 'en', name: 'English', language: 'Language', signIn: 'Sign in', products: 'Products', menu: 'Open menu' },
  { code: 'ru', name: 'Русский', language: 'Язык', signIn: 'Вход', products: 'Каталог', menu: 'Открыть меню' },
  { code: 'ar', name: 'العربية', language: 'اللغة', signIn: 'دخول', products: 'المنتجات', menu: 'فتح القائمة' },
] as const

/** Parts of the header that stand outside the window. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header *')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, left, right }) => width > 1 && (left < 0 || right > window.innerWidth)),
  )

async function expectFits(page: Page, code: string) {
  for (const width of [360, 390, 768, 992, 993, 1280, 1920]) {
    await page.setViewportSize({ width, height: 740 })
    await expect.poll(() => outside(page), { message: `${code} at ${width}` }).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

test('speaks the chosen language in the header alone, from the first paint on, at every width, until somebody chooses again [HEAD-1] [HEAD-3] [HEAD-4] [HEAD-6] [API-5]', async ({
  page,
}) => {
  const header = page.getByRole('banner')

  for (const [kind, first] of [
    ['Bahasa: Indonesia', 'Indonesia'],
    ['Mata uang: US Dollar', 'Rupiah'],
  ] as const) {
    await test.step(`says that the choices behind '${kind}' are on their way, in place of them [HEAD-3, HEAD-6, API-5]`, async () => {
      const { promise: gate, resolve: arrive } = Promise.withResolvers<void>()
      await page.route('**/assets/choice-menus-*.js', async (route) => {
        await gate
        await route.continue()
      })
      await page.goto('/tentang-kami')
      await header.getByRole('button', { name: kind }).click()
      await expect(header.getByRole('status').getByText('memuat . . .')).toBeVisible()
      await expectAccessible(page)
      arrive()
      await expect(page.getByRole('menuitemradio', { name: first, exact: true })).toBeVisible()
      await expect(page.getByText('memuat . . .')).toHaveCount(0)
      await page.unroute('**/assets/choice-menus-*.js')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toHaveCount(0)
    })
  }

  await test.step('keeps the language when another cannot be loaded, and says so [HEAD-3]', async () => {
    await page.route('**/assets/russian-*.js', (route) => route.abort())
    await choose(page, 'Bahasa: Indonesia', 'Русский')
    await expect(page.getByText('Bahasa ini belum dapat dimuat.')).toBeVisible()
    await expect(header.getByRole('button', { name: 'Bahasa: Indonesia' })).toBeVisible()
    expect(await page.evaluate(() => document.cookie)).toBe('')
    await page.unroute('**/assets/russian-*.js')
  })

  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expectFits(page, 'id')

  for (const other of others) {
    await test.step(`speaks ${other.name} [HEAD-1, HEAD-3, HEAD-4]`, async () => {
      await page.goto('/tentang-kami')
      await choose(page, 'Bahasa: Indonesia', other.name)
      await expect(header.getByRole('link', { name: other.signIn })).toBeVisible()
      await expect(header).toHaveAttribute('dir', other.code === 'ar' ? 'rtl' : 'ltr')
      await expect(header).toHaveAttribute('lang', other.code)
      await expectAccessible(page)

      // the server speaks it too, and pages stay in Indonesian
      await page.reload()
      const html = await (await page.request.get('/tentang-kami')).text()
      expect(html).toContain(`<header lang="${other.code}"`)
      expect(html).toContain(other.products)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('html')).toHaveAttribute('lang', 'id')
      await expectFits(page, other.code)

      await choose(page, `${other.language}: ${other.name}`, 'Indonesia')
      await expect(header.getByRole('link', { name: 'Masuk' })).toBeVisible()
      expect(await page.evaluate(() => document.cookie)).toBe('')
    })
  }
})

test('turns the menus of a buyer right-to-left in Arabic, by keyboard; Escape gives the focus back [HEAD-1, HEAD-2, HEAD-3]', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'bahasa', value: 'ar', url: baseURL ?? '' }])
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/tentang-kami')
  const header = page.getByRole('banner')

  for (const [opener, panel] of [
    ['اللغة: العربية', page.getByRole('menu')],
    ['العملة: US Dollar', page.getByRole('menu')],
    ['المعاملات', page.getByRole('menu')],
    [/^الإشعارات/, page.getByRole('dialog', { name: 'الإشعارات' })],
    [/^سلة التسوق/, page.getByRole('dialog', { name: 'سلة التسوق' })],
    [/^قائمة الحساب/, page.getByRole('menu')],
  ] as const) {
    const button = header.getByRole('button', { name: opener })
    await button.focus()
    await button.press('Enter')
    await expect(panel).toBeVisible()
    await expect(panel).toHaveCSS('direction', 'rtl')
    await expect(panel).not.toContainText('Favorit')
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(button).toBeFocused()
  }
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'البحث عن المنتجات' })
  await expect(search.getByRole('button', { name: 'إغلاق' })).toBeVisible()
  await expect(search).toHaveCSS('direction', 'rtl')
  await expectAccessible(page)
})
