import { sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import type { EntryKind } from '#domain/loyalty/entry-text.ts'
import type { Ledger } from '#domain/loyalty/ledger.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** What the company's ledger adds up to. */
export async function readLedger(db: Db | Tx, companyId: CompanyId): Promise<Ledger> {
  const found = await sql<{ expiresAt: Date | null; points: string }>`
    select expires_at as "expiresAt", sum(points)::text as points
    from point_entries
    where company_id = ${companyId}
    group by expires_at`.execute(db)
  const lots = found.rows.flatMap(({ expiresAt, points }) => (expiresAt ? [{ expiresAt, points: Number(points) }] : []))
  const consumed = found.rows.find(({ expiresAt }) => expiresAt === null)
  return { lots, consumed: consumed ? -Number(consumed.points) : 0 }
}

/** Keeps others from redeeming or ending points of the company until the transaction ends. */
export async function lockPoints(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}

interface Earned {
  companyId: CompanyId
  orderId: string
  points: number
  expiresAt: Date
  now: Date
}

/** Writes what an order earned; once, however often it is asked for. */
export async function insertEarned(tx: Tx, { companyId, orderId, points, expiresAt, now }: Earned): Promise<void> {
  await sql`
    insert into point_entries (company_id, kind, points, expires_at, order_id, at)
    values (${companyId}, 'earned', ${points}, ${expiresAt}, ${orderId}, ${now})
    on conflict (order_id, kind) do nothing`.execute(tx)
}

/** Takes back what an order earned, once; nothing where it earned nothing, or its points are over. */
export async function insertReversal(tx: Tx, orderId: string, now: Date): Promise<void> {
  await sql`
    insert into point_entries (company_id, kind, points, expires_at, order_id, at)
    select company_id, 'reversed', -points, expires_at, order_id, ${now}
    from point_entries
    where order_id = ${orderId} and kind = 'earned' and expires_at > ${now}
    on conflict (order_id, kind) do nothing`.execute(tx)
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

export async function insertExpired(tx: Tx, companyId: CompanyId, points: number, now: Date): Promise<void> {
  await tx
    .insertInto('point_entries')
    .values({ company_id: companyId, kind: 'expired', points: -points, at: now })
    .execute()
}

/** Companies with points whose time is over and that nobody has redeemed. */
export async function findCompaniesWithOldPoints(db: Db, now: Date): Promise<CompanyId[]> {
  const found = await sql<{ id: CompanyId }>`
    select company_id as id from point_entries
    where expires_at is null or expires_at <= ${now}
    group by company_id
    having sum(points) > 0`.execute(db)
  return found.rows.map(({ id }) => id)
}

export interface EntryRow {
  id: string
  kind: EntryKind
  points: number
  /** The sum of the ledger up to it. */
  balance: number
  at: Date
  orderId: string | null
  orderNumber: string | null
  reward: string | null
}

/** One page of the company's ledger, newest first [REG-5]. */
export async function findEntries(
  db: Db,
  companyId: CompanyId,
  page: { limit: number; offset: number },
): Promise<{ entries: EntryRow[]; total: number }> {
  const found = await sql<Omit<EntryRow, 'points' | 'balance'> & { points: string; balance: string }>`
    select e.id, e.kind, e.points, e.balance, e.at, e.order_id as "orderId", o.number as "orderNumber", v.title as reward
    from (
      select *, sum(points) over (order by id) as balance from point_entries where company_id = ${companyId}
    ) e
    left join orders o on o.id = e.order_id
    left join vouchers v on v.id = e.voucher_id
    order by e.id desc
    limit ${page.limit} offset ${page.offset}`.execute(db)
  const counted = await db
    .selectFrom('point_entries')
    .select((count) => count.fn.countAll<string>().as('entries'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  const entries = found.rows.map((row) => ({ ...row, points: Number(row.points), balance: Number(row.balance) }))
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

/** What points are given for now, the cheapest first. */
export async function findRewards(db: Db): Promise<RewardRow[]> {
  const rows = await db
    .selectFrom('rewards')
    .select(['id', 'title', 'points', 'amount', 'min_spend as minSpend', 'valid_days as validDays'])
    .where('active', '=', true)
    .orderBy('points')
    .execute()
  return rows.map((row) => ({ ...row, points: Number(row.points) }))
}
