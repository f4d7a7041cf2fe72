import { idsIn } from '#domain/audit/change-words.ts'
import { findUserNames } from '#server/areas/accounts/public.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import type { Db } from '#server/platform/database.ts'
import type { AuditRow } from './queries.ts'

/** What people and companies are called now, by their ids; whoever has closed their account has no other name. */
export type Names = ReadonlyMap<string, string>

/** The names of everybody and every company that these entries mention. */
export async function findNames(db: Db, rows: readonly AuditRow[]): Promise<Names> {
  const mentioned = rows.flatMap(({ userId, companyId, thingId, before, after }) => [
    userId,
    companyId,
    thingId,
    ...idsIn(before),
    ...idsIn(after),
  ])
  const ids = [...new Set(mentioned.filter((id) => id !== null && UUID.test(id)))] as string[] // without null
  const [people, companies] = [await findUserNames(db, ids), await findCompanies(db, ids)]
  return new Map([...people, ...[...companies.values()].map(({ id, name }) => [id, name] as const)])
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
