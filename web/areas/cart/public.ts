/** What other areas use of the cart. */
export { AddToCartProvider, useAddToCart } from './add-to-cart.tsx'
export { useAddLine } from './add-to-cart-line.ts'
export { type ChosenQuantity, chosenQuantity, leastPacks } from './add-to-cart-quantity.ts'
export { cartQuery } from './queries.ts'
export { cartCountQuery } from './queries-count.ts'
export { SummaryFrame } from './summary-frame.tsx'
export { tickedLines, withTicks } from './ticks.ts'
export { keepTicks, useTicks } from './use-ticks.ts'
