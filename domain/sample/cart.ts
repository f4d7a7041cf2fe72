import { type DecimalText, decimal } from '#domain/money.ts'
import { type ChosenOption, chosenOptions, type SampleProduct } from './product.ts'

/** As many of one product as a line takes. */
export const MOST_OF_ONE = 999

export interface SampleLine {
  id: number
  product: SampleProduct
  options: readonly ChosenOption[]
  /** For one. */
  price: DecimalText
  /** For all of the line. */
  total: DecimalText
  quantity: number
}

export interface SampleExtra {
  type: 'shipping' | 'tax'
  price: DecimalText
}

/** The cart of the sample shop; amounts are invented, with two decimals [SAMPLE-2]. */
export interface SampleCart {
  /** Of the line added last: no other line ever gets its id. */
  lastLineId: number
  lines: readonly SampleLine[]
  /** Pieces of all lines. */
  quantity: number
  subtotal: DecimalText
  extraLines: readonly SampleExtra[]
  /** With the extra lines; nothing while the cart is empty. */
  total: DecimalText
}

const extraLines: readonly SampleExtra[] = [
  { type: 'shipping', price: '25.00' },
  { type: 'tax', price: '0.00' },
]

export const emptyCart: SampleCart = cartOf(0, [])

/** One more line, or more of the line that has this product with the same options [SAMPLE-2]. */
export function addToCart(
  cart: SampleCart,
  product: SampleProduct,
  requested: readonly ChosenOption[] = [],
  quantity = 1,
): SampleCart {
  const options = chosenOptions(product, requested)
  const same = cart.lines.find((line) => line.product.id === product.id && isSameChoice(line.options, options))
  if (same) return changeQuantities(cart, [{ id: same.id, quantity: same.quantity + within(quantity) }])
  const id = cart.lastLineId + 1
  return cartOf(id, [...cart.lines, lineOf(id, product, options, quantity)])
}

/** Without the line; the same cart if it is gone already. */
export function removeLine(cart: SampleCart, id: number): SampleCart {
  return cartOf(
    cart.lastLineId,
    cart.lines.filter((line) => line.id !== id),
  )
}

/** New quantities of some lines, each within 1 and MOST_OF_ONE; lines that are gone are passed over [SAMPLE-2]. */
export function changeQuantities(cart: SampleCart, changes: readonly { id: number; quantity: number }[]): SampleCart {
  const lines = cart.lines.map((line) => {
    const change = changes.find(({ id }) => id === line.id)
    return change ? lineOf(line.id, line.product, line.options, change.quantity) : line
  })
  return cartOf(cart.lastLineId, lines)
}

/** A line with its amounts as they are now. */
export function lineOf(
  id: number,
  product: SampleProduct,
  options: readonly ChosenOption[],
  quantity: number,
): SampleLine {
  const { price } = product
  const pieces = within(quantity)
  return { id, product, options, price, quantity: pieces, total: decimal(price).times(pieces).text(2) }
}

/** A cart of these lines, its amounts recomputed. */
export function cartOf(lastLineId: number, lines: readonly SampleLine[]): SampleCart {
  const subtotal = sum(lines.map(({ total }) => total))
  const total = lines.length === 0 ? '0.00' : sum([subtotal, ...extraLines.map(({ price }) => price)])
  return {
    lastLineId,
    lines,
    quantity: lines.reduce((all, line) => all + line.quantity, 0),
    subtotal,
    extraLines,
    total,
  }
}

/** Whether two choices of one product are the same. */
export function isSameChoice(one: readonly ChosenOption[], other: readonly ChosenOption[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ optionId, valueId }) =>
      other.some((choice) => choice.optionId === optionId && choice.valueId === valueId),
    )
  )
}

function within(quantity: number): number {
  return Math.min(MOST_OF_ONE, Math.max(1, Math.trunc(quantity)))
}

function sum(amounts: readonly DecimalText[]): DecimalText {
  return amounts.reduce((all, amount) => all.plus(amount), decimal(0)).text(2)
}
