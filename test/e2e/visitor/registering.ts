import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { expect, type NewAccount } from '#test/browser.ts'

export const PASSWORD = 'Contoh123'

/** Somebody who has just registered a company, without a browser. */
export async function someoneNew(request: APIRequestContext): Promise<{ email: NewAccount; companyName: string }> {
  const kunci = randomUUID()
  const email: NewAccount = `${kunci.slice(0, 13)}@uji.contoh`
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
      setuju_syarat: '2026-01-01',
      setuju_privasi: '2026-01-01',
      kunci,
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return { email, companyName }
}

/** The text of the newest mail to this address with such a subject; a job writes it a moment later. */
async function mailTo(request: APIRequestContext, email: string, subject: RegExp, after = 0): Promise<string> {
  let text = ''
  await expect
    .poll(async () => {
      const { data } = await (await request.post('/api/kotak-keluar/daftar', { data: {} })).json()
      const mails = (data as { kepada: string; perihal: string; teks: string }[]).filter(
        ({ kepada, perihal }) => kepada === email && subject.test(perihal),
      )
      text = mails.length > after ? (mails[0]?.teks ?? '') : ''
      return text
    })
    .not.toBe('')
  return text
}

/** The code in the newest mail to this address, once more than `after` were sent. */
export async function mailedCode(request: APIRequestContext, email: string, after = 0): Promise<string> {
  return /^ {4}(\w{6})$/m.exec(await mailTo(request, email, /^Kode verifikasi/, after))?.[1] ?? ''
}

/** The verification link in the newest mail to this address. */
export async function mailedLink(request: APIRequestContext, email: string): Promise<string> {
  return mailedLinkTo(request, '/verifikasi', email, /^Verifikasi/)
}

/** The link to such a page in the newest mail to this address with such a subject. */
export async function mailedLinkTo(
  request: APIRequestContext,
  path: string,
  email: string,
  subject: RegExp,
): Promise<string> {
  const text = await mailTo(request, email, subject)
  return text.match(/https?:\S+/g)?.find((link) => new URL(link).pathname === path) ?? ''
}
