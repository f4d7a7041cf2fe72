import { expect, test } from '#test/browser.ts'

const POLICY = 'https://contoh.id/kebijakan-privasi'

test.use({ ownDatabase: true, settings: { PRIVACY_POLICY_URL: POLICY } })

test('links to the privacy policy lead to its address, from the footer of every page [ROUTE-10, HOME-7]', async ({
  page,
}) => {
  for (const path of ['/', '/produk', '/tidak-ada']) {
    await page.goto(path)
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Kebijakan Privasi' })
    await expect(link, path).toHaveAttribute('href', POLICY)
  }
  const own = await page.request.get('/privasi', { maxRedirects: 0 })
  expect([own.status(), own.headers().location]).toEqual([302, POLICY])
})
