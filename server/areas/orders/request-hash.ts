import { createHash } from 'node:crypto'
import { amountText } from '#domain/money.ts'
import type { OrderRequest } from './place-orders.ts'

/** SHA-256 of what a request asks for, whatever the order it names things in; the same key must come with the same hash. */
export function hashRequest({ addressId, lineIds, sellers, voucherId, total }: Omit<OrderRequest, 'key'>): Buffer {
  const choices = sellers.map(({ sellerId, paymentType, note }) => [sellerId, paymentType, note ?? ''])
  const canonical = [
    addressId,
    [...new Set(lineIds)].sort(),
    choices.sort((one, other) => ((one[0] ?? '') < (other[0] ?? '') ? -1 : 1)),
    voucherId,
    amountText(total),
  ]
  return createHash('sha256').update(JSON.stringify(canonical)).digest()
}
