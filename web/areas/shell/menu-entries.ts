import type { Profile } from '#domain/accounts/codec.ts'

export interface MenuEntry {
  label: string
  to: string
}

export interface MenuGroup {
  label: string
  entries: readonly MenuEntry[]
}

export type MenuItem = MenuEntry | MenuGroup

const products: MenuEntry = { label: 'Daftar Produk', to: '/produk' }
const about: MenuEntry = { label: 'Tentang Kami', to: '/tentang-kami' }
const sellers: MenuEntry = { label: 'Seller', to: '/seller' }
const transactions: MenuGroup = {
  label: 'Transaksi',
  entries: [
    { label: 'Daftar Transaksi', to: '/transaksi/daftar-transaksi' },
    { label: 'Nego', to: '/transaksi/nego' },
  ],
}
const sellerCenter: MenuEntry = { label: 'Pusat Seller', to: '/pusat-seller' }

/** The main menu of a viewer [HEAD-2]. */
export function mainMenu(viewer: Profile): readonly MenuItem[] {
  const kind = viewer.company?.kind
  if (!kind) return [products, about]
  if (kind === 'buyer') return [products, transactions, sellers]
  if (kind === 'seller') return [products, sellers, sellerCenter]
  return [products, sellers]
}

/** The menu of small screens: the same after 'Beranda' [HEAD-5]. */
export function mobileMenu(viewer: Profile): readonly MenuItem[] {
  return [{ label: 'Beranda', to: '/' }, ...mainMenu(viewer)]
}
