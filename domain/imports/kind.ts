import { words } from '../words.ts'

/** What a file is about: products as a whole, only their prices or stocks, or what stands above the prices of levels [SHOP-4]. */
export const importKind = words({ product: 'produk', price: 'harga', stock: 'stok', list: 'daftar-harga' })
export type ImportKind = keyof typeof importKind.names
