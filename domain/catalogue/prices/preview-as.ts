import type { CompanyId } from '#domain/ids.ts'
import { words } from '#domain/words.ts'

/** Who a seller sees its product as, in a preview [SHOP-2]. */
export type PreviewAs =
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
