import type { ExpressionBuilder } from 'kysely'
import type { DecimalText } from '#domain/money.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'

export interface PromoRow {
  code: string
  title: string
  amount: DecimalText
  minSpend: DecimalText
  validDays: number
  /** False once it has expired or has no claims left. */
  open: boolean
}

export async function findPromo(db: Db | Tx, code: string, now: Date): Promise<PromoRow | undefined> {
  return (
    db
      .selectFrom('promos')
      .select(['code', 'title', 'amount', 'min_spend as minSpend', 'valid_days as validDays'])
      .select((eb) =>
        eb
          .and([eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]), hasClaimsLeft(eb)])
          .$castTo<boolean>()
          .as('open'),
      )
      .where('code', '=', code.toUpperCase())
      // codes that are not valid yet, or await confirmation, are not revealed
      .where('proposed_at', 'is', null)
      .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
      .executeTakeFirst()
  )
}

/** Counts one more claim. @returns false when none is left */
export async function countClaim(tx: Tx, code: string): Promise<boolean> {
  const counted = await tx
    .updateTable('promos')
    .set(({ eb }) => ({ claims: eb('claims', '+', 1) }))
    .where('code', '=', code)
    .where('proposed_at', 'is', null)
    .where(hasClaimsLeft)
    .executeTakeFirst()
  return counted.numUpdatedRows === 1n
}

/** By which a company is known however often it registers. */
export interface Numbers {
  npwp: string | null
  nib: string | null
}

/**
 * Stores the numbers of a company that claims a promotion code.
 * @returns false where one of them has claimed one before
 */
export async function insertClaimants(tx: Tx, { npwp, nib }: Numbers, now: Date): Promise<boolean> {
  const numbers = [...(nib ? [`nib ${nib}`] : []), ...(npwp ? [`npwp ${npwp}`] : [])]
  const inserted = await tx
    .insertInto('promo_claimants')
    .values(numbers.map((number) => ({ number, claimed_at: now })))
    .onConflict((conflict) => conflict.column('number').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === BigInt(numbers.length)
}

/** Whether a company that has one of these numbers by now has received a voucher of a promotion code. */
export async function isIssuedToHolder(tx: Tx, { npwp, nib }: Numbers): Promise<boolean> {
  const issued = await tx
    .selectFrom('vouchers as v')
    .innerJoin(companyFacts.as('c'), 'c.id', 'v.company_id')
    .select('v.id')
    .where('v.source', '=', 'promo')
    .where((eb) => eb.or([...(npwp ? [eb('c.npwp', '=', npwp)] : []), ...(nib ? [eb('c.nib', '=', nib)] : [])]))
    .limit(1)
    .executeTakeFirst()
  return issued !== undefined
}

function hasClaimsLeft(eb: ExpressionBuilder<DB, 'promos'>) {
  return eb.or([eb('most_claims', 'is', null), eb('claims', '<', eb.ref('most_claims'))])
}
