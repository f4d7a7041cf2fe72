import { sql } from 'kysely'
import type { DecimalText } from '#domain/money.ts'

/**
 * What is owed of orders, in Rupiah, from the columns of their ledger: `billed` and not paid, `unbilled` and not paid, and
 * `paidAhead` of any invoice. Billed and unbilled together are all that is open; it is worked out here alone [PAY-2].
 * @param from the row or the sums with `comes_to`, `invoiced`, `paid` and `written_off`
 */
export function owedParts(from: string) {
  const of = (column: string) => sql.ref(`${from}.${column}`)
  const settled = sql`(${of('paid')} + ${of('written_off')})`
  return {
    billed: sql<DecimalText>`greatest(${of('invoiced')} - ${settled}, 0.00)`,
    unbilled: sql<DecimalText>`greatest(${of('comes_to')} - greatest(${of('invoiced')}, ${settled}), 0.00)`,
    paidAhead: sql<DecimalText>`greatest(${settled} - ${of('invoiced')}, 0.00)`,
  }
}
