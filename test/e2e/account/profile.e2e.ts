import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '#test/browser/width.ts'
import { aliveOnArrival, expect, expectAccessible, signIn, test } from '#test/browser.ts'
import { mailedLinkTo, PASSWORD, someoneNew } from '../visitor/registering.ts'

test.use({ ownDatabase: true })

const toast = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' })
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const person = (page: Page) => section(page, 'Data diri')

async function askChange(page: Page, email: string) {
  await person(page).getByRole('button', { name: 'Ubah e-mail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ubah alamat e-mail' })
  await dialog.getByLabel('Alamat e-mail baru').fill(email)
  await dialog.getByLabel('Password saat ini').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Kirim tautan' }).click()
  await expect(dialog).toBeHidden()
}

test('leads from the account menu to the profile, with the current part in sight on a phone; says what comes before closing an account that others need, and signs another device out at once [HEAD-1, REG-3, ROUTE-2]', async ({
  page,
  anotherPage,
}) => {
  await signIn(page, 'penjual@contoh.id')
  await page.goto('/')
  const parts = page.getByRole('navigation', { name: 'Bagian profile' })

  await test.step('leads from the account menu to the profile, and from /akun too [HEAD-1, ROUTE-2]', async () => {
    await page.getByRole('button', { name: /^Menu akun/ }).click()
    await page.getByRole('menuitem', { name: 'Profile' }).click()
    await expect(page).toHaveURL(/\/akun\/profile$/)
    await expect(person(page)).toContainText('penjual@contoh.id')
    await page.goto('/akun')
    await expect(page).toHaveURL(/\/akun\/profile$/)
  })

  await test.step('has the current part in sight in the row of parts of a phone [REG-3]', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [part, name] of [
      ['keamanan', 'Keamanan'],
      ['diri', 'Data diri'],
    ]) {
      await page.goto(`/akun/profile?bagian=${part}`)
      await expect(parts.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
      await expect(parts.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('an account that others need says what comes first [REG-3]', async () => {
    await parts.getByRole('link', { name: 'Keamanan' }).click()
    await page.getByRole('button', { name: 'Tutup akun' }).click()
    const notice = page.getByRole('alertdialog', { name: 'Akun belum dapat ditutup' })
    await expect(notice).toContainText('satu-satunya pemilik toko')
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'Mengerti' }).click()
    await expect(notice).toBeHidden()
  })

  await test.step('signs another device out at once [REG-3]', async () => {
    const lost = await anotherPage()
    await signIn(lost, 'penjual@contoh.id')
    await lost.goto('/')
    await page.reload()
    const devices = section(page, 'Perangkat')
    await expect(devices.getByText('Perangkat ini')).toHaveCount(1)
    await devices.getByRole('button', { name: 'Keluarkan semua perangkat lain' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, keluarkan' }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await lost.waitForURL(/\/masuk/)
    await lost.goto('/akun/profile')
    await expect(lost).toHaveURL(/\/masuk/)
  })
})

test('changes the own name, keeps company and delivery addresses, and invites a member, who opens the link, joins, and is given another role [REG-3, ROLE-10]', async ({
  page,
  anotherPage,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/akun/profile')
  const parts = page.getByRole('navigation', { name: 'Bagian profile' })

  await test.step('changes the own name [REG-3]', async () => {
    await person(page).getByLabel('Nama lengkap').fill('Sari Pembeli')
    await person(page).getByRole('button', { name: 'Simpan data diri' }).click()
    await expect(toast(page)).toContainText('Data diri berhasil disimpan')
    await page.reload()
    await expect(person(page).getByLabel('Nama lengkap')).toHaveValue('Sari Pembeli')
  })

  await test.step('keeps company and delivery addresses [REG-3]', async () => {
    await parts.getByRole('link', { name: 'Perusahaan' }).click()
    const company = section(page, 'Perusahaan')
    await company.getByLabel('NPWP').fill('0999 0000 1001 0037')
    await company.getByRole('button', { name: 'Simpan data perusahaan' }).click()
    await expect(toast(page)).toContainText('Data perusahaan berhasil disimpan')

    await parts.getByRole('link', { name: 'Alamat pengiriman' }).click()
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
    await addresses.getByRole('button', { name: 'Tindakan untuk alamat Pabrik' }).click()
    await page.getByRole('menuitem', { name: 'Hapus' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ya, hapus' }).click()
    await expect(addresses.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('invites a member, who opens the link, joins, and is given another role [REG-3, ROLE-10]', async () => {
    await parts.getByRole('link', { name: 'Anggota' }).click()
    await page.getByRole('button', { name: 'Undang anggota' }).click()
    const dialog = page.getByRole('dialog', { name: 'Undang anggota' })
    await dialog.getByLabel('E-mail').fill('rina@tamu.contoh')
    await dialog.getByLabel('Limit per pesanan').fill('2500000')
    await dialog.getByRole('button', { name: 'Kirim undangan' }).click()
    await expect(section(page, 'Undangan')).toContainText('rina@tamu.contoh')
    await expectAccessible(page)

    const guest = await anotherPage()
    await guest.goto('/undangan?token=bukan')
    await expect(guest.getByText('Undangan sudah tidak berlaku')).toBeVisible()
    await guest.goto(await mailedLinkTo(page.request, '/undangan', 'rina@tamu.contoh', /./))
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

    await guest.goto('/akun/profile?bagian=perusahaan')
    await expect(section(guest, 'Perusahaan')).toContainText('Hanya pemilik yang dapat mengubah data perusahaan.')
    await expectAccessible(guest)
  })
})

test('begins the survey at its question, and goes to the first without an answer; switches to another company, and other tabs follow [SURVEY-1, REG-3, SESS-4, SESS-5]', async ({
  page,
  context,
}) => {
  await signIn(page, 'pembeli2@contoh.id')
  await page.goto('/')
  await test.step('begins the survey at its question, and goes to the first without an answer [SURVEY-1, REG-3]', async () => {
    const survey = page.getByRole('dialog', { name: 'Dari mana Anda mengetahui kami?' })
    const [first, send] = [survey.getByRole('radio').first(), survey.getByRole('button', { name: 'Kirim jawaban' })]
    await expect(first).toBeFocused()
    await send.press('Enter')
    await expect(first).toBeFocused()
    await expect(first).toHaveAttribute('aria-invalid', 'true')
    await survey.getByRole('radio', { name: 'Lainnya' }).check()
    await send.click()
    await expect(survey.getByLabel('Keterangan')).toBeFocused()
    await expect(survey.getByLabel('Keterangan')).toHaveAttribute('aria-invalid', 'true')
    await expect(survey.getByRole('radio', { name: 'Lainnya' })).toBeChecked()
  })

  // the survey would cover the page after each sign-in
  await context.addInitScript(() => {
    if (location.protocol !== 'http:') return // an empty page has no storage
    if (localStorage.getItem('OpenSurveyIdentification')) localStorage.setItem('OpenSurveyIdentification', 'false')
  })
  await test.step('switches to another company, and other tabs follow [SESS-5, SESS-4]', async () => {
    await page.reload()
    const tab = aliveOnArrival(await context.newPage())
    await tab.goto('/produk')
    await page.getByRole('button', { name: /^Menu akun/ }).click()
    await page.getByRole('menuitem', { name: 'Switch Account' }).click()
    await expect(page.getByRole('heading', { name: 'Switch Account' })).toBeVisible()
    await expect(page.getByRole('menu')).toBeHidden()
    const current = page.getByRole('listitem').filter({ hasText: 'Sedang dipakai' })
    await expect(current).toContainText('Segarnia')

    const reloaded = tab.waitForEvent('load')
    await page.getByRole('button', { name: /Ayudewi/ }).click()
    await reloaded
    await expect(page.getByRole('button', { name: /^Menu akun .*Ayudewi/ })).toBeVisible()
    await expect(tab.getByRole('button', { name: /^Menu akun .*Ayudewi/ })).toBeVisible()
    const companyId = await page.evaluate(() => localStorage.getItem('CompanyIDLogin'))
    await page.goto('/akun/switch-account')
    await expect(page.getByRole('listitem').filter({ hasText: 'Sedang dipakai' })).toContainText('Ayudewi')
    expect(companyId).toBeTruthy()
  })
})

test('an e-mail address is changed by proving another one, and the session stays; a change is cancelled in the profile, and by the mail to the present address; its dialog and notice fit a phone [REG-3, VERIF-1]', async ({
  page,
  anotherPage,
}) => {
  const { email } = await someoneNew(page.request)
  const newEmail = `${'panjang-'.repeat(6)}${randomUUID().slice(0, 8)}@baru.contoh`
  await signIn(page, email)
  await page.goto('/akun/profile')

  await test.step('the password is asked for, and what was typed stays [REG-3]', async () => {
    await person(page).getByRole('button', { name: 'Ubah e-mail' }).click()
    const dialog = page.getByRole('dialog', { name: 'Ubah alamat e-mail' })
    await dialog.getByLabel('Alamat e-mail baru').fill(newEmail)
    await dialog.getByLabel('Password saat ini').fill('Salah123')
    await dialog.getByRole('button', { name: 'Kirim tautan' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Password saat ini salah.')
    await expect(dialog.getByLabel('Password saat ini')).toBeFocused()
    await expect(dialog.getByLabel('Alamat e-mail baru')).toHaveValue(newEmail)
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(dialog.getByRole('button', { name: 'Kirim tautan' })).toBeInViewport({ ratio: 1 })
    await dialog.getByLabel('Password saat ini').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Kirim tautan' }).click()
    await expect(person(page)).toContainText(`Menunggu konfirmasi ${newEmail}`)
    await expect(person(page).getByRole('button', { name: 'Kirim ulang' })).toBeVisible()
    await expectNoSidewaysScroll(page, 390)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectAccessible(page)
  })

  await test.step('is changed by proving another one, and the session stays [REG-3, VERIF-1]', async () => {
    await page.goto(await mailedLinkTo(page.request, '/ubah-email', newEmail, /^Konfirmasi/))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Konfirmasi alamat e-mail' }).click()
    await expect(page.getByRole('heading', { name: 'Alamat e-mail diubah' })).toBeFocused()
    await page.getByRole('link', { name: 'Ke profile' }).click()
    await expect(person(page)).toContainText(`${newEmail}Terverifikasi`)
    await expect(person(page)).not.toContainText('Menunggu konfirmasi')
  })

  await test.step('is cancelled in the profile, and by the mail to the present address [REG-3]', async () => {
    await askChange(page, `${randomUUID().slice(0, 8)}@baru.contoh`)
    await person(page).getByRole('button', { name: 'Batalkan' }).click()
    await expect(person(page)).not.toContainText('Menunggu konfirmasi')

    const another = `${randomUUID().slice(0, 8)}@baru.contoh`
    await askChange(page, another)
    const mailbox = await anotherPage()
    const noticeTitle = /^Alamat e-mail akun Anda akan/
    const confirmation = await mailedLinkTo(page.request, '/ubah-email', another, /^Konfirmasi/)
    await mailbox.goto(await mailedLinkTo(page.request, '/ubah-email/batal', newEmail, noticeTitle))
    await mailbox.getByRole('button', { name: 'Batalkan perubahan' }).click()
    await expect(mailbox.getByRole('heading', { name: 'Perubahan dibatalkan' })).toBeFocused()
    await expectAccessible(mailbox)
    await mailbox.getByRole('link', { name: 'Reset password' }).click()
    await expect(mailbox).toHaveURL(/\/reset-password$/)

    await page.goto(confirmation)
    await page.getByRole('button', { name: 'Konfirmasi alamat e-mail' }).click()
    await expect(page.getByText('Perubahan alamat e-mail ini sudah tidak berlaku.')).toBeVisible()
  })
})

test('an owner takes the company’s data along and closes it with the password; an account is closed with it too, and the person is signed out everywhere [OPS-5, REG-3, SESS-2]', async ({
  page,
}) => {
  await test.step('an owner takes the company’s data along and closes it with the password [OPS-5]', async () => {
    const { email, companyName } = await someoneNew(page.request)
    await signIn(page, email)
    await page.goto('/akun/profile?bagian=perusahaan')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Unduh data perusahaan' }).click()
    expect((await download).suggestedFilename()).toMatch(/^data-perusahaan-.*\.zip$/)

    await page.getByRole('button', { name: 'Tutup perusahaan' }).click()
    const dialog = page.getByRole('dialog', { name: `Tutup ${companyName}?` })
    await expect(dialog).toContainText('disimpan 10 tahun')
    await expectAccessible(page)
    await dialog.getByLabel('Password saat ini').fill('Salah123')
    await dialog.getByRole('button', { name: 'Ya, tutup perusahaan' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Password saat ini salah.')
    await dialog.getByLabel('Password saat ini').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Ya, tutup perusahaan' }).click()
    await page.waitForURL(/\/masuk/)
    await expect(page.getByText(`${companyName} telah ditutup.`)).toBeVisible()
  })

  await test.step('an account is closed with the password, and the person is signed out everywhere [REG-3, SESS-2]', async () => {
    const { email, companyName } = await someoneNew(page.request)
    await signIn(page, email)
    await page.goto('/akun/profile?bagian=keamanan')
    await page.getByRole('button', { name: 'Tutup akun' }).click()
    const dialog = page.getByRole('dialog', { name: 'Tutup akun?' })
    await expect(dialog).toContainText(`${companyName} ikut ditutup`)
    await expect(dialog).toContainText('disimpan 10 tahun')
    await dialog.getByLabel('Password saat ini').fill('Salah123')
    await dialog.getByRole('button', { name: 'Ya, tutup akun' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Password saat ini salah.')
    await expectAccessible(page)
    await dialog.getByLabel('Password saat ini').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Ya, tutup akun' }).click()
    await page.waitForURL(/\/akun-ditutup$/)
    await expect(page.getByRole('heading', { name: 'Akun Anda telah ditutup' })).toBeVisible()
    await page.goto('/akun/profile')
    await expect(page).toHaveURL(/\/masuk/)
  })
})
