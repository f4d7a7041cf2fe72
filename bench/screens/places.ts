import type { Page } from 'playwright-core'

export const people = { visitor: null, buyer: 'pembeli@contoh.id', seller: 'penjual@contoh.id' } as const
export type Who = keyof typeof people

/** A page, or a state of it, to take pictures of. */
export interface Place {
  name: string
  /** Its address, or the page on which the first link beginning like this leads to it. */
  at: string | { on: string; link: string }
  as: readonly Who[]
  /** What is done there first, such as opening a dialog. */
  act?: (page: Page) => Promise<unknown>
}

const everybody = ['visitor', 'buyer', 'seller'] as const
const visitor = ['visitor'] as const
const buyer = ['buyer'] as const
const seller = ['seller'] as const
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).locator('visible=true').first().click()

/** Every page and its main states. Add new ones here. */
export const places: readonly Place[] = [
  { name: 'beranda', at: '/', as: everybody },
  { name: 'masuk', at: '/masuk', as: visitor },
  { name: 'daftar', at: '/daftar', as: visitor },
  { name: 'daftar-promo', at: '/daftar-promo', as: visitor },
  { name: 'reset-password', at: '/reset-password', as: visitor },
  { name: 'produk', at: '/produk', as: ['visitor', 'buyer'] },
  { name: 'produk-tabel', at: '/produk?tampilan=tabel', as: buyer },
  { name: 'produk-disaring', at: '/produk?kategori=2&siap=ya', as: visitor },
  { name: 'produk-kosong', at: '/produk?keyword=zzzzqqq', as: visitor },
  { name: 'produk-rincian', at: { on: '/produk?seller=nirwasita-farmaka-cipta', link: '/produk/' }, as: everybody },
  {
    name: 'produk-keranjang-modal',
    at: '/produk?seller=nirwasita-farmaka-cipta',
    as: buyer,
    act: (page) => page.getByRole('article').getByRole('button', { name: 'Keranjang' }).first().click(),
  },
  {
    name: 'produk-nego-modal',
    at: '/produk?seller=nirwasita-farmaka-cipta',
    as: buyer,
    act: (page) => page.getByRole('article').getByRole('button', { name: 'Nego' }).first().click(),
  },
  { name: 'bahan', at: '/bahan/kalsium-karbonat', as: ['visitor', 'buyer'] },
  { name: 'bandingkan', at: '/bandingkan', as: visitor },
  { name: 'seller', at: '/seller', as: ['visitor', 'buyer'] },
  { name: 'seller-rincian', at: '/seller/nirwasita-farmaka-cipta', as: ['visitor', 'buyer'] },
  { name: 'tentang-kami', at: '/tentang-kami', as: visitor },
  { name: 'tidak-ada', at: '/tidak-ada', as: ['visitor', 'buyer'] },
  { name: 'toko-contoh', at: '/shop', as: visitor },
  { name: 'toko-contoh-produk', at: '/shop/produk/1', as: visitor },
  { name: 'cari', at: '/tentang-kami', as: visitor, act: button(/^Cari produk/) },
  { name: 'keranjang', at: '/keranjang', as: ['buyer', 'seller'] },
  { name: 'checkout', at: '/checkout', as: buyer },
  { name: 'transaksi', at: '/transaksi/daftar-transaksi', as: buyer },
  {
    name: 'transaksi-rincian',
    at: { on: '/transaksi/daftar-transaksi', link: '/transaksi/daftar-transaksi/' },
    as: buyer,
  },
  { name: 'nego', at: '/transaksi/nego', as: buyer },
  { name: 'nego-rincian', at: { on: '/transaksi/nego', link: '/transaksi/nego/detail' }, as: buyer },
  { name: 'profil', at: '/akun/profile', as: ['buyer', 'seller'] },
  { name: 'distributor', at: '/akun/distributor', as: buyer },
  { name: 'loyalty-poin', at: '/akun/loyalty-poin', as: buyer },
  { name: 'switch-account', at: '/akun/switch-account', as: buyer },
  { name: 'menu-akun', at: '/tentang-kami', as: buyer, act: button(/^Menu akun/) },
  { name: 'notifikasi', at: '/tentang-kami', as: buyer, act: button(/^Pemberitahuan/) },
  { name: 'pusat-seller', at: '/pusat-seller', as: seller },
  { name: 'pusat-seller-produk', at: '/pusat-seller/produk', as: seller },
  { name: 'pusat-seller-pesanan', at: '/pusat-seller/pesanan', as: seller },
  {
    name: 'pusat-seller-pesanan-rincian',
    at: { on: '/pusat-seller/pesanan', link: '/pusat-seller/pesanan/' },
    as: seller,
  },
  { name: 'pusat-seller-nego', at: '/pusat-seller/nego', as: seller },
  { name: 'pusat-seller-nego-pengaturan', at: '/pusat-seller/nego/pengaturan', as: seller },
  { name: 'pusat-seller-langganan', at: '/pusat-seller/langganan', as: seller },
  {
    name: 'pusat-seller-langganan-rincian',
    at: { on: '/pusat-seller/langganan', link: '/pusat-seller/langganan/' },
    as: seller,
  },
  { name: 'pusat-seller-tidak-ada', at: '/pusat-seller/tidak-ada', as: seller },
]
