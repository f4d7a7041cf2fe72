import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { PaperKind } from '#domain/trade-papers/kind.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Tx } from '#server/platform/database.ts'

/** Marks the papers of a payment as void. */
export function voidPapersOf(tx: Tx, { paymentId, reason }: { paymentId: string; reason: string }, now: Date) {
  return voidWhere(tx, (eb) => eb('payment_id', '=', paymentId), reason, now)
}

/** Marks an invoice of which nothing is left as void. */
export function voidInvoice(tx: Tx, { invoiceId, reason }: { invoiceId: string; reason: string }, now: Date) {
  return voidWhere(tx, (eb) => eb('trade_papers.id', '=', invoiceId), reason, now)
}

/** Marks the surat jalan of a shipment as void. */
export function voidNotesOf(tx: Tx, { shipmentId, reason }: { shipmentId: string; reason: string }, now: Date) {
  return voidWhere(
    tx,
    (eb) => eb.and({ shipment_id: shipmentId, kind: 'delivery_note' satisfies PaperKind }),
    reason,
    now,
  )
}

async function voidWhere(
  tx: Tx,
  which: (eb: ExpressionBuilder<DB, 'trade_papers'>) => Expression<SqlBool>,
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('trade_paper_voids')
    .columns(['paper_id', 'voided_at', 'reason'])
    .expression(({ selectFrom, val }) =>
      selectFrom('trade_papers')
        .select(['id', val(now).as('voided_at'), val(reason).as('reason')])
        .where(which),
    )
    .execute()
}
