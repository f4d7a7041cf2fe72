import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import { businessDay, startOfDay } from '#domain/business-day.ts'
import type { UserId } from '#domain/ids.ts'
import type { ProductReportReason } from '#domain/product-reports/reason.ts'
import type { ProductReportState } from '#domain/product-reports/report.ts'
import { people } from '#server/areas/accounts/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

export interface Complained {
  productId: number
  reason: ProductReportReason
  said: string
}

/** Writes down a report; the state stands as the index has it, which no parameter is known to meet. @returns whether this person had none that is open */
export async function insertReport(tx: Tx, member: Member, complained: Complained, now: Date): Promise<boolean> {
  const { productId, reason, said } = complained
  const written = await tx
    .insertInto('product_complaints')
    .values({
      product_id: productId,
      user_id: member.userId,
      company_id: member.companyId,
      reason,
      said,
      at: now,
      state: 'open' satisfies ProductReportState,
    })
    .onConflict((conflict) =>
      conflict.columns(['product_id', 'user_id']).where('state', '=', sql.lit('open')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** How many products this person has reported since midnight in Jakarta. */
export async function countReportsToday(tx: Tx, { userId }: Member, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('product_complaints')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where('user_id', '=', userId)
    .where('at', '>=', startOfDay(businessDay(now)))
    .executeTakeFirstOrThrow()
  return count
}

export interface OpenReport {
  id: string
  userId: UserId
  companyId: string
}

/** The undecided reports of a product, locked in the order of their ids. */
export function lockOpenReports(tx: Tx, productId: number): Promise<OpenReport[]> {
  return tx
    .selectFrom('product_complaints')
    .select(['id', 'user_id as userId', 'company_id as companyId'])
    .$narrowType<{ userId: UserId }>()
    .where('product_id', '=', productId)
    .where('state', '=', sql.lit('open'))
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function saveReports(
  tx: Tx,
  ids: readonly string[],
  { state, answer }: { state: ProductReportState; answer: string | null },
): Promise<void> {
  await tx.updateTable('product_complaints').set({ state, answer }).where('id', '=', anyOf(ids)).execute()
}

/** The reports of a product with their reporters, the open ones first, then the latest. */
export function findReports(db: Db, productId: number, limit: number) {
  return db
    .selectFrom('product_complaints as c')
    .innerJoin(people.as('reporter'), 'reporter.id', 'c.user_id')
    .innerJoin(companyFacts.as('company'), 'company.id', 'c.company_id')
    .select(['c.id', 'c.reason', 'c.said', 'c.at', 'c.state', 'c.answer'])
    .select(['reporter.name as reporter', 'company.name as company'])
    .$narrowType<{ reason: ProductReportReason; state: ProductReportState }>()
    .where('c.product_id', '=', productId)
    .orderBy((eb) => eb('c.state', '=', 'open'), 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute()
}
