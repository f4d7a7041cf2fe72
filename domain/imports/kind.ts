import { words } from '../words.ts'

/** The content of a file: whole products, only their prices or stocks, or the prices above those of levels [SHOP-4]. */
export const importKind = words({ product: 'produk', price: 'harga', stock: 'stok', list: 'daftar-harga' })
export type ImportKind = keyof typeof importKind.names
