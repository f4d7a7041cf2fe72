import { checkStocks } from './areas/orders/public.ts'
import { commandWords } from './command-words.ts'
import { withDatabase } from './with-database.ts'

commandWords(
  `npm run stock:check

Whether every stock is the sum of its movements and holds what open orders need; status 1 and the products if not.`,
  {},
)

const MOST_NAMED = 20

await withDatabase(async (db) => {
  const { agreeing, unequal, unheld } = await checkStocks(db)
  print(`${agreeing} stocks agree with their ledger and with the open orders.`)
  if (unequal.length > 0) print(`Not the sum of their movements: products ${named(unequal)}.`)
  if (unheld.length > 0) print(`Reserved otherwise than open orders hold: products ${named(unheld)}.`)
  return unequal.length + unheld.length > 0 ? 1 : 0
})

function named(ids: readonly number[]): string {
  const rest = ids.length - MOST_NAMED
  return ids.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

function print(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
