import { words } from '../codec.ts'

/** What a file is about: products as a whole, or only their prices or stocks [SHOP-4]. */
export const importKind = words({ product: 'produk', price: 'harga', stock: 'stok' })
export type ImportKind = keyof typeof importKind.names
