import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '#test/browser.ts'

export const PASSWORD = 'Contoh123'

/** Somebody who has just registered a company, without a browser. */
export async function someoneNew(request: APIRequestContext): Promise<{ email: string; companyName: string }> {
  const kunci = randomUUID()
  const email = `${kunci.slice(0, 13)}@uji.contoh`
  const companyName = `PT Pendaftar ${kunci.slice(0, 4)}`
  const answer = await request.post('/api/session/daftar', {
    data: {
      nama_perusahaan: companyName,
      tipe_bisnis: '1',
      jenis_identitas: 'npwp',
      nomor_identitas: '0012345678901234',
      alamat: 'Jl. Uji No. 1',
      provinsi: 'DKI Jakarta',
      kota: 'Jakarta Timur',
      kode_pos: '13920',
      nama: 'Rina Wijaya',
      email,
      telepon: '0811-0000-999',
      password: PASSWORD,
      setuju_syarat: '2026-11',
      setuju_privasi: '2026-11',
      kunci,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return { email, companyName }
}

/** The text of the newest mail to this address with such a subject; mails are written by a job, a moment later. */
async function mailTo(request: APIRequestContext, email: string, subject: RegExp, after = 0): Promise<string> {
  let text = ''
  await expect
    .poll(
      async () => {
        const { data } = await (await request.post('/api/kotak-keluar/daftar', { data: {} })).json()
        const mails = (data as { kepada: string; perihal: string; teks: string }[]).filter(
          ({ kepada, perihal }) => kepada === email && subject.test(perihal),
        )
        text = mails.length > after ? (mails[0]?.teks ?? '') : ''
        return text
      },
      { timeout: 20_000 },
    )
    .not.toBe('')
  return text
}

/** The code of the newest mail to this address, once more than `after` were sent. */
export async function mailedCode(request: APIRequestContext, email: string, after = 0): Promise<string> {
  return /^ {4}(\d{6})$/m.exec(await mailTo(request, email, /^Kode verifikasi/, after))?.[1] ?? ''
}

/** Fills in the first three steps of /daftar, each with 'Lanjutkan'. */
async function fillSteps(page: Page, { company, email }: { company: string; email: string }) {
  const onwards = () => page.getByRole('button', { name: 'Lanjutkan' }).click()
  await page.getByLabel('Nama perusahaan').fill(company)
  await page.getByText('Food and Beverages', { exact: true }).click()
  await page.getByLabel('Nomor NPWP').fill('0012.3456.7890.1234')
  await onwards()
  await page.getByLabel('Alamat', { exact: true }).fill('Jl. Anggrek No. 5')
  await page.getByLabel('Provinsi').selectOption('Jawa Barat')
  await page.getByLabel('Kota atau kabupaten').fill('Bekasi')
  await page.getByLabel('Kode pos').fill('17530')
  await onwards()
  await page.getByLabel('Nama lengkap').fill('Rina Wijaya')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Nomor telepon').fill('0812 3456 7890')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await onwards()
}

/** Agrees to both and presses 'Daftar'. */
async function agreeAndRegister(page: Page) {
  await page.getByRole('checkbox', { name: /syarat dan ketentuan/ }).check()
  await page.getByRole('checkbox', { name: /kebijakan privasi/ }).check()
  await page.getByRole('main').getByRole('button', { name: 'Daftar', exact: true }).click()
}

/** Nothing sticks out to the side. */
export async function expectNoSidewaysScroll(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(wide, `${width} px`).toBeLessThanOrEqual(0)
}
