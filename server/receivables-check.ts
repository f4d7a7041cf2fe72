import { checkOwed } from './check-owed.ts'
import { commandWords } from './command-words.ts'
import { withDatabase } from './with-database.ts'

commandWords(
  `npm run receivables:check

Whether what every order and customer owes is the sum of its ledger, and orders, payment providers and credit notes say
so; status 1 if not.`,
  {},
)

const MOST_NAMED = 20

await withDatabase(async (db) => {
  const { agreeing, wrong } = await checkOwed(db)
  const { unequal, unsettled, accounts, payments, paidAccounts, credits } = wrong
  print(`${agreeing} orders agree with their ledger of receivables.`)
  if (unequal.length > 0) print(`Not the sum of their lines: orders ${named(unequal)}.`)
  if (unsettled.length > 0) print(`Paid or cancelled otherwise than their ledger says: orders ${named(unsettled)}.`)
  if (accounts.length > 0) print(`Balance or credit is not the sum of the lines: ${named(accounts)} (seller/customer).`)
  if (payments.length > 0) print(`Not what came by virtual account, once: payments ${named(payments)}.`)
  if (paidAccounts.length > 0) print(`State disagrees with the payments: virtual accounts ${named(paidAccounts)}.`)
  if (credits.length > 0) print(`Credit notes disagree with the ledger: orders ${named(credits)}.`)
  return Object.values(wrong).some((ids) => ids.length > 0) ? 1 : 0
})

function named(ids: readonly string[]): string {
  const rest = ids.length - MOST_NAMED
  return ids.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
