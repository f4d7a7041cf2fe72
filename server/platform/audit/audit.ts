import type { AuditAct } from '#domain/audit/acts.ts'
import { type Facts, whatChanged } from '#domain/audit/what-changed.ts'
import type { Tx } from '../database.ts'
import { presentOrigin } from './origin.ts'

/** The acting member; null: the application itself. */
export type Doer = { userId: string; companyId: string; role: string } | null

export interface AuditEntry {
  act: AuditAct
  thing: {
    id: string | number
    /** Its present name; never a person's, which is looked up and can be erased. */
    name?: string
  }
  /** Only what differs is recorded; never a password, a code or a key. */
  before?: Facts | null
  after?: Facts | null
}

/** Writes down for good who did what, with the act itself: together they are committed or not at all [ADM-6]. */
export async function audit(tx: Tx, doer: Doer, { act, thing, ...facts }: AuditEntry, now: Date): Promise<void> {
  const { before, after } = whatChanged(facts.before ?? null, facts.after ?? null)
  const origin = presentOrigin()
  await tx
    .insertInto('audit_entries')
    .values({
      at: now,
      act,
      user_id: doer?.userId ?? null,
      company_id: doer?.companyId ?? null,
      role: doer?.role ?? null,
      network: origin?.network ?? null,
      device: origin?.device ?? null,
      thing_kind: act.slice(0, act.indexOf('.')),
      thing_id: String(thing.id),
      thing_name: thing.name ?? null,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute()
}
