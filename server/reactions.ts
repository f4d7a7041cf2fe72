import { personLeft } from './areas/accounts/events.ts'
import { findUserNames, withSince } from './areas/accounts/public.ts'
import { openReview, requestIdentity, reviewAgain } from './areas/administration/public.ts'
import { openAccount } from './areas/bank-accounts/public.ts'
import {
  announceCartChange,
  announceCartChanges,
  announceCartChangesOfSeller,
  enterAgreed,
} from './areas/cart/public.ts'
import {
  answerApproved,
  answerDeciding,
  customerPriced,
  offersMoved,
  productBans,
  productsChanged,
  productsWithdrawn,
  runningNegotiations,
  shopChanged,
  shopOffSale,
} from './areas/catalogue/events.ts'
import { countOffersOf, holdOffers, indexMaterials, indexOffers, takeOffersAlong } from './areas/catalogue/public.ts'
import { findClosedForToday } from './areas/chat/public.ts'
import { countForClosing, countForSeller, followCancellation, followReceipt } from './areas/claims/public.ts'
import { buyerRegistered, hasSeller, identityChanging, identityRequested, userNames } from './areas/companies/events.ts'
import { administratorSince, orderNumbers } from './areas/loyalty/events.ts'
import {
  categoryChanging,
  materialMerged,
  materialsAdded,
  materialWritten,
  productsOffered,
} from './areas/materials/events.ts'
import {
  accountsWaiting,
  buyerClosed,
  companyClosed,
  membershipChanged,
  moneyOnAccount,
  openBusiness,
  openClaims,
  shopClosed,
} from './areas/members/events.ts'
import {
  announcedOrders,
  lastPurchases,
  negotiationFinished,
  purchasesSince,
  sellerClosed,
} from './areas/negotiations/events.ts'
import {
  answerAsOwner,
  countRunningOf,
  endNegotiationsOfPair,
  endNegotiationsOfProducts,
  endNegotiationsOfSeller,
  followMerged,
  holdAnswered,
} from './areas/negotiations/public.ts'
import { forgetPerson } from './areas/notifications/public.ts'
import { shopOpened } from './areas/onboarding/events.ts'
import { endApplication, endShop } from './areas/onboarding/public.ts'
import { taxInvoicesBeside } from './areas/order-documents/events.ts'
import {
  creditCancelled,
  creditUndone,
  findDeliveryNotes,
  findInvoiceNumbers,
  issueOrderDocuments,
  issueReceipts,
  issueWithGoods,
  voidReceipts,
} from './areas/order-documents/public.ts'
import { goodsInvoiced, goodsUninvoiced, orderStepped, saleClaimsWaiting, shipmentsOf } from './areas/orders/events.ts'
import {
  countOpenBusiness,
  countShopVoucherUses,
  findForMoney,
  findKnownToSellers,
  findOrderNumbers,
  findPurchases,
  findShippedLots,
  holdForMoney,
  lapseOrdersOfPair,
  settleOrder,
  sumPurchases,
} from './areas/orders/public.ts'
import { countWaiting } from './areas/payments/public.ts'
import { eraseCompany } from './areas/personal-data/public.ts'
import { lotsShippedTo } from './areas/product-documents/events.ts'
import { closeRequestsOf } from './areas/product-documents/public.ts'
import { findBansForSeller } from './areas/product-reports/public.ts'
import {
  invoicesOfShipments,
  orderSettled,
  ordersLocked,
  ordersRead,
  paymentRecorded,
  paymentUndone,
} from './areas/receivables/events.ts'
import { countCredits, owedBy, reverseInvoice, writeInvoice } from './areas/receivables/public.ts'
import { forgetSavedProducts } from './areas/saved-products/public.ts'
import { shopVoucherUses } from './areas/seller-vouchers/events.ts'
import { deliveryNotesOf, shipmentReceived } from './areas/shipments/events.ts'
import { lapseRequest, showShipments } from './areas/shipments/public.ts'
import { owedTo, subscriptionEnded } from './areas/subscriptions/events.ts'
import { endSubscriptionsOf, holdSubscriptionsOf, isCustomer, releaseCustomers } from './areas/subscriptions/public.ts'
import { taxInvoicesOf } from './areas/tax/public.ts'

/** Registers how areas react to and answer those below them; calling it again changes nothing. */
export function registerReactions(): void {
  userNames.answeredBy(findUserNames)
  hasSeller.answeredBy(isCustomer)
  buyerRegistered.leadsTo(openReview)
  identityChanging.leadsTo(reviewAgain)
  identityRequested.leadsTo(requestIdentity)
  openBusiness.answeredBy(countOpenBusiness)
  openClaims.answeredBy(countForClosing)
  moneyOnAccount.answeredBy(countCredits)
  accountsWaiting.answeredBy(countWaiting)
  personLeft.leadsTo(forgetSavedProducts)
  personLeft.leadsTo(forgetPerson)
  buyerClosed.leadsTo(endSubscriptionsOf)
  buyerClosed.leadsTo(closeRequestsOf)
  buyerClosed.leadsTo(endApplication)
  // subscriptions before stocks, as ordering on credit locks them, and stocks before what ends with subscriptions
  shopClosed.leadsTo(holdSubscriptionsOf)
  shopClosed.leadsTo(endShop)
  shopClosed.leadsTo(endSubscriptionsOf)
  shopClosed.leadsTo(closeRequestsOf)
  companyClosed.leadsTo(eraseCompany)
  membershipChanged.leadsTo(releaseCustomers)
  // stocks before negotiations, as placing an order locks them
  subscriptionEnded.leadsTo(lapseOrdersOfPair)
  subscriptionEnded.leadsTo(endNegotiationsOfPair)
  categoryChanging.leadsTo(holdOffers)
  materialsAdded.leadsTo(indexMaterials)
  materialWritten.leadsTo(indexOffers)
  materialMerged.leadsTo(takeOffersAlong)
  productsOffered.answeredBy(countOffersOf)
  productsWithdrawn.leadsTo(endNegotiationsOfProducts)
  productsChanged.leadsTo(announceCartChanges)
  shopOpened.leadsTo(openAccount)
  shopOffSale.leadsTo(endNegotiationsOfSeller)
  shopChanged.leadsTo(announceCartChangesOfSeller)
  customerPriced.leadsTo(announceCartChange)
  offersMoved.leadsTo(followMerged)
  answerDeciding.leadsTo(holdAnswered)
  answerApproved.leadsTo(answerAsOwner)
  negotiationFinished.leadsTo(enterAgreed)
  sellerClosed.answeredBy(findClosedForToday)
  productBans.answeredBy(findBansForSeller)
  runningNegotiations.answeredBy(countRunningOf)
  ordersLocked.leadsTo(holdForMoney)
  invoicesOfShipments.answeredBy(findInvoiceNumbers)
  ordersRead.answeredBy(findForMoney)
  orderSettled.leadsTo(settleOrder)
  goodsInvoiced.leadsTo(writeInvoice)
  orderStepped.leadsTo(lapseRequest)
  orderStepped.leadsTo(issueOrderDocuments)
  orderStepped.leadsTo(creditCancelled)
  goodsInvoiced.leadsTo(issueWithGoods)
  goodsUninvoiced.leadsTo(reverseInvoice)
  goodsUninvoiced.leadsTo(creditUndone)
  shipmentReceived.leadsTo(followReceipt)
  orderStepped.leadsTo(followCancellation)
  saleClaimsWaiting.answeredBy(countForSeller)
  shipmentsOf.answeredBy(showShipments)
  deliveryNotesOf.answeredBy(findDeliveryNotes)
  taxInvoicesBeside.answeredBy(taxInvoicesOf)
  paymentRecorded.leadsTo(issueReceipts)
  paymentUndone.leadsTo(voidReceipts)
  lotsShippedTo.answeredBy(findShippedLots)
  announcedOrders.answeredBy(findKnownToSellers)
  orderNumbers.answeredBy(findOrderNumbers)
  administratorSince.answeredBy(withSince)
  owedTo.answeredBy(owedBy)
  shopVoucherUses.answeredBy(countShopVoucherUses)
  lastPurchases.answeredBy(findPurchases)
  purchasesSince.answeredBy(sumPurchases)
}
