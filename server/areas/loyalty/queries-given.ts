import { type SqlBool, sql } from 'kysely'
import type { VoucherSource } from '#domain/loyalty/contract-administration.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db } from '#server/platform/database.ts'
import { containing } from '#server/platform/given.ts'
import { heldIn } from './queries-vouchers.ts'

export interface GivenWish {
  /** Those of a promo code, or of a reward. */
  promoCode: string | undefined
  rewardId: string | undefined
  keyword: string | undefined
  /** Read on behind this one. */
  after: string | undefined
  limit: number
}

export type GivenRow = Awaited<ReturnType<typeof findGiven>>[number]

/** Vouchers that companies were given, the newest first [ADM-5]. */
export function findGiven(db: Db, { promoCode, rewardId, keyword, after, limit }: GivenWish) {
  const pattern = containing(keyword || null)
  return db
    .selectFrom('vouchers as v')
    .innerJoin(companyFacts.as('company'), 'company.id', 'v.company_id')
    .select(['v.id', 'v.code', 'v.title', 'company.name as companyName', 'v.amount', 'v.min_spend as minSpend'])
    .select(['v.source', 'v.created_at as givenAt', 'v.valid_until as validUntil', 'v.used_at as usedAt'])
    .select(heldIn('v').as('isHeld'))
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
