import { lineAmount } from '#domain/cart/amounts.ts'
import type { Cart, CartLine } from '#domain/cart/codec.ts'
import type { DecimalText } from '#domain/money.ts'

/** The cart with the units that are wanted of some lines in place of those it has [CART-7]. */
export function withWanted(cart: Cart, wantedOf: (cartId: string) => DecimalText | undefined): Cart {
  return {
    ...cart,
    sellers: cart.sellers.map((seller) => ({
      ...seller,
      lines: seller.lines.map((line) => changed(line, wantedOf(line.id))),
    })),
  }
}

function changed(line: CartLine, units: DecimalText | undefined): CartLine {
  if (units === undefined) return line
  return { ...line, units, subtotal: line.price === null ? null : lineAmount(units, line.price) }
}
