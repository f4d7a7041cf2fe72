export { checkRoom } from './check-room.ts'
export { type CartLine, deleteLines, findSomeLines, lockLines, raiseUnits } from './queries.ts'
export { type PricedLine, type SellerLines, sortBySeller } from './show-cart.ts'
export { tellCarts } from './tell-carts.ts'
