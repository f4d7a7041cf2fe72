export { findCards } from './list/queries-cards.ts'
export { countChangedOffers, refreshCounts } from './list/queries-counts.ts'
export { banProduct, liftBan } from './offers/ban-product.ts'
export { putShopOnSale, takeShopOffSale } from './offers/change-product-status.ts'
export { previewAsOf } from './offers/preview-product.ts'
export { lockNames } from './offers/queries-editing.ts'
export { findOwnKeys, findOwnOffers, lockOwnOffers, type OwnKey, type OwnOffer } from './offers/queries-own-offers.ts'
export { findOwnIds, type OwnFilter } from './offers/queries-selling.ts'
export { insertProducts, insertShowcases, type NewProduct } from './offers/queries-writing.ts'
export { type OfferChange, saveOffers } from './offers/save-offers.ts'
export { holdOffers, indexOffers, indexUnindexed, takeOffersAlong } from './pages/follow-material.ts'
export { namesOfWithdrawn, productFacts, soldAmong, soldOutAmong } from './pages/queries-facts.ts'
export { countOffersOf } from './pages/queries-following.ts'
export { pictureUrl } from './pictures/picture.ts'
export { holdSoldProduct, lockOwnProduct, saveDocumentKinds } from './pictures/queries-documented.ts'
export { sendPackShot } from './pictures/send-pack-shot.ts'
export { askOwnerForPrice } from './prices/ask-owner-for-price.ts'
export { holdProduct, type ProductToNegotiate, productToNegotiate } from './prices/queries-negotiating.ts'
export { findCustomers, findLists, lockPriceLists } from './prices/queries-price-lists.ts'
export { isPriceWaiting, lapseOfNegotiations } from './prices/queries-price-requests.ts'
export { findRulesOfProducts, type StoredRule } from './prices/queries-price-rules.ts'
export { bargainingTerms, ownBargainingTerms, pricesFor } from './prices/queries-pricing.ts'
export { findBounds, findFloor, findSalesBounds } from './prices/sales-floors.ts'
export { announceToCustomers, makeList, type PriceWrite, removeEmptyList, savePrices } from './prices/save-prices.ts'
export { findBySku, findNamed } from './search/find-named.ts'
export { spellingsOf } from './search/known-words.ts'
export { indexMaterials } from './search/queries-indexing.ts'
export { moveGoods, replaceGoods, shipGoods, unshipGoods } from './stock/order-stocks.ts'
export { noteAvailabilityLater } from './stock/queries-availability.ts'
export {
  cancelExpected,
  countExpected,
  type Expected,
  expectedFacts,
  findExpected,
  findStockLevels,
  insertExpected,
  saveExpected,
} from './stock/queries-expected.ts'
export { expireLots, lockBalances, moveStocks } from './stock/queries-ledger.ts'
export {
  findLot,
  insertLot,
  lotFacts,
  movementFacts,
  saveLeadTime,
  saveThreshold,
  stockFacts,
} from './stock/queries-lots.ts'
export {
  countProductsOf,
  lockStocks,
  type ProductToOrder,
  productsToOrder,
  takeStock,
} from './stock/queries-ordering.ts'
export { stocksAndLedger, stocksVisibleTo } from './stock/queries-stocks.ts'
export { StocksMoved, settleStocks } from './stock/settle-stocks.ts'
export { cardView } from './views.ts'
