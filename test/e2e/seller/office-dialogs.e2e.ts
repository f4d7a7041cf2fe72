import type { Locator, Page } from '@playwright/test'
import { enter, openScreen, type Screen } from '#bench/screens/screen.ts'
import { dialogFaultsOf } from '#test/browser/keyboard.ts'
import { expect, test, violationsOf } from '#test/browser.ts'

test.describe.configure({ mode: 'parallel' })

/** The button that opens a dialog, or that of a menu and the entry that does. */
type Opener = string | RegExp | { menu: RegExp; entry: string }

interface Office {
  who: 'buyer' | 'seller' | 'administrator'
  pages: [at: Screen['at'], openers: Opener[]][]
}

const actions = /^Tindakan untuk/

const offices: Office[] = [
  {
    who: 'buyer',
    pages: [
      ['/keranjang', [/^Hapus/, 'Simpan ke daftar']],
      [{ on: '/produk?seller=nirwasita-farmaka-cipta', link: '/produk/' }, [/^Perbesar/, 'Nego', 'Laporkan produk']],
    ],
  },
  {
    who: 'seller',
    pages: [
      ['/pusat-seller/produk', [/^Ubah stok/, { menu: actions, entry: 'Tarik dari penjualan' }]],
      ['/pusat-seller/etalase', ['Buat etalase', /^Ganti nama/, /^Hapus/]],
      [{ on: '/pusat-seller/harga', link: '/pusat-seller/harga/' }, ['Tambah harga']],
      [
        '/pusat-seller/harga?bagian=pelanggan',
        ['Buat daftar harga', { menu: actions, entry: 'Naik atau turun persen' }],
      ],
      ['/pusat-seller/voucher', ['Voucher toko baru']],
      [
        { on: '/pusat-seller/stok', link: '/pusat-seller/stok/' },
        ['Catat barang masuk', 'Catat yang ditunggu', 'Atur batas menipis', 'Pesanan melebihi stok'],
      ],
      ['/pusat-seller/dokumen', [/^Unggah dokumen/, { menu: actions, entry: 'Tolak' }]],
      [{ on: '/pusat-seller/langganan', link: '/pusat-seller/langganan/' }, ['Ubah ketentuan', 'Tangguhkan', 'Akhiri']],
      ['/pusat-seller/rekening', ['Ajukan rekening']],
      ['/pusat-seller/tim', ['Undang anggota']],
      ['/pusat-seller/pengaturan', ['Ubah jam buka']],
    ],
  },
  {
    who: 'administrator',
    pages: [
      ['/admin/promo', ['Kode promo baru', { menu: actions, entry: 'Akhiri' }]],
      ['/admin/promo/poin', ['Ubah aturan', 'Hadiah baru']],
      ['/admin/survei/pertanyaan', ['Tulis versi baru']],
      ['/admin/konten/faq', ['Tambah pertanyaan', /^Ubah /]],
      ['/admin/konten/banner', ['Tambah banner']],
      ['/admin/konten/kategori', [/^Ubah teks/]],
      ['/admin/konten/halaman', [/^Tulis versi baru/]],
      ['/admin/konten/artikel/1', ['Tayangkan perubahan', 'Tarik']],
      ['/admin/administrator', ['Undang anggota', 'Siapkan']],
    ],
  },
]

for (const { who, pages } of offices) {
  test(`a ${who} opens dialogs by key, goes round in them, and is back where it was; axe finds nothing`, async ({
    page,
  }) => {
    test.slow()
    await enter(page, who)
    const found: string[] = []
    for (const [at, openers] of pages) {
      await openScreen(page, { name: '', at, as: [who] })
      for (const opener of openers) {
        // the page behind has been looked at by every-page, and what is left of it by the first
        const within = opener === openers[0] ? undefined : '[role=dialog], [role=alertdialog]'
        const faults = await dialogFaultsOf(page, await openerOf(page, opener), () => violationsOf(page, within))
        found.push(...faults.map((what) => `${page.url()} ${JSON.stringify(opener)}: ${what}`))
      }
    }
    expect(found).toEqual([])
  })
}

async function openerOf(page: Page, opener: Opener): Promise<Locator> {
  const button = (name: string | RegExp) =>
    page
      .getByRole('main')
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
  if (typeof opener === 'string' || opener instanceof RegExp) return button(opener)
  await button(opener.menu).press('Enter')
  return page.getByRole('menuitem', { name: opener.entry })
}
