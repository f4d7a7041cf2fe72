import { sql } from 'kysely'
import type { Role } from '#domain/companies/permissions.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { PurchaseLimits } from '#domain/orders/approval.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export interface CompanyMember {
  userId: UserId
  name: string
  email: string
  phone: string
  role: Role
  limits: PurchaseLimits
  since: Date
}

/** The members of a company, as they joined. */
export async function findMembers(db: Db | Tx, companyId: CompanyId): Promise<CompanyMember[]> {
  const found = await sql<Omit<CompanyMember, 'limits'> & PurchaseLimits>`
    select u.id as "userId", u.name, u.email, u.phone, m.role, m.created_at as since,
      m.limit_per_order as "perOrder", m.limit_per_month as "perMonth"
    from memberships m join users u on u.id = m.user_id
    where m.company_id = ${companyId}
    order by m.created_at, u.id`.execute(db)
  return found.rows.map(({ perOrder, perMonth, ...member }) => ({ ...member, limits: { perOrder, perMonth } }))
}

export interface Place {
  role: Role
  limits: PurchaseLimits
}

/** @returns whether there was none */
export async function insertMember(
  tx: Tx,
  companyId: CompanyId,
  userId: UserId,
  place: Place,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('memberships')
    .values({
      company_id: companyId,
      user_id: userId,
      role: place.role,
      limit_per_order: place.limits.perOrder,
      limit_per_month: place.limits.perMonth,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function updateMember(tx: Tx, companyId: CompanyId, userId: UserId, place: Place): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ role: place.role, limit_per_order: place.limits.perOrder, limit_per_month: place.limits.perMonth })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteMember(tx: Tx, companyId: CompanyId, userId: UserId): Promise<void> {
  await tx.deleteFrom('memberships').where('company_id', '=', companyId).where('user_id', '=', userId).execute()
}
