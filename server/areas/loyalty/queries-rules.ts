import type { EarningRule } from '#domain/loyalty/ledger.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { Waiting } from './proposals.ts'

export interface StoredRule extends EarningRule {
  version: number
}

/** The rule by which points are earned now [ADM-5, ORDER-6]. */
export async function findPointRule(db: Db | Tx): Promise<StoredRule> {
  const rule = await db
    .selectFrom('point_rules')
    .select(['version', 'rupiah_per_point as rupiahPerPoint', 'last_months as lastMonths'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { ...rule, rupiahPerPoint: Number(rule.rupiahPerPoint) }
}

/** Follows a version by a next one. @returns false if somebody else has */
export async function insertPointRule(tx: Tx, { version, rupiahPerPoint, lastMonths }: StoredRule): Promise<boolean> {
  const written = await tx
    .insertInto('point_rules')
    .values({ version, rupiah_per_point: rupiahPerPoint, last_months: lastMonths })
    .onConflict((there) => there.doNothing())
    .executeTakeFirst()
  return written.numInsertedOrUpdatedRows === 1n
}

export interface RewardTerms {
  title: string
  points: number
  amount: DecimalText
  minSpend: DecimalText
  validDays: number
  active: boolean
}

export interface StoredRewardRow extends RewardTerms, Waiting {
  id: string
  version: number
  redeemed: number
}

/** All rewards, those that are offered first, cheapest first, with how often each was redeemed. */
export async function findAllRewards(db: Db): Promise<StoredRewardRow[]> {
  const rows = await db
    .selectFrom('rewards as r')
    .select(['r.id', 'r.title', 'r.points', 'r.amount', 'r.min_spend as minSpend'])
    .select(['r.valid_days as validDays', 'r.active', 'r.version'])
    .select(['r.proposed_by as proposedBy', 'r.proposed_at as proposedAt'])
    .select((eb) =>
      eb
        .selectFrom('vouchers as v')
        .select(({ fn }) => fn.countAll<string>().as('redeemed'))
        .whereRef('v.reward_id', '=', 'r.id')
        // what came back of one was not redeemed once more
        .where('v.source', '=', 'reward')
        .$asScalar()
        .$notNull()
        .as('redeemed'),
    )
    .orderBy('r.active', 'desc')
    .orderBy('r.points')
    .orderBy('r.id')
    .execute()
  return rows.map((row) => ({ ...row, points: Number(row.points), redeemed: Number(row.redeemed) }))
}

/** A reward, locked. */
export async function lockReward(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('rewards')
    .select(['title', 'points', 'amount', 'min_spend as minSpend', 'valid_days as validDays', 'active', 'version'])
    .select(['proposed_by as proposedBy', 'proposed_at as proposedAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row, points: Number(row.points) }
}

/** @returns the new reward's id */
export async function insertReward(tx: Tx, terms: RewardTerms & Waiting): Promise<string> {
  const { id } = await tx.insertInto('rewards').values(columnsOf(terms)).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function saveRewardTerms(
  tx: Tx,
  id: string,
  terms: RewardTerms & Waiting,
  version: number,
): Promise<void> {
  await tx
    .updateTable('rewards')
    .set({ ...columnsOf(terms), version })
    .where('id', '=', id)
    .execute()
}

function columnsOf({
  title,
  points,
  amount,
  minSpend,
  validDays,
  active,
  proposedBy,
  proposedAt,
}: RewardTerms & Waiting) {
  const waiting = { proposed_by: proposedBy, proposed_at: proposedAt }
  return { title, points, amount, min_spend: minSpend, valid_days: validDays, active, ...waiting }
}
