import { type SqlBool, sql } from 'kysely'
import type { PromoState } from '#domain/loyalty/promo-state.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { containing } from '#server/platform/sql-input.ts'
import type { Waiting } from './proposals.ts'

export interface PromoWritten {
  title: string
  amount: DecimalText
  minSpend: DecimalText
  validDays: number
  startsAt: Date | null
  /** The end of its last day. */
  endsAt: Date | null
  mostClaims: number | null
}

export interface StoredPromoRow extends PromoWritten, Waiting {
  code: string
  claims: number
  version: number
}

const columns = [
  'code',
  'title',
  'amount',
  'min_spend as minSpend',
  'valid_days as validDays',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'most_claims as mostClaims',
  'claims',
  'proposed_by as proposedBy',
  'proposed_at as proposedAt',
  'version',
] as const

interface PromoWish {
  state: PromoState | undefined
  keyword: string | undefined
  limit: number
  offset: number
}

/** Promotion codes, the newest first, with how many there are [ADM-5]. */
export async function findPromos(db: Db, { limit, offset, ...wish }: PromoWish, now: Date) {
  const promos = await chosen(db, wish, now).select(columns).orderBy('id', 'desc').limit(limit).offset(offset).execute()
  const { total } = await chosen(db, wish, now)
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow()
  return { promos: promos satisfies StoredPromoRow[], total }
}

/** How many promotion codes and rewards await a second administrator, and of these how many rewards [ADM-5]. */
export async function countWaiting(db: Db, now: Date): Promise<{ waiting: number; waitingRewards: number }> {
  const promos = await chosen(db, { state: 'waiting', keyword: undefined }, now)
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('waiting'))
    .executeTakeFirstOrThrow()
  const rewards = await db
    .selectFrom('rewards')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('waiting'))
    .where('proposed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return { waiting: promos.waiting + rewards.waiting, waitingRewards: rewards.waiting }
}

function chosen(db: Db, { state, keyword }: Pick<PromoWish, 'state' | 'keyword'>, now: Date) {
  const pattern = containing(keyword || null)
  return db
    .selectFrom('promos')
    .$if(pattern !== null, (query) => query.where(sql<SqlBool>`(code ilike ${pattern} or title ilike ${pattern})`))
    .$if(state !== undefined, (query) => query.where(stateOf(now), '=', state ?? ''))
}

/** The state of a promotion code in SQL, as `promoStateOf` computes it. */
function stateOf(now: Date) {
  return sql<string>`case when ends_at <= ${now} then 'ended' when proposed_at is not null then 'waiting'
    when starts_at > ${now} then 'planned'
    when claims >= most_claims then 'used_up' else 'open' end`
}

/** One, locked against claims and other administrators. */
export async function lockPromo(tx: Tx, code: string): Promise<StoredPromoRow | undefined> {
  return tx.selectFrom('promos').select(columns).where('code', '=', code).forUpdate().executeTakeFirst()
}

/** @returns false if the code is taken */
export async function insertPromo(tx: Tx, code: string, written: PromoWritten & Waiting): Promise<boolean> {
  const inserted = await tx
    .insertInto('promos')
    .values({ code, ...columnsOf(written) })
    .onConflict((there) => there.column('code').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function savePromo(tx: Tx, code: string, written: PromoWritten & Waiting, version: number): Promise<void> {
  await tx
    .updateTable('promos')
    .set({ ...columnsOf(written), version })
    .where('code', '=', code)
    .execute()
}

function columnsOf({
  title,
  amount,
  minSpend,
  validDays,
  startsAt,
  endsAt,
  mostClaims,
  ...waiting
}: PromoWritten & Waiting) {
  return {
    proposed_by: waiting.proposedBy,
    proposed_at: waiting.proposedAt,
    title,
    amount,
    min_spend: minSpend,
    valid_days: validDays,
    starts_at: startsAt,
    ends_at: endsAt,
    most_claims: mostClaims,
  }
}
