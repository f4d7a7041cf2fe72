import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { Role } from '#domain/companies/permissions.ts'
import type { PurchaseLimits } from '#domain/orders/approval.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** A member as the limits see them; both limits are null where the company has set none [ROLE-10]. */
export interface Purchaser {
  role: Role
  limits: PurchaseLimits
}

export async function findPurchaser(db: Db | Tx, member: Member): Promise<Purchaser | undefined> {
  return purchaserOf(db, member, false)
}

/** The same, locked: what two checkouts at once add to the month is counted one after the other. */
export async function lockPurchaser(tx: Tx, member: Member): Promise<Purchaser | undefined> {
  return purchaserOf(tx, member, true)
}

async function purchaserOf(db: Db | Tx, { userId, companyId }: Member, locked: boolean) {
  const found = await sql<PurchaseLimits & { role: Role }>`
    select role, limit_per_order as "perOrder", limit_per_month as "perMonth"
    from memberships
    where user_id = ${userId} and company_id = ${companyId}
    ${locked ? sql`for no key update` : sql``}`.execute(db)
  const row = found.rows[0]
  return row && { role: row.role, limits: { perOrder: row.perOrder, perMonth: row.perMonth } }
}
