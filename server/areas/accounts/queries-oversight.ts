import type { Role } from '#domain/companies/permissions.ts'
import type { UserId } from '#domain/ids.ts'
import type { Db } from '#server/platform/database.ts'
import { isInAnyCase } from './queries.ts'

interface SeenMember {
  userId: UserId
  name: string
  email: string
  role: Role
  emailVerified: boolean
  /** When they last used a session for the company. */
  lastSeenAt: Date | null
}

/** The members of any company, for administrators, in the order they joined [ADM-2]. */
export async function findSeenMembers(db: Db, companyId: string): Promise<SeenMember[]> {
  return db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id as userId', 'u.name', 'u.email', 'm.role'])
    .select(({ eb }) => eb('u.email_verified_at', 'is not', null).$castTo<boolean>().as('emailVerified'))
    .select(({ selectFrom }) =>
      selectFrom('sessions as s')
        .select(({ fn }) => fn.max('s.last_used_at').as('last'))
        .whereRef('s.user_id', '=', 'm.user_id')
        .whereRef('s.company_id', '=', 'm.company_id')
        .as('lastSeenAt'),
    )
    .$narrowType<{ userId: UserId; role: Role }>()
    .where('m.company_id', '=', companyId)
    .orderBy('m.created_at')
    .orderBy('u.id')
    .execute()
}

/** The companies of who signs in with this e-mail address. */
export async function findCompaniesOfEmail(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('memberships as m', 'm.user_id', 'u.id')
    .select('m.company_id as companyId')
    .where(isInAnyCase('u.email', email))
    .execute()
  return rows.map(({ companyId }) => companyId)
}
