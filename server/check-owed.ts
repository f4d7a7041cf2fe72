import { findUnequalCredits } from './areas/order-documents/public.ts'
import { checkReceivables } from './areas/orders/public.ts'
import { findUnequalPayments, findUnpaidAccounts } from './areas/payments/public.ts'
import type { Db } from './platform/database.ts'

/** Compares what is owed with its ledger, with payment providers and with credit notes; all lists are empty where they agree. */
export async function checkOwed(db: Db) {
  const { agreeing, ...unequal } = await checkReceivables(db)
  return {
    agreeing,
    wrong: {
      ...unequal,
      payments: await findUnequalPayments(db),
      paidAccounts: await findUnpaidAccounts(db),
      credits: await findUnequalCredits(db),
    },
  }
}
