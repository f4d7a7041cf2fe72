import type { Member } from '#domain/accounts/actor.ts'
import type { PurchaseLimits } from '#domain/accounts/purchase-limits.ts'
import type { CompanyKind, Role } from '#domain/companies/permissions.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf, unnestRows } from '#server/platform/sql-input.ts'

/** A role in a company, and what its holder may order without approval. */
export interface MembershipTerms {
  role: Role
  /** Null means no limit [ROLE-10]. */
  limits: PurchaseLimits
}

export interface CompanyMember extends MembershipTerms {
  userId: UserId
  name: string
  email: string
  phone: string
  since: Date
  /** Blocked from signing in by an administrator [ADMIN-1]. */
  blocked: boolean
}

/** A member of some company, and what they may know there. */
export interface CompanyReader {
  userId: UserId
  companyId: string
  companyKind: CompanyKind
  role: Role
  since: Date
}

/** The members of these companies, with their roles. */
export async function findReaders(db: Db | Tx, companyIds: readonly string[]): Promise<CompanyReader[]> {
  return db
    .selectFrom('memberships as m')
    .innerJoin(companyFacts.as('c'), 'c.id', 'm.company_id')
    .select(['m.user_id as userId', 'm.company_id as companyId', 'c.kind as companyKind', 'm.role'])
    .select('m.created_at as since')
    .$narrowType<{ userId: UserId; companyKind: CompanyKind; role: Role }>()
    .where('m.company_id', '=', anyOf(companyIds))
    .execute()
}

const termsColumns = ['role', 'limit_per_order as perOrder', 'limit_per_month as perMonth'] as const

/** The members of a company, in the order they joined. */
export async function findMembers(db: Db | Tx, companyId: CompanyId): Promise<CompanyMember[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id as userId', 'u.name', 'u.email', 'u.phone', 'm.created_at as since', ...termsColumns])
    .select(({ eb }) => eb('u.blocked_at', 'is not', null).$castTo<boolean>().as('blocked'))
    .$narrowType<{ userId: UserId; role: Role }>()
    .where('m.company_id', '=', companyId)
    .orderBy('m.created_at')
    .orderBy('u.id')
    .execute()
  return rows.map(({ perOrder, perMonth, ...member }) => ({ ...member, limits: { perOrder, perMonth } }))
}

/** Which of these companies have a member that the company has too. */
export async function findSharingMembers(
  db: Db | Tx,
  companyId: string,
  others: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('memberships as own')
    .innerJoin('memberships as theirs', 'theirs.user_id', 'own.user_id')
    .select('theirs.company_id as companyId')
    .distinct()
    .where('own.company_id', '=', companyId)
    .where('theirs.company_id', '=', anyOf(others))
    .execute()
  return new Set(rows.map((row) => row.companyId))
}

/** Whether anybody belongs to the company. */
export async function hasMembers(tx: Tx, companyId: string): Promise<boolean> {
  const member = await tx
    .selectFrom('memberships')
    .select('user_id')
    .where('company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst()
  return member !== undefined
}

/** @returns false when the user already was a member */
export async function insertMember(
  tx: Tx,
  companyId: string,
  userId: UserId,
  terms: MembershipTerms,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('memberships')
    .values({
      company_id: companyId,
      user_id: userId,
      role: terms.role,
      limit_per_order: terms.limits.perOrder,
      limit_per_month: terms.limits.perMonth,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function updateMember(
  tx: Tx,
  companyId: CompanyId,
  userId: UserId,
  terms: MembershipTerms,
): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ role: terms.role, limit_per_order: terms.limits.perOrder, limit_per_month: terms.limits.perMonth })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteMember(tx: Tx, companyId: CompanyId, userId: UserId): Promise<void> {
  await tx.deleteFrom('memberships').where('company_id', '=', companyId).where('user_id', '=', userId).execute()
}

/** The member's role and limits now. */
export async function findMembership(
  db: Db | Tx,
  member: { userId: string; companyId: string },
): Promise<MembershipTerms | undefined> {
  return readTerms(await membershipQuery(db, member).executeTakeFirst())
}

/** Those of the memberships that no other transaction has locked, with their present roles, locked until commit. */
export async function lockFreeMemberships(
  tx: Tx,
  members: readonly Pick<Member, 'userId' | 'companyId'>[],
): Promise<{ userId: string; companyId: string; role: Role }[]> {
  const requested = members.map(({ userId, companyId }) => ({ userId, companyId }))
  return tx
    .selectFrom('memberships as m')
    .innerJoin(unnestRows('asked', { userId: 'uuid', companyId: 'uuid' }, requested), (join) =>
      join.onRef('asked.userId', '=', 'm.user_id').onRef('asked.companyId', '=', 'm.company_id'),
    )
    .select(['m.user_id as userId', 'm.company_id as companyId', 'm.role'])
    .$narrowType<{ role: Role }>()
    .forShare('m')
    .skipLocked()
    .execute()
}

/** A member's membership, share-locked until commit against change and removal; other acts of the member go on. */
export async function lockMembershipShared(
  tx: Tx,
  member: Pick<Member, 'userId'> & { companyId: string },
): Promise<MembershipTerms | undefined> {
  return readTerms(await membershipQuery(tx, member).forShare().executeTakeFirst())
}

/** A membership, locked until commit for one act alone: simultaneous checkouts add to the month's total one by one. */
export async function lockMembership(
  tx: Tx,
  member: Pick<Member, 'userId'> & { companyId: string },
): Promise<MembershipTerms | undefined> {
  return readTerms(await membershipQuery(tx, member).forNoKeyUpdate().executeTakeFirst())
}

/** Locks the memberships of a company, always in the same order. */
export async function lockAllMemberships(tx: Tx, companyId: string): Promise<void> {
  await tx
    .selectFrom('memberships')
    .select('user_id')
    .where('company_id', '=', companyId)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute()
}

function membershipQuery(db: Db | Tx, { userId, companyId }: { userId: string; companyId: string }) {
  return db
    .selectFrom('memberships')
    .select(termsColumns)
    .$narrowType<{ role: Role }>()
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
}

function readTerms(row: ({ role: Role } & PurchaseLimits) | undefined): MembershipTerms | undefined {
  return row && { role: row.role, limits: { perOrder: row.perOrder, perMonth: row.perMonth } }
}

/** Members of a seller who can be a customer's contact. */
export async function findSalesPeople(
  db: Db | Tx,
  sellerId: string,
): Promise<{ userId: string; name: string; role: string }[]> {
  return db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id as userId', 'u.name', 'm.role'])
    .where('m.company_id', '=', sellerId)
    .where('m.role', 'in', ['owner', 'sales'])
    .orderBy('u.name')
    .execute()
}
