import { expectNoSidewaysScroll } from '#test/browser/width.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

test.use({ ownDatabase: true })

test('asks a company that has not answered, once, and takes the flag away [HOME-6, SURVEY-1, SESS-1]', async ({
  page,
}) => {
  await signIn(page, 'pembeli2@contoh.id')
  await page.goto('/')
  const survey = page.getByRole('dialog', { name: 'Dari mana Anda mengetahui kami?' })
  await expect(survey.getByRole('radio')).toHaveCount(6)
  await expectAccessible(page)

  await survey.getByRole('button', { name: 'Kirim jawaban' }).click()
  await expect(survey.getByRole('alert')).toContainText('Silakan pilih dari pilihan yang tersedia !')
  await survey.getByRole('radio', { name: 'Lainnya' }).check()
  await survey.getByRole('button', { name: 'Kirim jawaban' }).click()
  await expect(survey.getByRole('alert')).toContainText('Silakan inputkan keterangan "Lainnya" terlebih dahulu !')
  await survey.getByLabel('Keterangan').pressSequentially('x'.repeat(55))
  await expect(survey.getByLabel('Keterangan')).toHaveValue('x'.repeat(50))

  await page.route('**/api/survey/submit', (route) => route.abort(), { times: 1 })
  await survey.getByRole('button', { name: 'Kirim jawaban' }).click()
  await expect(page.getByText('Jawaban Anda gagal diproses')).toBeVisible()
  await survey.getByRole('button', { name: 'Kirim jawaban' }).click()

  await expect(page.getByText('Jawaban Anda telah kami terima')).toBeVisible()
  await expect(survey).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('OpenSurveyIdentification'))).toBeNull()
  await page.reload()
  await expect(survey).toHaveCount(0)
})

test('says when the options cannot be read, and leaves those alone who have answered [SURVEY-1, HOME-6]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/')
  const survey = page.getByRole('dialog', { name: 'Dari mana Anda mengetahui kami?' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(survey).toHaveCount(0)

  await page.evaluate(() => localStorage.setItem('OpenSurveyIdentification', 'true'))
  await page.route('**/api/survey/pertanyaan', (route) => route.abort())
  await page.reload()
  const failed = page.getByRole('dialog', { name: 'Survei' })
  await expect(failed).toContainText('Gagal mengambil data survey')
  await page.unroute('**/api/survey/pertanyaan')
  await failed.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(survey.getByRole('radio')).toHaveCount(6)
})

test('holds the platform, a form, information and two social links in the footer [HOME-7]', async ({ page }) => {
  await page.goto('/tentang-kami')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Pasar bahan baku industri')
  await expect(footer).toContainText('Jakarta Pusat')
  await expect(footer.getByRole('navigation', { name: 'Informasi' }).getByRole('link')).toHaveText([
    'Daftar Produk',
    'Seller',
    'Daftar sebagai seller',
    'Favorit',
    'Tentang Kami',
    'Artikel',
    'FAQ',
    'Toko contoh',
    'Syarat dan Ketentuan',
    'Kebijakan Privasi',
  ])
  await expect(footer.getByRole('link', { name: /^Instagram/ })).toHaveAttribute('href', /instagram\.com/)
  await expect(footer.getByRole('link', { name: /^LinkedIn/ })).toHaveAttribute('href', /linkedin\.com/)
  await expect(footer).toContainText('© 2026 Sentra Bahan')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer.getByRole('form')).toBeVisible()
  await expectAccessible(page)
  for (const width of [360, 768, 993, 1280, 1920]) {
    await expectNoSidewaysScroll(page, width)
  }
})

test('opens WhatsApp with the question, once all is filled in, and keeps that until then [WA-1]', async ({
  page,
  context,
}) => {
  await page.goto('/tentang-kami')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const form = page.getByRole('form', { name: 'Tanya kami lewat WhatsApp' })
  const send = form.getByRole('button', { name: 'Buka WhatsApp' })
  await form.getByLabel('Nama Anda').fill('Sari')
  await form.getByLabel('Pertanyaan Anda').fill('Halo')
  await page.goto('/faq')
  await page.goBack()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(form.getByLabel('Nama Anda')).toHaveValue('Sari')
  await page.reload()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(form.getByLabel('Nama Anda')).toHaveValue('Sari')
  await expect(form).toContainText('4/200')
  await form.getByLabel('Pertanyaan Anda').fill('')
  await send.click()
  await expect(form.getByRole('alert')).toHaveText([
    'Tipe bisnis harus dipilih.',
    'Pertanyaan harus diisi.',
    'Silakan lengkapi semua form',
  ])
  await expect(form.getByLabel('Tipe bisnis')).toBeFocused()
  await expect(form.getByLabel('Tipe bisnis')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByLabel('Pertanyaan Anda')).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByRole('option')).toHaveText([
    'Pilih tipe bisnis',
    'Pharmaceutical',
    'Food and Beverages',
    'Cosmetic and Toiletries',
    'Lainnya',
  ])
  await form.getByLabel('Tipe bisnis').selectOption('Lainnya')
  await form.getByLabel('Pertanyaan Anda').pressSequentially('a'.repeat(205))
  await expect(form.getByLabel('Pertanyaan Anda')).toHaveValue('a'.repeat(200))
  await expect(form).toContainText('200/200')
  await send.click()
  await expect(form.getByRole('alert')).toHaveText('Silakan isi tipe bisnis lainnya')
  await expect(form.getByLabel('Tipe bisnis lainnya')).toBeFocused()
  await form.getByLabel('Tipe bisnis lainnya').fill('Cat')

  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp', contentType: 'text/html' }))
  const popup = page.waitForEvent('popup')
  await send.click()
  const address = new URL((await popup).url())
  expect(address.pathname).toBe('/6281100000900')
  expect(address.searchParams.get('text')).toContain('saya Sari (Cat)')

  await page.evaluate(() => {
    window.open = () => null
  })
  await send.click()
  await expect(page.getByText('Gagal membuka WhatsApp')).toBeVisible()
})
