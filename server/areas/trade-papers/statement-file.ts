import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Seller } from '#domain/accounts/actor.ts'
import { unrun } from '#domain/csv.ts'
import type { Statement } from '#domain/receivables/codec-statement.ts'
import { showStatement } from '#server/areas/receivables/public.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { drawAside } from './draw-aside.ts'

/** A customer's statement of account as a file [PAY-2]. @throws Refusal those of showStatement | busy */
export async function readStatement(
  deps: Deps,
  seller: Seller,
  { format, ...asked }: Parameters<typeof showStatement>[2] & { format: 'pdf' | 'xlsx' },
): Promise<FileAnswer> {
  const statement = await showStatement(deps, seller, asked)
  const name = `Rekening ${statement.customer} ${asked.from} ${asked.until}.${format}`
  if (format === 'xlsx') return { name, kind: 'xlsx', content: Readable.fromWeb(workbook(statement)) }
  const drawn = await drawAside({ statement, made: deps.now() })
  return { name, kind: 'pdf', size: drawn.length, content: Readable.from([drawn]) }
}

function workbook({ lines, opening, closing, from, until }: Statement): ReadableStream<Uint8Array> {
  const rows = [
    ['Tanggal', 'Uraian', 'Pesanan', 'Alasan', 'Tagihan', 'Pembayaran', 'Saldo'],
    [from, 'Saldo awal', null, null, null, null, Number(opening)],
    ...lines.map(({ day, label, number, reason, debit, paid, balance }) => [
      day,
      label,
      number,
      reason && unrun(reason),
      Number(debit),
      Number(paid),
      Number(balance),
    ]),
    [until, 'Saldo akhir', null, null, null, null, Number(closing)],
  ]
  const content = (async function* () {
    yield* rows
  })()
  return writeXlsxStream(content, { name: 'Rekening' }) as ReadableStream<Uint8Array> // the same class by another name
}
