import { expressionBuilder, type SqlBool, sql } from 'kysely'
import type { CompanyId } from '#domain/ids.ts'
import type { VoucherSource } from '#domain/loyalty/contract-administration.ts'
import type { DecimalText } from '#domain/money.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { containing } from '#server/platform/sql-input.ts'

export interface VoucherRow {
  id: string
  code: string
  title: string
  amount: DecimalText
  minSpend: DecimalText
  validUntil: Date
  usedAt: Date | null
  rewardId: string | null
  isOnHold: boolean
  isPromo: boolean
}

const voucherColumns = [
  'id',
  'code',
  'title',
  'amount',
  'min_spend as minSpend',
  'valid_until as validUntil',
  'used_at as usedAt',
  'reward_id as rewardId',
  isOnHoldIn('vouchers').as('isOnHold'),
  'is_promo as isPromo',
] as const

/** Whether a voucher of this table was redeemed with points of which some are owed now. */
function isOnHoldIn(table: string) {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql<boolean>`case when ${column('reward_id')} is null then false
    else (select coalesce(sum(points), 0) < 0 from point_entries p where p.company_id = ${column('company_id')}) end`
}

/** The columns of vouchers that other areas may join, by `id`. */
export const voucherNames = expressionBuilder<DB>().selectFrom('vouchers').select(['id', 'code', 'title'])

// a company has few; older ones that are used or expired are not needed
const LISTED = 100

/** The company's vouchers: usable ones first, soonest to expire first. */
export async function findVouchers(db: Db | Tx, companyId: CompanyId, now: Date): Promise<VoucherRow[]> {
  return db
    .selectFrom('vouchers')
    .select(voucherColumns)
    .where('company_id', '=', companyId)
    .orderBy((order) => order.and([order('used_at', 'is', null), order('valid_until', '>', now)]), 'desc')
    .orderBy((order) => order.case().when('used_at', 'is', null).then(order.ref('valid_until')).end())
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .limit(LISTED)
    .execute()
}

/** The usable ones, soonest to expire first. */
export async function findUsableVouchers(db: Db | Tx, companyId: CompanyId, now: Date): Promise<VoucherRow[]> {
  return db
    .selectFrom('vouchers')
    .select(voucherColumns)
    .where('company_id', '=', companyId)
    .where('used_at', 'is', null)
    .where('valid_until', '>', now)
    .orderBy('valid_until')
    .orderBy('id')
    .limit(LISTED)
    .execute()
}

export async function findVoucher(db: Db | Tx, companyId: string, id: string): Promise<VoucherRow | undefined> {
  return db
    .selectFrom('vouchers')
    .select(voucherColumns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A company's voucher, locked: of two concurrent checkouts, the slower one finds it used. */
export async function lockVoucher(tx: Tx, companyId: CompanyId, id: string): Promise<VoucherRow | undefined> {
  return tx
    .selectFrom('vouchers')
    .select(voucherColumns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function markVoucherUsed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('vouchers').set({ used_at: now }).where('id', '=', id).execute()
}

export interface NewVoucher {
  companyId: string
  code: string
  title: string
  amount: DecimalText
  minSpend: DecimalText
  validUntil: Date
  source: 'reward' | 'promo' | 'returned'
  key: string
  rewardId: string | null
  isPromo: boolean
  now: Date
}

/** Writes a voucher, unless the company already has one for this key. */
export async function insertVoucher(tx: Tx, voucher: NewVoucher): Promise<void> {
  await tx
    .insertInto('vouchers')
    .values({
      company_id: voucher.companyId,
      code: voucher.code,
      title: voucher.title,
      amount: voucher.amount,
      min_spend: voucher.minSpend,
      valid_until: voucher.validUntil,
      source: voucher.source,
      key: voucher.key,
      reward_id: voucher.rewardId,
      is_promo: voucher.isPromo,
      created_at: voucher.now,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'key']).doNothing())
    .execute()
}

export async function findVoucherOfKey(tx: Tx, companyId: string, key: string): Promise<VoucherRow | undefined> {
  return tx
    .selectFrom('vouchers')
    .select(voucherColumns)
    .where('company_id', '=', companyId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** The sum returned to a company as vouchers with this prefix of keys, in Rupiah. */
export async function sumReturnedForClaims(tx: Tx, companyId: string, begin: string): Promise<DecimalText> {
  const { amount } = await tx
    .selectFrom('vouchers')
    .select(({ fn }) => fn.sum<DecimalText | null>('amount').as('amount'))
    .where('company_id', '=', companyId)
    .where('source', '=', 'returned')
    .where(({ fn, val }) => fn<boolean>('starts_with', ['key', val(begin)]))
    .executeTakeFirstOrThrow()
  return amount ?? '0.00'
}

export interface IssuedParams {
  /** Those of a promotion code, or of a reward. */
  promoCode: string | undefined
  rewardId: string | undefined
  keyword: string | undefined
  /** Read on behind this one. */
  after: string | undefined
  limit: number
}

export type IssuedRow = Awaited<ReturnType<typeof findIssued>>[number]

/** Issued vouchers, the newest first [ADM-5]. */
export function findIssued(db: Db, { promoCode, rewardId, keyword, after, limit }: IssuedParams) {
  const pattern = containing(keyword || null)
  return db
    .selectFrom('vouchers as v')
    .innerJoin(companyFacts.as('company'), 'company.id', 'v.company_id')
    .select(['v.id', 'v.code', 'v.title', 'company.name as companyName', 'v.amount', 'v.min_spend as minSpend'])
    .select(['v.source', 'v.created_at as issuedAt', 'v.valid_until as validUntil', 'v.used_at as usedAt'])
    .select(isOnHoldIn('v').as('isOnHold'))
    .$narrowType<{ source: VoucherSource }>()
    .$if(promoCode !== undefined, (query) => query.where('v.key', '=', `promo:${promoCode}`))
    .$if(rewardId !== undefined, (query) =>
      query.where('v.source', '=', 'reward').where('v.reward_id', '=', rewardId ?? ''),
    )
    .$if(pattern !== null, (query) =>
      query.where(({ selectFrom }) => {
        const named = selectFrom(companyFacts.as('named')).select('named.id').where('named.name', 'ilike', pattern)
        // as an array, so that each half has its index
        return sql<SqlBool>`(v.code ilike ${pattern} or v.company_id = any(array(${named})))`
      }),
    )
    .$if(after !== undefined, (query) => query.where('v.id', '<', after ?? ''))
    .orderBy('v.id', 'desc')
    .limit(limit)
    .execute()
}
