import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

// an answer is given once
test.use({ ownDatabase: true })

test('asks where a company has heard of the site, once, and says when it cannot [HOME-6] [SURVEY-1] [SESS-1]', async ({
  page,
}) => {
  const survey = page.getByRole('dialog', { name: 'Dari mana Anda mengetahui kami?' })

  await test.step('leaves those alone who have answered, and says when the options cannot be read [SURVEY-1, HOME-6]', async () => {
    await signIn(page, 'pembeli@contoh.id')
    await page.goto('/')
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

  await test.step('asks a company that has not answered, once, and takes the flag away [HOME-6, SURVEY-1, SESS-1]', async () => {
    await signIn(page, 'pembeli2@contoh.id')
    await page.goto('/')
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
})
