/** What other areas use of the cart. */
export { AddToCartProvider, useAddToCart } from './add-to-cart.tsx'
export { useAddLine } from './add-to-cart-line.ts'
export { type ChosenQuantity, chosenQuantity, leastPacks } from './add-to-cart-quantity.ts'
export { cartCountQuery, cartQuery } from './queries.ts'
export { SummaryFrame } from './summary-frame.tsx'
export { tickedLines, withTicks } from './ticks.ts'
export { keepTicks, useTicks } from './use-ticks.ts'
