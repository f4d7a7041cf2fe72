export { endSubscriptionsOf } from './end-subscriptions.ts'
export {
  activePaymentCodes,
  activePaymentTypes,
  hasPaymentType,
  joinSubscription,
  subscribedSellers,
  subscriptionsOf,
} from './queries.ts'
export { findCreditLimits, lockCredit } from './queries-credit.ts'
export { countActiveCustomers, countDocumentsAsked } from './queries-customers.ts'
export { findContact, holdSubscription, subscribedSince } from './queries-negotiating.ts'
export { releaseCustomers } from './release-customers.ts'
