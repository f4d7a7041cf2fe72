import { z } from 'zod'
import { MOST } from '#domain/limits.ts'
import { cartOf, emptyCart, isSameChoice, lineOf, MOST_OF_ONE, type SampleCart, type SampleLine } from './cart.ts'
import { chosenOptions } from './product.ts'
import { sampleProduct } from './products.ts'

/** A person's cart, wishlist and comparison in the sample shop; products by their id, as they came. */
export interface SampleState {
  cart: SampleCart
  wishlist: readonly number[]
  compare: readonly number[]
}

export const emptyState: SampleState = { cart: emptyCart, wishlist: [], compare: [] }

/** One more at the end, or without it if it is there already. */
export function toggled(ids: readonly number[], id: number): number[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
}

/** The compared products with one added, or removed if it is there already; null when there is no room for one more. */
export function toggledToCompare(ids: readonly number[], id: number): number[] | null {
  return ids.includes(id) || ids.length < MOST.comparedProducts ? toggled(ids, id) : null
}

/** The sample state as it is stored under the storage key `state`; of a product, its id [SAMPLE-2, SESS-1]. */
export function writeState({ cart, wishlist, compare }: SampleState): string {
  const lines = cart.lines.map((line) => ({ ...line, product: line.product.id }))
  return JSON.stringify({ cart: { ...cart, lines }, wishlist, compare })
}

/**
 * The stored state, as far as it is valid: an older or broken text, unknown products or options and impossible
 * quantities are left out, and amounts are computed anew, so that the page always opens.
 */
export function readState(text: string | null): SampleState {
  const { cart, wishlist, compare } = stored.parse(parsed(text))
  return {
    cart: cartOfStored(cart),
    wishlist: known(wishlist),
    compare: known(compare).slice(0, MOST.comparedProducts),
  }
}

// so that a further line still has an id
const MOST_LINE_ID = 1_000_000_000

const storedLine = z.object({
  id: z.int().min(1).max(MOST_LINE_ID),
  product: z.int(),
  options: z.array(z.object({ optionId: z.int(), valueId: z.int() })),
  quantity: z.int().min(1).max(MOST_OF_ONE),
})
type StoredLine = z.infer<typeof storedLine>

const ids = z.array(z.int().nullable().catch(null)).catch([])
const noCart = { lastLineId: 0, lines: [] }
const nothing = { cart: noCart, wishlist: [], compare: [] }
const stored = z
  .object({
    cart: z
      .object({
        lastLineId: z.int().min(0).max(MOST_LINE_ID).catch(0),
        lines: z.array(storedLine.nullable().catch(null)).catch([]),
      })
      .catch(noCart),
    wishlist: ids,
    compare: ids,
  })
  .catch(nothing)

function cartOfStored({
  lastLineId,
  lines,
}: {
  lastLineId: number
  lines: readonly (StoredLine | null)[]
}): SampleCart {
  const sound: SampleLine[] = []
  for (const line of lines) {
    const product = line && sampleProduct(line.product)
    if (!product) continue
    const options = chosenOptions(product, line.options)
    if (!isSameChoice(options, line.options)) continue
    const twice = sound.some(
      (one) => one.id === line.id || (one.product === product && isSameChoice(one.options, options)),
    )
    if (!twice) sound.push(lineOf(line.id, product, options, line.quantity))
  }
  return cartOf(Math.max(lastLineId, 0, ...sound.map(({ id }) => id)), sound)
}

function known(stored: readonly (number | null)[]): number[] {
  return [...new Set(stored.flatMap((id) => (id !== null && sampleProduct(id) ? [id] : [])))]
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
