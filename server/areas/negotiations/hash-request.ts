import { createHash } from 'node:crypto'
import { amountText, quantityText } from '#domain/money.ts'
import type { Submission } from './submit-negotiation.ts'

/** SHA-256 of what a submission asks for; the same key must come with the same hash. */
export function hashRequest({ productId, units, price, note, deal }: Submission): Buffer {
  const canonical = [productId, quantityText(units), amountText(price), note ?? '', deal]
  return createHash('sha256').update(JSON.stringify(canonical)).digest()
}
