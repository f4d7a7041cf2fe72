import { words } from '../codec.ts'

export const messageKind = words({ text: 'text', product: 'barang' })
