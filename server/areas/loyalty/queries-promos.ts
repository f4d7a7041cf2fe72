import type { ExpressionBuilder } from 'kysely'
import type { DecimalText } from '#domain/money.ts'
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
      // one that is not out yet is nobody's to know
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
    .where(hasClaimsLeft)
    .executeTakeFirst()
  return counted.numUpdatedRows === 1n
}

function hasClaimsLeft(eb: ExpressionBuilder<DB, 'promos'>) {
  return eb.or([eb('most_claims', 'is', null), eb('claims', '<', eb.ref('most_claims'))])
}
