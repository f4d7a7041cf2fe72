import type { Profile } from '#domain/accounts/contract.ts'
import type { indonesian } from '#web/lib/language/indonesian.ts'

type Words = Record<keyof typeof indonesian, string>

export interface MenuEntry {
  label: string
  to: string
}

export interface MenuGroup {
  label: string
  entries: readonly MenuEntry[]
}

export type MenuItem = MenuEntry | MenuGroup

/** The main menu of a viewer [HEAD-2]. */
export function mainMenu(viewer: Profile, words: Words): readonly MenuItem[] {
  const products: MenuEntry = { label: words.products, to: '/produk' }
  const sellers: MenuEntry = { label: words.sellers, to: '/seller' }
  const kind = viewer.company?.kind
  if (!kind) return [products, { label: words.about, to: '/tentang-kami' }]
  if (kind === 'buyer') return [products, transactions(words), sellers]
  if (kind === 'seller') return [products, sellers, { label: words.sellerCenter, to: '/pusat-seller' }]
  return [products, sellers, { label: words.administration, to: '/admin' }]
}

/** The menu of small screens: the same after 'Beranda' [HEAD-5]. */
export function mobileMenu(viewer: Profile, words: Words): readonly MenuItem[] {
  return [{ label: words.home, to: '/' }, ...mainMenu(viewer, words)]
}

function transactions(words: Words): MenuGroup {
  return {
    label: words.transactions,
    entries: [
      { label: words.orders, to: '/transaksi/daftar-transaksi' },
      { label: words.negotiations, to: '/transaksi/nego' },
    ],
  }
}
