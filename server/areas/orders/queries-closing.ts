import type { CompanyKind } from '#domain/companies/permissions.ts'
import { type OrderState, openSaleStates, openStates } from '#domain/orders/state.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** What a company has not finished on its side: orders under way that it sees, and completed ones not paid [REG-3, OPS-5]. */
export async function countOpenBusiness(
  db: Db | Tx,
  { companyId, companyKind }: { companyId: string; companyKind: CompanyKind },
): Promise<{ openOrders: number; unpaidOrders: number }> {
  const open = companyKind === 'seller' ? openSaleStates : openStates
  return db
    .selectFrom('orders')
    .select(({ fn, cast }) => [
      cast<number>(fn.countAll().filterWhere('state', 'in', open), 'integer').as('openOrders'),
      cast<number>(
        fn
          .countAll()
          .filterWhere('state', '=', 'completed' satisfies OrderState)
          .filterWhere('paid_at', 'is', null),
        'integer',
      ).as('unpaidOrders'),
    ])
    .where(companyKind === 'seller' ? 'seller_id' : 'buyer_id', '=', companyId)
    .executeTakeFirstOrThrow()
}

/** How many orders there are in which a company buys or sells. */
export async function countOrdersOf(db: Db, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where((where) => where.or([where('buyer_id', '=', companyId), where('seller_id', '=', companyId)]))
    .executeTakeFirstOrThrow()
  return count
}
