import type { Page } from '@playwright/test'
import { tabTo } from '#test/browser/keyboard.ts'
import { expect, signIn, test } from '#test/browser.ts'
import { ask, buyerWithCart, NIRWASITA } from '../buyer/filled-cart.ts'

// wrong passwords are counted, which others should not notice
test.use({ ownDatabase: true })

interface Form {
  /** The part of the profile that it stands in; the others stand in the footer. */
  part?: string
  /** The button that opens it in a dialog. */
  opener?: string
  /** The section, dialog or form with this name. */
  name: string
  role?: 'region' | 'form'
  send: string
  /** One refusal after another: what is typed, and the label of the field that is focused. */
  refusals: [typed: Record<string, string>, focused: string][]
}

const forms: Form[] = [
  {
    part: 'Data diri',
    name: 'Data diri',
    send: 'Simpan data diri',
    refusals: [
      [{ 'Nama lengkap': '', 'Nomor telepon': '' }, 'Nama lengkap'],
      [{ 'Nama lengkap': 'Budi Pembeli', 'Nomor telepon': 'abc' }, 'Nomor telepon'],
    ],
  },
  {
    part: 'Data diri',
    opener: 'Ubah e-mail',
    name: 'Ubah alamat e-mail',
    send: 'Kirim tautan',
    refusals: [
      [{}, 'Alamat e-mail baru'],
      [{ 'Alamat e-mail baru': 'baru@contoh.id' }, 'Password saat ini'],
      // by the server
      [{ 'Password saat ini': 'BukanIni1' }, 'Password saat ini'],
    ],
  },
  {
    part: 'Perusahaan',
    name: 'Perusahaan',
    send: 'Simpan data perusahaan',
    refusals: [
      [{ NPWP: '123', 'Nomor telepon': 'abc' }, 'NPWP'],
      [{ 'Nama perusahaan': '' }, 'Nama perusahaan'],
    ],
  },
  {
    part: 'Alamat pengiriman',
    opener: 'Tambah alamat',
    name: 'Tambah alamat pengiriman',
    send: 'Simpan alamat',
    refusals: [
      [{}, 'Nama alamat'],
      [{ 'Nama alamat': 'Gudang Barat', 'Nama penerima': 'Budi', 'Nomor telepon': '0812 3456 7890' }, 'Alamat'],
      [{ Alamat: 'Jl. Uji 1', 'Kota atau kabupaten': 'Bekasi', 'Kode pos': '1' }, 'Provinsi'],
    ],
  },
  {
    part: 'Anggota',
    opener: 'Undang anggota',
    name: 'Undang anggota',
    send: 'Kirim undangan',
    refusals: [
      [{ 'Limit per bulan (opsional)': '12,345' }, 'E-mail'],
      [{ 'E-mail': 'tamu@uji.contoh' }, 'Limit per bulan (opsional)'],
    ],
  },
  {
    part: 'Keamanan',
    name: 'Password',
    send: 'Ubah password',
    refusals: [
      [{}, 'Password saat ini'],
      [{ 'Password saat ini': 'BukanIni1', 'Password baru': 'BaruSaja1' }, 'Ulangi password baru'],
      // by the server
      [{ 'Ulangi password baru': 'BaruSaja1' }, 'Password saat ini'],
    ],
  },
  {
    role: 'form',
    name: 'Tanya kami lewat WhatsApp',
    send: 'Buka WhatsApp',
    refusals: [
      [{ 'Pertanyaan Anda': 'Apakah ada asam sitrat?' }, 'Nama Anda'],
      [{ 'Nama Anda': 'Sari' }, 'Tipe bisnis'],
    ],
  },
]

test('moves to the first wrong field of every form, and back to what opened it; begins a question at the safe button, and returns to what asked it [REG-3]', async ({
  page,
}) => {
  await signIn(page, 'pembeli@contoh.id')
  await page.goto('/akun/profile')
  for (const form of forms) await test.step(form.name, () => expectFocus(page, form))

  await test.step('begins a question at the safe button, and returns to what asked it [REG-3]', async () => {
    await openPart(page, 'Alamat pengiriman')
    const menu = page.getByRole('button', { name: /^Tindakan untuk alamat/ }).last()
    await menu.click()
    await page.getByRole('menuitem', { name: 'Hapus' }).click()
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Batal' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(menu).toBeFocused()
  })
})

function openPart(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Bagian profile' }).getByRole('link', { name, exact: true }).click()
}

async function expectFocus(page: Page, { part, opener, name, role = 'region', send, refusals }: Form) {
  if (part) await openPart(page, part)
  // its form comes when it is in sight
  else await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const button = page.getByRole('main').getByRole('button', { name: opener ?? '', exact: true })
  const area = page.getByRole(opener ? 'dialog' : role, { name, exact: true })
  if (opener) {
    await button.click()
    const [[, first] = []] = refusals
    await expect(area.getByLabel(first ?? '', { exact: true }), `${name}: when it opens`).toBeFocused()
  }
  for (const [typed, focused] of refusals) {
    for (const [label, text] of Object.entries(typed)) await area.getByLabel(label, { exact: true }).fill(text)
    const submit = area.getByRole('button', { name: send, exact: true })
    await submit.click()
    await expect(area.getByLabel(focused, { exact: true }), `${name}: ${focused}`).toBeFocused()
    await expect(area.getByLabel(focused, { exact: true })).toHaveAttribute('aria-invalid', 'true')
  }
  if (!opener) return
  await page.keyboard.press('Escape')
  await expect(area).toBeHidden()
  await expect(button, `${name}: after it closes`).toBeFocused()
}

test('buys by keyboard alone, from the front page to the placed order, and always knows where it goes on [SEARCH-2, CART-4, CART-7, ORDER-1]', async ({
  page,
}) => {
  await buyerWithCart(page, {})
  const { data } = await ask(page, 'produk/daftar', { seller: NIRWASITA, urut: 'nama', per_halaman: 60 })
  const name = data.produk.find((product) => product.produk_tersedia)?.produk_nama ?? ''
  const heading = (words: string | RegExp) => page.getByRole('heading', { level: 1, name: words })
  const button = (words: string | RegExp) => page.getByRole('main').getByRole('button', { name: words })

  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeFocused()
  await tabTo(page, page.getByRole('banner').getByRole('combobox'))
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/produk\?keyword=/)
  await expect(heading(/./)).toBeFocused()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await tabTo(page, card.getByRole('link', { name: /^Detail Produk/ }))
  await page.keyboard.press('Enter')

  await expect(heading(name)).toBeFocused()
  const panel = page.getByRole('complementary', { name: 'Harga dan pemesanan' })
  const quantity = panel.getByRole('textbox', { name: /^Jumlah/ })
  const least = Number(await quantity.inputValue())
  await tabTo(page, quantity)
  await page.keyboard.press('ArrowUp')
  await expect(quantity).toHaveValue(String(least + 1))
  await tabTo(page, panel.getByRole('button', { name: 'Tambah ke keranjang' }))
  await page.keyboard.press('Enter')
  // a toast says so, and is gone before anybody has found its link
  const cart = page.getByRole('banner').getByRole('button', { name: 'Keranjang, 1' })
  await expect(cart).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Tambah ke keranjang' })).toBeFocused()
  await tabTo(page, cart, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Lihat keranjang' })).toBeFocused()
  await page.keyboard.press('Enter')

  // the panel has given the focus back to its button
  await expect(heading('Keranjang')).toBeVisible()
  await expect(cart).toBeFocused()
  const tick = page.getByRole('checkbox', { name: `Pilih ${name}`, exact: true })
  await tabTo(page, tick)
  await page.keyboard.press('Space')
  await expect(button('Checkout')).toBeDisabled()
  await page.keyboard.press('Space')
  await tabTo(page, button('Checkout (1)'))
  await page.keyboard.press('Enter')

  await expect(heading('Checkout')).toBeFocused()
  await tabTo(page, page.getByRole('region', { name: 'Alamat pengiriman' }).getByRole('radio', { checked: true }))
  const payment = page.getByRole('region', { name: /^PT Nirwasita/ }).getByRole('combobox')
  await tabTo(page, payment)
  await page.keyboard.press('ArrowDown')
  await tabTo(page, button('Buat pesanan'))
  await expect(button('Buat pesanan')).toBeEnabled()
  await page.keyboard.press('Enter')

  await expect(heading('Pesanan telah dibuat')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^SB-/ })).toBeFocused()
})
