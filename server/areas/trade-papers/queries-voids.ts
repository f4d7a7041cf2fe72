import type { Tx } from '#server/platform/database.ts'

/** Marks the papers of a payment as void. */
export async function voidPapersOf(
  tx: Tx,
  { paymentId, reason }: { paymentId: string; reason: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('trade_paper_voids')
    .columns(['paper_id', 'voided_at', 'reason'])
    .expression(({ selectFrom, val }) =>
      selectFrom('trade_papers')
        .select(['id', val(now).as('voided_at'), val(reason).as('reason')])
        .where('payment_id', '=', paymentId),
    )
    .execute()
}
