import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '#test/browser/width.ts'
import { expect, test, violationsOf } from '#test/browser.ts'
import { signIn } from '#test/scenes/sign-in.ts'
import { ask } from '../buyer/filled-cart.ts'

test.use({ ownDatabase: true })

const SECOND = 'kedua@uji.contoh'

/** A second administrator, who has taken the invitation that the demo keeps for them. */
async function inviteSecond(page: Page) {
  const { data: profile } = await ask(page, 'session/profil', {})
  const company_id = profile.perusahaan?.company_id ?? ''
  await ask(page, 'undangan/kirim', { company_id, email: SECOND, peran: 'administrator' })
  let token = ''
  await expect(async () => {
    const { data: mails } = await ask(page, 'kotak-keluar/daftar', {})
    token = /undangan\?token=(\S+)/.exec(mails.find(({ kepada }) => kepada.includes(SECOND))?.teks ?? '')?.[1] ?? ''
    expect(token).not.toBe('')
  }).toPass({ timeout: 30_000 })
  const person = { nama: 'Kartika Kedua', telepon: '+62 811-0000-0905', password: 'Contoh123' }
  await ask(page, 'undangan/daftar-akun', { token, ...person })
}

test('a voucher above the amount waits, in words for who wrote it, until another administrator confirms it [ADM-5]', async ({
  page,
  anotherPage,
}) => {
  await signIn(page, 'admin@contoh.id')
  await page.goto('/admin/promo')
  await inviteSecond(page)
  await page.getByRole('button', { name: 'Kode promo baru' }).click()
  const dialog = page.getByRole('dialog')
  for (const [name, value] of [
    ['Kode promo', 'BESAR'],
    ['Nama', 'Promo besar'],
    ['Nilai voucher', '2000000'],
    ['Voucher berlaku', '30'],
  ] as const)
    await dialog.getByLabel(name).fill(value)
  await dialog.getByRole('button', { name: 'Simpan' }).click()
  const own = page.getByRole('row').filter({ hasText: 'BESAR' })
  await expect(own).toContainText('Menunggu persetujuan administrator kedua')
  await expect(own).toContainText('Anda yang menulisnya. Administrator lain yang harus menyetujuinya.')
  await expect(own.getByRole('button', { name: 'Setujui' })).toBeHidden()
  await expectNoSidewaysScroll(page)

  const other = await anotherPage()
  await signIn(other, SECOND)
  await other.goto('/admin')
  await expect(other.getByRole('link', { name: /^Promo & poin/ })).toContainText('1')
  await other.goto('/admin/promo?status=menunggu_persetujuan')
  const waiting = other.getByRole('row').filter({ hasText: 'BESAR' })
  await waiting.getByRole('button', { name: 'Setujui' }).click()
  await expect(other.getByRole('alertdialog')).toContainText(/mengusulkan voucher Rp\s2\.000\.000/)
  expect(await violationsOf(other)).toEqual([])
  await other.getByRole('button', { name: 'Ya, setujui' }).click()
  await expect(other.getByText('Kode promo disetujui')).toBeVisible()
  const checked = await other.request.post('/api/promo/cek', { data: { kode_promo: 'BESAR' } })
  expect(checked.ok(), await checked.text()).toBe(true)
})
