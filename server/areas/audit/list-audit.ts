import type { AuditAct } from '#domain/audit/acts.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { Deps } from '#server/deps.ts'
import { findNames, type Names } from './find-names.ts'
import { type AuditRow, countAudited, findAudited } from './queries.ts'

/** Which entries somebody wants to see. */
export interface Wanted {
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
export async function listAudit({ db }: Deps, wanted: Wanted, { page, perPage, before }: Page): Promise<AuditList> {
  const offset = before ? 0 : (page - 1) * perPage
  const [rows, total] = await Promise.all([
    findAudited(db, wanted, { before, limit: perPage + 1, offset }),
    countAudited(db, wanted),
  ])
  const shown = rows.slice(0, perPage)
  const next = rows.length > perPage ? (shown.at(-1)?.id ?? null) : null
  return { rows: shown, names: await findNames(db, shown), total, next }
}
