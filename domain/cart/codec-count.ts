import { record } from '../codec.ts'

export const cartCount = record<{ total: number }>()({ total: 'total' })
