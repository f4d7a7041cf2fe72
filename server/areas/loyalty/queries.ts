import { sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import type { EntryKind, Ledger } from '#domain/loyalty/ledger.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** The company's points by expiry, and how many are consumed. */
export async function readLedger(db: Db | Tx, companyId: string): Promise<Ledger> {
  const rows = await db
    .selectFrom('point_entries')
    .select(({ fn }) => ['expires_at as expiresAt', fn.sum<string>('points').as('points')])
    .where('company_id', '=', companyId)
    .groupBy('expires_at')
    .execute()
  const batches = rows.flatMap(({ expiresAt, points }) => (expiresAt ? [{ expiresAt, points: Number(points) }] : []))
  const consumed = rows.find(({ expiresAt }) => expiresAt === null)
  return { batches, consumed: consumed ? -Number(consumed.points) : 0 }
}

interface Earned {
  companyId: string
  orderId: string
  points: number
  expiresAt: Date
  now: Date
}

/** The points earned by an order with all adjustments. */
export interface EarnedByOrder {
  points: number
  expiresAt: Date
  /** The rule by which it was earned. */
  rupiahPerPoint: number
}

/** Credits what an order earned, once. */
export async function insertEarned(
  tx: Tx,
  { companyId, orderId, points, expiresAt, rupiahPerPoint, now }: Earned & { rupiahPerPoint: number },
): Promise<void> {
  const entry = { company_id: companyId, kind: 'earned', points, expires_at: expiresAt, order_id: orderId, at: now }
  await tx
    .insertInto('point_entries')
    .values({ ...entry, rupiah_per_point: rupiahPerPoint })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The points earned by an order so far; undefined: none. */
export async function findEarned(tx: Tx, orderId: string): Promise<EarnedByOrder | undefined> {
  const found = await tx
    .selectFrom('point_entries')
    .select(({ fn }) => ['expires_at as expiresAt', fn.sum<string>('points').as('points')])
    .select(({ fn }) => fn.max('rupiah_per_point').as('rupiahPerPoint'))
    .where('order_id', '=', orderId)
    .groupBy('expires_at')
    .executeTakeFirst()
  if (!found?.expiresAt) return undefined
  const { points, expiresAt, rupiahPerPoint } = found
  return { points: Number(points), expiresAt, rupiahPerPoint: Number(rupiahPerPoint) }
}

/** Changes what an order has earned, as often as there are claims. */
export async function insertAdjusted(tx: Tx, { companyId, orderId, points, expiresAt, now }: Earned): Promise<void> {
  await tx
    .insertInto('point_entries')
    .values({ company_id: companyId, kind: 'adjusted', points, expires_at: expiresAt, order_id: orderId, at: now })
    .execute()
}

/** Takes back what an order earned, once; nothing if it earned nothing or its points have expired. */
export async function insertReversal(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx
    .insertInto('point_entries')
    .columns(['company_id', 'kind', 'points', 'expires_at', 'order_id', 'at'])
    .expression(({ selectFrom }) =>
      selectFrom('point_entries')
        .select(({ neg, fn, cast, val }) => [
          'company_id',
          sql.lit('reversed').as('kind'),
          neg(cast<number>(fn.sum('points'), 'bigint')).as('points'),
          'expires_at',
          'order_id',
          cast<Date>(val(now), 'timestamptz').as('at'),
        ])
        .where('order_id', '=', orderId)
        .where('kind', 'in', ['earned', 'adjusted'])
        .where('expires_at', '>', now)
        .groupBy(['company_id', 'expires_at', 'order_id'])
        .having(({ fn }) => fn.sum('points'), '>', 0),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertRedeemed(
  tx: Tx,
  { companyId, voucherId, points, now }: { companyId: CompanyId; voucherId: string; points: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('point_entries')
    .values({ company_id: companyId, kind: 'redeemed', points: -points, voucher_id: voucherId, at: now })
    .execute()
}

export async function insertExpired(tx: Tx, companyId: string, points: number, now: Date): Promise<void> {
  await tx
    .insertInto('point_entries')
    .values({ company_id: companyId, kind: 'expired', points: -points, at: now })
    .execute()
}

/** Companies with unredeemed points past their expiry. */
export async function findCompaniesWithOldPoints(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('point_entries')
    .select('company_id as id')
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '<=', now)]))
    .groupBy('company_id')
    .having(({ fn }) => fn.sum('points'), '>', 0)
    .execute()
  return rows.map(({ id }) => id)
}

export interface EntryRow {
  id: string
  kind: EntryKind
  points: number
  /** The balance after this entry. */
  balance: number
  at: Date
  orderId: string | null
  reward: string | null
}

/** One page of the company's ledger, newest first, each balance that of its time [REG-5]. */
export async function findEntries(
  db: Db,
  companyId: CompanyId,
  page: { limit: number; offset: number },
): Promise<{ entries: EntryRow[]; total: number }> {
  const rows = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom('point_entries')
        .selectAll()
        .select(({ fn }) =>
          fn
            .sum<string>('points')
            .over((over) => over.orderBy('at').orderBy('id'))
            .as('balance'),
        )
        .where('company_id', '=', companyId)
        .as('e'),
    )
    .leftJoin('vouchers as v', 'v.id', 'e.voucher_id')
    .select(['e.id', 'e.kind', 'e.points', 'e.balance', 'e.at', 'e.order_id as orderId', 'v.title as reward'])
    .$narrowType<{ kind: EntryKind }>()
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const counted = await db
    .selectFrom('point_entries')
    .select((count) => count.fn.countAll<string>().as('entries'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  const entries = rows.map((row) => ({ ...row, points: Number(row.points), balance: Number(row.balance) }))
  return { entries, total: Number(counted.entries) }
}

export interface RewardRow {
  id: string
  title: string
  points: number
  amount: DecimalText
  minSpend: DecimalText
  validDays: number
}

/** The active rewards that no second administrator has to confirm, cheapest first. */
export async function findRewards(db: Db): Promise<RewardRow[]> {
  const rows = await db
    .selectFrom('rewards')
    .select(['id', 'title', 'points', 'amount', 'min_spend as minSpend', 'valid_days as validDays'])
    .where('active', '=', true)
    .where('proposed_at', 'is', null)
    .orderBy('points')
    .execute()
  return rows.map((row) => ({ ...row, points: Number(row.points) }))
}
