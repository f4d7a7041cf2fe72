export { addMany, wishedLine } from './add-many.ts'
export { enterAgreed } from './add-to-cart.ts'
export { announceCartChange, announceCartChanges, announceCartChangesOfSeller } from './change-cart-line.ts'
export { type FilledLine, fillCart } from './fill-cart.ts'
export { type CartLine, deleteLines, findSomeLines, lockLines } from './queries.ts'
export {
  type LinesWithProducts,
  orderableAmounts,
  type PricedLine,
  type SellerLines,
  sortBySeller,
  sortLines,
} from './show-cart.ts'
