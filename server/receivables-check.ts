import { checkReceivables } from './areas/orders/public.ts'
import { findUnequalPayments, findUnpaidAccounts } from './areas/payments/public.ts'
import { findUnequalCredits } from './areas/trade-papers/public.ts'
import { withDatabase } from './with-database.ts'

// npm run receivables:check: whether what every order and customer owes is the sum of its ledger, and orders, payment providers and credit notes say so [PAY-1, PAY-3, DOC-1].

const MOST_NAMED = 20

await withDatabase(async (db) => {
  const { agreeing, unequal, unsettled, accounts } = await checkReceivables(db)
  const [payments, paidAccounts] = [await findUnequalPayments(db), await findUnpaidAccounts(db)]
  const credits = await findUnequalCredits(db)
  say(`${agreeing} orders agree with their ledger of receivables.`)
  if (unequal.length > 0) say(`Not the sum of their lines: orders ${named(unequal)}.`)
  if (unsettled.length > 0) say(`Paid or cancelled otherwise than their ledger says: orders ${named(unsettled)}.`)
  if (accounts.length > 0) say(`Balance or credit is not the sum of the lines: ${named(accounts)} (seller/customer).`)
  if (payments.length > 0) say(`Not what came by virtual account, once: payments ${named(payments)}.`)
  if (paidAccounts.length > 0)
    say(`Paid or not otherwise than their payments say: virtual accounts ${named(paidAccounts)}.`)
  if (credits.length > 0) say(`Credited on paper otherwise than in the ledger: orders ${named(credits)}.`)
  return [unequal, unsettled, accounts, payments, paidAccounts, credits].some((wrong) => wrong.length > 0) ? 1 : 0
})

function named(ids: readonly string[]): string {
  const rest = ids.length - MOST_NAMED
  return ids.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
