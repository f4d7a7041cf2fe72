import { sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import type { DecimalText } from '#domain/money.ts'
import type { ActKind } from '#domain/receivables/words.ts'
import { people } from '#server/areas/accounts/public.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db } from '#server/platform/database.ts'
import { dateOf } from '#server/platform/sql-input.ts'

/** The change of an order or of the buyer's credit by a payment, or by its reversal. */
export interface ExportedPayment {
  actId: string
  kind: 'payment' | 'reversal'
  day: BusinessDay
  at: Date
  reason: string | null
  byName: string | null
  isUndone: boolean
  /** The other company. */
  partner: string
  /** The order's; null: it stays as credit. */
  number: string | null
  /** Null where an act changed nothing any more. */
  amount: DecimalText | null
}

interface ExportRange {
  from: BusinessDay | null
  until: BusinessDay | null
  /** The last row read. */
  last: Pick<ExportedPayment, 'day' | 'actId'> | null
  limit: number
}

/** The next acts of the member's company below the one that was read last, newest first, each with all its rows. */
export async function findPaymentsBelow(
  db: Db,
  { companyKind, companyId }: Member,
  { from, until, last, limit }: ExportRange,
): Promise<ExportedPayment[]> {
  const [own, other] =
    companyKind === 'seller' ? (['seller_id', 'buyer_id'] as const) : (['buyer_id', 'seller_id'] as const)
  const acts = db
    .selectFrom('receivable_acts as a')
    .select(['a.id', 'a.kind', 'a.day', 'a.at', 'a.reason', 'a.user_id', `a.${other} as partner_id`])
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('receivable_acts as later').select('later.id').whereRef('later.undoes', '=', 'a.id')).as(
        'is_undone',
      ),
    )
    .where(`a.${own}`, '=', companyId)
    // as literals, so that the index of payments is used
    .where('a.kind', 'in', [sql.lit('payment' satisfies ActKind), sql.lit('reversal' satisfies ActKind)])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('a.undoes', 'is', null),
        exists(
          selectFrom('receivable_acts as undone')
            .select('undone.id')
            .whereRef('undone.id', '=', 'a.undoes')
            .where('undone.kind', '=', sql.lit('payment' satisfies ActKind)),
        ),
      ]),
    )
    .$if(from !== null, (query) => query.where('a.day', '>=', dateOf(from ?? '')))
    .$if(until !== null, (query) => query.where('a.day', '<=', dateOf(until ?? '')))
    .$if(last !== null, (query) =>
      query.where(sql<boolean>`(a.day, a.id) < (${last?.day}::date, ${last?.actId}::uuid)`),
    )
    .orderBy('a.day', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
  return await db
    .selectFrom(acts.as('act'))
    .innerJoin(companyFacts.as('partner'), 'partner.id', 'act.partner_id')
    .leftJoin('receivable_lines as l', (join) => join.onRef('l.act_id', '=', 'act.id').on('l.paid', '<>', '0'))
    .leftJoin('receivables as r', 'r.order_id', 'l.order_id')
    .leftJoin(people.as('person'), 'person.id', 'act.user_id')
    .select(['act.id as actId', 'act.kind', 'act.at', 'act.reason', 'person.name as byName', 'partner.name as partner'])
    .select(['r.number', 'l.paid as amount'])
    .select(({ cast, ref }) => [
      cast<BusinessDay>('act.day', 'text').as('day'),
      ref('act.is_undone').$castTo<boolean>().as('isUndone'),
    ])
    .$narrowType<{ kind: ExportedPayment['kind'] }>()
    .orderBy('act.day', 'desc')
    .orderBy('act.id', 'desc')
    .orderBy('l.id')
    .execute()
}
