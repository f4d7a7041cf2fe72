import { sql } from 'kysely'
import type { DecimalText } from '#domain/money.ts'
import type { PaperKind } from '#domain/trade-papers/kind.ts'
import { creditedByOrder } from '#server/areas/receivables/public.ts'
import type { Db } from '#server/platform/database.ts'

/**
 * Orders whose credit notes on paper do not come to what the ledger has credited; of a cancelled one, whose cancellation
 * has credit notes of its own, those on which less stands [PAY-1, DOC-1].
 */
export async function findUnequalCredits(db: Db): Promise<string[]> {
  const papers = db
    .selectFrom('trade_papers')
    .select(({ fn }) => ['order_id', fn.sum<DecimalText>('total').as('amount')])
    .where('kind', '=', 'credit_note' satisfies PaperKind)
    .groupBy('order_id')
  const rows = await db
    .selectFrom(papers.as('paper'))
    .fullJoin(creditedByOrder().as('ledger'), 'ledger.order_id', 'paper.order_id')
    .select(({ fn, ref }) => fn.coalesce(ref('paper.order_id'), ref('ledger.order_id')).$notNull().as('id'))
    .where(
      sql<boolean>`case when ledger.is_cancelled then coalesce(paper.amount, 0) < ledger.amount
        else coalesce(paper.amount, 0) <> coalesce(ledger.amount, 0) end`,
    )
    .execute()
  return rows.map(({ id }) => id)
}
