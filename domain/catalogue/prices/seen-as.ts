import { words } from '#domain/codec.ts'
import type { CompanyId } from '#domain/ids.ts'

/** Who a seller sees its product as, in a preview [SHOP-2]. */
export type SeenAs =
  | { kind: 'visitor' }
  | { kind: 'unsubscribed' }
  | { kind: 'level'; level: number }
  | { kind: 'customer'; customerId: CompanyId }

/** A viewer by one word, as calls and the address of a preview name it. */
export const seenAsWord = words({
  visitor: 'pengunjung',
  unsubscribed: 'belum',
  level1: 'level_1',
  level2: 'level_2',
  level3: 'level_3',
  customer: 'pelanggan',
})
export type SeenAsWord = keyof typeof seenAsWord.names
