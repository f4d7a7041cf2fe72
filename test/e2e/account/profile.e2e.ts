import type { Page } from '@playwright/test'
import { aliveOnArrival, expect, expectAccessible, signIn, test } from '#test/browser.ts'

test.use({ ownDatabase: true })

const toast = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

interface StoredFile {
  kepada: string
  teks: string
}

/** The link in the mail that the demo keeps for this address; a job sends it within seconds. */
async function linkMailedTo(page: Page, address: string): Promise<string> {
  let link = ''
  await expect(async () => {
    const answer = await page.request.post('/api/kotak-keluar/daftar', { data: {} })
    const { data } = (await answer.json()) as { data: StoredFile[] } // as far as it is read
    link =
      /https?:\S+\/undangan\?token=\S+/.exec(data.find(({ kepada }) => kepada.includes(address))?.teks ?? '')?.[0] ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return link
}

test('leads from the account menu to the profile, and from /akun too [HEAD-1, ROUTE-2, REG-3]', async ({ page }) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto('/')
  await page.getByRole('button', { name: /^Menu akun/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()

  await expect(page).toHaveURL(/\/akun\/profile$/)
  await expect(section(page, 'Data diri')).toContainText('penjual@contoh.id')
  await expectAccessible(page)
  await page.goto('/akun')
  await expect(page).toHaveURL(/\/akun\/profile$/)
})

test('has the current part in sight in the row of parts [REG-3] @mobile-only', async ({ page }) => {
  await signIn(page, 'penjual@contoh.id')
  for (const [tab, name] of [
    ['keamanan', 'Keamanan'],
    ['diri', 'Data diri'],
  ]) {
    await page.goto(`/akun/profile?bagian=${tab}`)
    const tabs = page.getByRole('navigation', { name: 'Bagian profile' })
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(tabs.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  }
})

test('changes the own name, and says at the field what is wrong [REG-3]', async ({ page }) => {
  await signIn(page, 'sales@contoh.id')
  await page.goto('/akun/profile')
  const person = section(page, 'Data diri')

  await person.getByLabel('Nomor telepon').fill('abc')
  await person.getByRole('button', { name: 'Simpan data diri' }).click()
  await expect(person.getByRole('alert')).toHaveText('Nomor telepon tidak valid.')
  await expect(person.getByLabel('Nomor telepon')).toBeFocused()

  await person.getByLabel('Nama lengkap').fill('Sari Sales')
  await person.getByLabel('Nomor telepon').fill('+62 811-0000-0904')
  await person.getByRole('button', { name: 'Simpan data diri' }).click()
  await expect(toast(page)).toContainText('Data diri berhasil disimpan')
  await page.reload()
  await expect(person.getByLabel('Nama lengkap')).toHaveValue('Sari Sales')

  await page.getByRole('link', { name: 'Perusahaan' }).click()
  await expect(section(page, 'Perusahaan')).toContainText('Hanya pemilik yang dapat mengubah data perusahaan.')
  await expectAccessible(page)
})

test('keeps company and delivery addresses [REG-3]', async ({ page }) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/akun/profile?bagian=perusahaan')
  const company = section(page, 'Perusahaan')
  await company.getByLabel('NPWP').fill('123')
  await company.getByRole('button', { name: 'Simpan data perusahaan' }).click()
  await expect(company.getByRole('alert')).toHaveText('NPWP terdiri dari 16 angka.')
  await company.getByLabel('NPWP').fill('0999 0000 1001 0037')
  await company.getByRole('button', { name: 'Simpan data perusahaan' }).click()
  await expect(toast(page)).toContainText('Data perusahaan berhasil disimpan')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Alamat pengiriman' }).click()
  const addresses = section(page, 'Alamat pengiriman')
  await addresses.getByRole('button', { name: 'Tindakan untuk alamat Gudang Cikarang' }).click()
  await page.getByRole('menuitem', { name: 'Ubah' }).click()
  const form = page.getByRole('dialog', { name: 'Ubah alamat pengiriman' })
  await expect(form.getByLabel('Kode pos')).toHaveValue('17530')
  await form.getByLabel('Nama alamat').fill('Gudang Timur')
  await form.getByRole('button', { name: 'Simpan alamat' }).click()
  await expect(form).toBeHidden()
  await addresses.getByRole('button', { name: 'Tindakan untuk alamat Gudang Timur' }).click()
  await page.getByRole('menuitem', { name: 'Jadikan utama' }).click()
  await expect(addresses.getByRole('listitem').first()).toContainText('Gudang Timur')
  await expect(addresses.getByRole('listitem').first()).toContainText('Utama')
  await expectAccessible(page)
  await addresses.getByRole('button', { name: 'Tindakan untuk alamat Pabrik' }).click()
  await page.getByRole('menuitem', { name: 'Hapus' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, hapus' }).click()
  await expect(addresses.getByRole('listitem')).toHaveCount(1)
})

test('invites a member, who opens the link, joins, and is given another role [REG-3, ROLE-10]', async ({
  page,
  anotherPage,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/akun/profile?bagian=anggota')
  await page.getByRole('button', { name: 'Undang anggota' }).click()
  const dialog = page.getByRole('dialog', { name: 'Undang anggota' })
  await dialog.getByLabel('E-mail').fill('bukan-alamat')
  await dialog.getByRole('button', { name: 'Kirim undangan' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Alamat e-mail tidak valid.')
  await dialog.getByLabel('E-mail').fill('rina@tamu.contoh')
  await dialog.getByLabel('Limit per pesanan').fill('2500000')
  await dialog.getByRole('button', { name: 'Kirim undangan' }).click()
  await expect(section(page, 'Undangan')).toContainText('rina@tamu.contoh')
  await expectAccessible(page)

  const guest = await anotherPage()
  await guest.goto(await linkMailedTo(page, 'rina@tamu.contoh'))
  await expect(guest.getByRole('heading', { name: /^Bergabung dengan/ })).toBeVisible()
  await expectAccessible(guest)
  await guest.getByLabel('Nama lengkap').fill('Rina Wijaya')
  await guest.getByLabel('Nomor telepon').fill('0811-0000-998')
  await guest.getByLabel('Password', { exact: true }).fill('RinaAman1')
  await guest.getByRole('button', { name: 'Buat akun dan bergabung' }).click()
  await expect(guest.getByText(/^Anda bergabung dengan .* sebagai Pembelian\.$/)).toBeVisible()
  await expect(guest.getByRole('button', { name: /^Menu akun/ })).toBeVisible()

  await page.reload()
  await expect(section(page, 'Undangan')).toContainText('Tidak ada undangan yang menunggu.')
  const members = section(page, 'Anggota')
  await expect(members.getByRole('row', { name: /Rina Wijaya/ })).toContainText('Rp 2.500.000,00 per pesanan')
  await members.getByRole('button', { name: 'Tindakan untuk Rina Wijaya' }).click()
  await page.getByRole('menuitem', { name: 'Ubah peran' }).click()
  await page.getByRole('dialog').getByLabel('Peran').selectOption({ label: 'Penyetuju' })
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click()
  await expect(members.getByRole('row', { name: /Rina Wijaya/ })).toContainText('Penyetuju')
})

test('signs another device out at once [REG-3]', async ({ page, anotherPage }) => {
  await signIn(page, 'penjual@contoh.id')
  const lost = await anotherPage()
  await signIn(lost, 'penjual@contoh.id')
  await lost.goto('/')
  await page.goto('/akun/profile?bagian=keamanan')
  const devices = section(page, 'Perangkat')
  await expect(devices.getByText('Perangkat ini')).toHaveCount(1)
  await expectAccessible(page)

  await devices.getByRole('button', { name: 'Keluarkan semua perangkat lain' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, keluarkan' }).click()

  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await lost.waitForURL(/\/masuk/)
  await lost.goto('/akun/profile')
  await expect(lost).toHaveURL(/\/masuk/)
})

test('switches to another company, and other tabs follow [SESS-5, SESS-4]', async ({ page, context }) => {
  // the survey would cover the page after each sign-in
  await context.addInitScript(() => {
    if (location.protocol !== 'http:') return // an empty page has no storage
    if (localStorage.getItem('OpenSurveyIdentification')) localStorage.setItem('OpenSurveyIdentification', 'false')
  })
  await signIn(page, 'pembeli2@contoh.id')
  await page.goto('/')
  const tab = aliveOnArrival(await context.newPage())
  await tab.goto('/produk')
  await page.getByRole('button', { name: /^Menu akun/ }).click()
  await page.getByRole('menuitem', { name: 'Switch Account' }).click()
  await expect(page.getByRole('heading', { name: 'Switch Account' })).toBeVisible()
  await expect(page.getByRole('menu')).toBeHidden()
  await expectAccessible(page)
  const current = page.getByRole('listitem').filter({ hasText: 'Sedang dipakai' })
  await expect(current).toContainText('Segarnia')

  await page.getByRole('button', { name: /Ayudewi/ }).click()

  await expect(page.getByRole('button', { name: /^Menu akun .*Ayudewi/ })).toBeVisible()
  await expect(tab.getByRole('button', { name: /^Menu akun .*Ayudewi/ })).toBeVisible()
  const companyId = await page.evaluate(() => localStorage.getItem('CompanyIDLogin'))
  await page.goto('/akun/switch-account')
  await expect(page.getByRole('listitem').filter({ hasText: 'Sedang dipakai' })).toContainText('Ayudewi')
  expect(companyId).toBeTruthy()
})

test('shows that a link is over [REG-3]', async ({ page }) => {
  await page.goto('/undangan?token=bukan')

  await expect(page.getByText('Undangan sudah tidak berlaku')).toBeVisible()
  await expectAccessible(page)
})
