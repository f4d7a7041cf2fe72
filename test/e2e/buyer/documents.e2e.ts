import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '#test/browser/width.ts'
import { expect, expectAccessible, signIn, test } from '#test/browser.ts'

test.use({ ownDatabase: true })

const BUYER = 'PT Husadamaya Karya Farma'
const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
const npwp = { name: 'NPWP Husadamaya.pdf', mimeType: 'application/pdf', buffer: pdf }
const toast = (page: Page) => page.getByRole('region', { name: 'Pemberitahuan' })
const section = (page: Page) => page.getByRole('region', { name: 'Dokumen perusahaan' })
const card = (page: Page) => page.getByRole('article', { name: /Nirwasita/ })

interface Chosen {
  name: string
  mimeType: string
  buffer: Buffer
}

async function choose(page: Page, button: Locator, file: Chosen) {
  const choosing = page.waitForEvent('filechooser')
  await button.click()
  await (await choosing).setFiles(file)
}

async function atCustomer(page: Page) {
  await signIn(page, 'penjual@contoh.id')
  await page.goto('/pusat-seller/langganan?keyword=Husadamaya')
  await page.getByRole('link', { name: BUYER }).click()
  await expect(page.getByRole('region', { name: 'Dokumen' })).toBeVisible()
}

/** The answer to a link for the user who is signed in on the page. */
async function opened(page: Page, address: string | null) {
  const answer = await page.request.get(address ?? '')
  return { status: answer.status(), type: answer.headers()['content-type'], body: await answer.body() }
}

test('the owner hands in documents, gives them to a seller with a request and in answer, and deletes them [REG-3] [REG-4] [SELLER-3] [ROLE-10]', async ({
  page,
  request,
  anotherPage,
}) => {
  const seller = await anotherPage()
  const received = seller.getByRole('region', { name: 'Dokumen' })

  await test.step('the owner hands in an NPWP, and is told at once what is none [REG-3]', async () => {
    await signIn(page, 'pembeli@contoh.id')
    await page.goto('/akun/profile?bagian=perusahaan')
    const upload = section(page).getByRole('button', { name: 'Unggah NPWP' })
    await expectAccessible(page)

    await choose(page, upload, { ...npwp, name: 'npwp.docx', mimeType: 'application/msword' })
    await expect(section(page).getByRole('alert')).toHaveText('Berkas harus berupa PDF, JPEG, atau PNG.')
    await choose(page, upload, { ...npwp, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) })
    await expect(section(page).getByRole('alert')).toHaveText('Ukuran berkas paling besar 5 MB.')
    // the server checks the content, whatever the name
    await choose(page, upload, { ...npwp, buffer: Buffer.from('MZ, an executable') })
    await expect(section(page).getByRole('alert')).toHaveText('Berkas harus berupa PDF, JPEG, atau PNG.')
    await choose(page, upload, npwp)

    const row = section(page).getByRole('listitem', { name: 'NPWP' })
    await expect(row).toContainText('NPWP Husadamaya.pdf')
    await expect(row).toBeFocused()
    await expect(row).toContainText('oleh Pembeli Contoh')
    await expect(section(page).getByRole('alert')).toHaveCount(0)
    await expectAccessible(page)
    const file = await opened(page, await row.getByRole('link', { name: /Lihat NPWP/ }).getAttribute('href'))
    expect(file).toMatchObject({ status: 200, type: 'application/pdf', body: pdf })
    await expectNoSidewaysScroll(page, 390)
    await page.setViewportSize({ width: 1280, height: 800 })
  })

  await test.step('asks for a subscription with it, and the seller opens it [REG-3, REG-4, SELLER-3]', async () => {
    await atCustomer(seller)
    await expect(seller.getByRole('region', { name: 'Dokumen' })).toContainText('Pembeli tidak melampirkan dokumen.')
    await seller.getByRole('button', { name: 'Akhiri' }).click()
    await seller.getByLabel('Alasan').fill('Data lama')
    await seller.getByRole('button', { name: 'Akhiri langganan' }).click()
    await page.goto('/akun/distributor')
    await card(page).getByRole('button', { name: 'Ajukan lagi' }).click()
    const form = page.getByRole('dialog', { name: 'Ajukan langganan' })
    await form.getByLabel('Rencana penggunaan').fill('Sirup obat batuk')
    await form.getByRole('checkbox', { name: /NPWP/ }).check()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Kirim pengajuan' }).click()
    await expect(toast(page)).toContainText('Pengajuan langganan terkirim')

    await seller.reload()
    await expect(received).toContainText('NPWP Husadamaya.pdf')
    await expectAccessible(seller)
    const address = await received.getByRole('link', { name: /Lihat NPWP/ }).getAttribute('href')
    expect(await opened(seller, address)).toMatchObject({ status: 200, type: 'application/pdf', body: pdf })
    // no other user can open the same link
    expect((await opened(page, address)).status).toBe(422)
    expect((await request.get(address ?? '')).status()).toBe(401)
  })

  await test.step('answers the seller with a document handed in there and then [REG-4, SELLER-3]', async () => {
    await seller.getByRole('button', { name: 'Minta dokumen' }).click()
    await seller.getByLabel('Dokumen yang diminta').fill('NIB')
    await seller.getByRole('button', { name: 'Kirim permintaan' }).click()
    await card(page).getByRole('button', { name: 'Jawab permintaan' }).click()
    const form = page.getByRole('dialog', { name: 'Jawab permintaan seller' })
    await form.getByRole('button', { name: 'Kirim jawaban' }).click()
    await expect(form.getByRole('alert')).toContainText('Tulis jawaban atau lampirkan dokumen.')
    await choose(page, form.getByRole('button', { name: 'Unggah NIB' }), { ...npwp, name: 'nib.pdf' })
    await expect(form.getByRole('checkbox', { name: /NIB/ })).toBeChecked()
    await expect(form.getByRole('checkbox', { name: /NIB/ })).toBeFocused()
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Kirim jawaban' }).click()

    await expect(card(page)).toContainText('diajukan')
    await seller.reload()
    await expect(received.getByRole('listitem')).toHaveCount(2)
    await expect(seller.getByRole('region', { name: 'Riwayat' })).toContainText('Dokumen: NIB')
  })

  await test.step('deletes it, which takes it from nobody who has it [REG-3]', async () => {
    await page.goto('/akun/profile?bagian=perusahaan')
    await section(page).getByRole('button', { name: 'Hapus NPWP' }).click()
    const question = page.getByRole('alertdialog', { name: 'Hapus NPWP?' })
    await expect(question).toContainText('Seller yang sudah menerimanya tetap dapat membacanya.')
    await question.getByRole('button', { name: 'Ya, hapus' }).click()
    await expect(section(page).getByRole('button', { name: 'Unggah NPWP' })).toBeVisible()

    await seller.reload()
    const address = await received.getByRole('link', { name: /Lihat NPWP/ }).getAttribute('href')
    expect((await opened(seller, address)).body).toEqual(pdf)
  })

  await test.step('shows a member what there is, and no way to change it [REG-3, ROLE-10]', async () => {
    await signIn(page, 'pembeli2@contoh.id')
    await page.goto('/akun/profile?bagian=perusahaan')
    await expect(section(page)).toContainText('Belum ada dokumen')
    await expect(section(page).getByRole('button')).toHaveCount(0)
    await expectAccessible(page)
  })
})
