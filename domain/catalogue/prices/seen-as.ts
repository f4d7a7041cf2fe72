import type { CompanyId } from '#domain/ids.ts'

/** Who a seller sees its product as, in a preview [SHOP-2]. */
export type SeenAs =
  | { kind: 'visitor' }
  | { kind: 'unsubscribed' }
  | { kind: 'level'; level: number }
  | { kind: 'customer'; customerId: CompanyId }
