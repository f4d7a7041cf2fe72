import type { Cart } from '#domain/cart/codec.ts'

/** When the first agreed price of the cart lapses, and with it this answer; null while none holds [NEGO-12]. */
export function nextLapse({ sellers }: Pick<Cart, 'sellers'>): string | null {
  const holding = sellers.flatMap(({ lines }) => lines.filter(({ agreedHolds }) => agreedHolds))
  const instants = holding.flatMap(({ agreedUntil }) => agreedUntil ?? [])
  return instants.sort()[0] ?? null // all are written alike, in UTC
}
