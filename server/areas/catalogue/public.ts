export { holdOffers, indexOffers, indexUnindexed, takeOffersAlong } from './follow-material.ts'
export { keepCounts } from './keep-counts.ts'
export { pictureUrl } from './picture.ts'
export { findCards } from './queries-chosen.ts'
export { countChangedOffers } from './queries-counts.ts'
export { holdSoldProduct, lockOwnProduct, saveDocumentKinds } from './queries-documented.ts'
export { productFacts } from './queries-facts.ts'
export { indexMaterials } from './queries-indexing.ts'
export { holdProduct, type ProductToNegotiate, productToNegotiate } from './queries-negotiating.ts'
export {
  countProductsOf,
  lockStocks,
  type ProductToOrder,
  productsToOrder,
  returnStock,
  takeStock,
} from './queries-ordering.ts'
export { bargainingTerms, ownBargainingTerms, pricesFor } from './queries-pricing.ts'
export { namesOfWithdrawn, soldAmong } from './queries-sold.ts'
export { stocksSeenBy } from './queries-stocks.ts'
export { insertProducts, insertShowcases, type NewProduct } from './queries-writing.ts'
export { sendPackShot } from './send-pack-shot.ts'
export { cardView } from './views.ts'
