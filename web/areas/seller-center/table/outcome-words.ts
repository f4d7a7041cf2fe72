import type { BulkOutcome } from '#domain/catalogue/contract-bulk.ts'
import { formatQuantity } from '#domain/format.ts'

/** The outcome of an act on many products, in words. */
export function outcomeWords({ changed, unchanged, refused, ended }: BulkOutcome): string {
  const phrases = [
    `${counted(changed)} produk diubah`,
    unchanged > 0 && `${counted(unchanged)} sudah begitu`,
    refused.length > 0 && `${counted(refused.length)} tidak dapat diubah`,
    ended > 0 && `${counted(ended)} nego diakhiri`,
  ]
  return phrases.filter(Boolean).join(', ')
}

function counted(number: number): string {
  return formatQuantity(String(number))
}
