export { type CartLine, companiesWithLineOf, deleteLines, findSomeLines, lockLines, raiseUnits } from './queries.ts'
export { type PricedLine, type SellerLines, sortBySeller } from './sort-by-seller.ts'
