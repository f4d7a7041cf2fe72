import { Readable } from 'node:stream'
import type { Seller } from '#domain/accounts/actor.ts'
import { type DecimalText, quantityText } from '#domain/money.ts'
import type { Statement } from '#domain/receivables/contract-statement.ts'
import { partsOfBalance } from '#domain/receivables/due-day.ts'
import { showStatement } from '#server/areas/receivables/public.ts'
import type { Deps } from '#server/deps.ts'
import { type FileNumber, writeTable } from '#server/platform/files/write-table.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { drawAside } from './draw-aside.ts'

/** A customer's statement of account as a file [PAY-2]. @throws Refusal those of showStatement | busy */
export async function readStatement(
  deps: Deps,
  seller: Seller,
  { format, ...params }: Parameters<typeof showStatement>[2] & { format: 'pdf' | 'xlsx' },
): Promise<FileAnswer> {
  const statement = await showStatement(deps, seller, params)
  const name = `Rekening ${statement.customer} ${params.from} ${params.until}`
  if (format === 'xlsx') return writeTable(name, 'xlsx', linesOf(statement))
  const drawn = await drawAside({ statement, made: deps.now() })
  return { name: `${name}.pdf`, kind: 'pdf', size: drawn.length, content: Readable.from([drawn]) }
}

const HEADS = ['Tanggal', 'Uraian', 'Pesanan', 'Alasan', 'Tagihan', 'Pembayaran', 'Saldo']

async function* linesOf(statement: Statement) {
  const { lines, opening, closing, from, until } = statement
  yield [HEADS, [from, 'Saldo awal', null, null, null, null, money(opening)]]
  yield lines.map(({ day, label, number, reason, debit, paid, balance }) => [
    day,
    label,
    number,
    reason,
    money(debit),
    money(paid),
    money(balance),
  ])
  yield [[until, 'Saldo akhir', null, null, null, null, money(closing)]]
  yield partsOfBalance(statement).map(([name, amount]) => [until, name, null, null, null, null, money(amount)])
}

function money(amount: DecimalText): FileNumber {
  return { number: quantityText(amount) }
}
