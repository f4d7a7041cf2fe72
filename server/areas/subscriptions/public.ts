export { endSubscriptionsOf, holdSubscriptionsOf } from './end-subscriptions.ts'
export { handOverCustomer } from './hand-over-customer.ts'
export {
  activePaymentCodes,
  activePaymentTypes,
  hasPaymentType,
  joinSubscription,
  subscribedSellers,
  subscriptionsOf,
} from './queries.ts'
export { findCreditLimits, lockCredit } from './queries-credit.ts'
export { countActiveCustomers, countDocumentsAsked, countSubscriptionsOf, findSellersOf } from './queries-customers.ts'
export { findGrantLimits } from './queries-grants.ts'
export {
  contacts,
  findContact,
  findStanding,
  holdContact,
  holdFreeContacts,
  holdSubscription,
  type Standing,
  subscribedSince,
} from './queries-negotiating.ts'
export { releaseCustomers } from './release-customers.ts'
