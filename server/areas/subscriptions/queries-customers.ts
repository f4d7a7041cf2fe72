import type { CompanyId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** How many companies are actively subscribed to a seller. */
export async function countActiveCustomers(db: Db, sellerId: CompanyId): Promise<number> {
  const row = await db
    .selectFrom('subscriptions')
    .select((count) => count.fn.countAll<string>().as('customers'))
    .where('seller_id', '=', sellerId)
    .where('status', '=', 'A')
    .executeTakeFirstOrThrow()
  return Number(row.customers)
}

/** Members of a seller who may look after a customer. */
export async function findSalesPeople(db: Db | Tx, sellerId: CompanyId): Promise<{ userId: string; name: string }[]> {
  return db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id as userId', 'u.name'])
    .where('m.company_id', '=', sellerId)
    .where('m.role', 'in', ['owner', 'sales'])
    .orderBy('u.name')
    .execute()
}
