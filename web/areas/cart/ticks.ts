import type { CartLine, CartSeller } from '#domain/cart/contract.ts'

/**
 * The buyer's ticks by line id. Without an entry one's own line is ticked, because it was just added; a colleague's is
 * not, so that it is not ordered unawares.
 */
export type Ticks = Readonly<Record<string, boolean>>

/** Whether a line can be ordered now: an obstacle of the line or its seller unticks it. */
export function isOrderable(seller: CartSeller, line: CartLine): boolean {
  return seller.obstacle === null && line.obstacle === null
}

/** Whether a line goes to the checkout [CART-7]. */
export function isTicked(seller: CartSeller, line: CartLine, ticks: Ticks): boolean {
  return isOrderable(seller, line) && (ticks[line.id] ?? line.mine)
}

/** The lines that go to the checkout, in the order of the cart. */
export function tickedLines(sellers: readonly CartSeller[], ticks: Ticks): CartLine[] {
  return sellers.flatMap((seller) => seller.lines.filter((line) => isTicked(seller, line, ticks)))
}

/** Ticks or unticks these lines and leaves all others. */
export function withTicks(ticks: Ticks, lines: readonly Pick<CartLine, 'id'>[], ticked: boolean): Ticks {
  return { ...ticks, ...Object.fromEntries(lines.map((line) => [line.id, ticked])) }
}

/** Reads what is stored under ChecklistCart; anything invalid is ignored. */
export function readTicks(stored: string | null): Ticks {
  if (stored === null) return {}
  try {
    const found: unknown = JSON.parse(stored)
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return {}
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    )
  } catch {
    return {}
  }
}

/** The ticks of lines that are still in the cart. */
export function ticksOf(sellers: readonly CartSeller[], ticks: Ticks): Ticks {
  const here = new Set(sellers.flatMap((seller) => seller.lines.map((line) => line.id)))
  return Object.fromEntries(Object.entries(ticks).filter(([cartId]) => here.has(cartId)))
}
