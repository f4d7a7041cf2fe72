export { pictureUrl } from '#domain/catalogue/picture.ts'
export {
  countProductsOf,
  lockStocks,
  type ProductToOrder,
  productsToOrder,
  type Quantity,
  returnStock,
  takeStock,
} from './queries-ordering.ts'
export { pricesFor } from './queries-pricing.ts'
export { insertProducts, insertShowcases, type NewProduct } from './queries-writing.ts'
