import type { AuditAct } from '#domain/audit/acts.ts'
import { idsIn, readChange } from '#domain/audit/change-words.ts'
import type { AuditEntry } from '#domain/audit/contract.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import { roleLabel } from '#domain/companies/roles.ts'
import { deviceName, findUserNames } from '#server/areas/accounts/public.ts'
import { findCompanies } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { type AuditRow, countAudited, findAudited } from './queries.ts'

/** Which entries somebody wants to see. */
export interface AuditParams {
  keyword: string
  act: AuditAct | undefined
  from: BusinessDay | undefined
  until: BusinessDay | undefined
}

interface Page {
  page: number
  perPage: number
  /** Only older ones than this. */
  before: string | undefined
}

export interface AuditList {
  rows: AuditRow[]
  names: Names
  total: number
  next: string | null
}

/** A page of the audit log, newest first, with the names that its ids have now [ADM-6]. */
export async function listAudit(
  { db }: Deps,
  params: AuditParams,
  { page, perPage, before }: Page,
): Promise<AuditList> {
  const offset = before ? 0 : (page - 1) * perPage
  const [rows, total] = await Promise.all([
    findAudited(db, params, { before, limit: perPage + 1, offset }),
    countAudited(db, params),
  ])
  const shown = rows.slice(0, perPage)
  const next = rows.length > perPage ? (shown.at(-1)?.id ?? null) : null
  return { rows: shown, names: await findNames(db, shown), total, next }
}

/** Present names of people and companies by id; a closed account has no name. */
type Names = ReadonlyMap<string, string>

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

/** An entry as an administrator reads it. */
export function auditView(row: AuditRow, names: Names): AuditEntry {
  const { id, position, at, act, userId, companyId, role, network, device, thingId, thingName } = row
  const nameOf = (one: string) => names.get(one) ?? one
  return {
    id,
    position,
    at: at.toISOString(),
    act,
    by: userId && nameOf(userId),
    company: companyId && nameOf(companyId),
    role: role && roleLabel(role),
    network,
    device: device && deviceName(device),
    thing: thingName ?? names.get(thingId) ?? null,
    thingId,
    changes: readChange(row.before, row.after, nameOf),
  }
}
