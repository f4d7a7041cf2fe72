export { askOwnerForPrice } from './ask-owner-for-price.ts'
export { banProduct, liftBan } from './ban-product.ts'
export { findBySku, findNamed } from './find-named.ts'
export { holdOffers, indexOffers, indexUnindexed, takeOffersAlong } from './follow-material.ts'
export { keepCounts } from './keep-counts.ts'
export { spellingsOf } from './known-words.ts'
export { moveGoods, replaceGoods, shipGoods, unshipGoods } from './order-stocks.ts'
export { pictureUrl } from './picture.ts'
export { seenAsOf } from './preview-product.ts'
export { noteAvailabilityLater } from './queries-availability.ts'
export { findCards } from './queries-chosen.ts'
export { countChangedOffers } from './queries-counts.ts'
export { holdSoldProduct, lockOwnProduct, saveDocumentKinds } from './queries-documented.ts'
export { takeTurnNaming } from './queries-editing.ts'
export {
  cancelExpected,
  countExpected,
  type Expected,
  expectedFacts,
  findExpected,
  findStandings,
  insertExpected,
  saveExpected,
} from './queries-expected.ts'
export { productFacts } from './queries-facts.ts'
export { countOffersOf } from './queries-following.ts'
export { indexMaterials } from './queries-indexing.ts'
export { expireLots, lockBalances, moveStocks } from './queries-ledger.ts'
export { findLot, insertLot, lotFacts, movementFacts, saveLeadTime, saveThreshold, stockFacts } from './queries-lots.ts'
export { holdProduct, type ProductToNegotiate, productToNegotiate } from './queries-negotiating.ts'
export { countProductsOf, lockStocks, type ProductToOrder, productsToOrder, takeStock } from './queries-ordering.ts'
export { findOwnKeys, findOwnOffers, lockOwnOffers, type OwnKey, type OwnOffer } from './queries-own-offers.ts'
export { findCustomers, findLists, takeTurnListing } from './queries-price-lists.ts'
export { isPriceWaiting, lapseOfNegotiations } from './queries-price-requests.ts'
export { findRulesOfProducts, type KeptRule } from './queries-price-rules.ts'
export { bargainingTerms, ownBargainingTerms, pricesFor } from './queries-pricing.ts'
export { findOwnIds, type OwnFilter } from './queries-selling.ts'
export { namesOfWithdrawn, soldAmong, soldOutAmong } from './queries-sold.ts'
export { stocksAndLedger } from './queries-stock-check.ts'
export { stocksSeenBy } from './queries-stocks.ts'
export { insertProducts, insertShowcases, type NewProduct } from './queries-writing.ts'
export { findBounds, findFloor, findSalesBounds } from './sales-floors.ts'
export { type OfferChange, saveOffers } from './save-offers.ts'
export { makeList, type PriceWrite, removeEmptyList, savePrices, tellCustomers } from './save-prices.ts'
export { sendPackShot } from './send-pack-shot.ts'
export { StocksMoved, settleStocks } from './settle-stocks.ts'
export { putShopOnSale, takeShopOffSale } from './take-shop-off-sale.ts'
export { cardView } from './views.ts'
