import { toCardinal } from 'n2words/id-ID'
import { sentence } from '#domain/format.ts'
import { amountText, type DecimalText } from '#domain/money.ts'

/** An amount of Rupiah written out, as invoices and receipts have it: 'Satu juta rupiah' [DOC-1]. */
export function amountInWords(amount: DecimalText): string {
  const [whole = '0', cents = '00'] = amountText(amount).split('.')
  const sen = cents === '00' ? '' : ` ${toCardinal(BigInt(cents))} sen`
  return sentence(`${toCardinal(BigInt(whole))} rupiah${sen}`)
}
