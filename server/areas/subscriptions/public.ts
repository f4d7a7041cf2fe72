export { handOverCustomer, releaseCustomers } from './customers.ts'
export {
  activePaymentCodes,
  activePaymentTypes,
  hasPaymentType,
  joinSubscription,
  subscribedSellers,
  subscriptionsOf,
} from './queries.ts'
export {
  countActiveCustomers,
  countSubscriptionsOf,
  findCreditLimits,
  findDocumentRequests,
  findSellersOf,
  findWaitingRequests,
  lockCredit,
} from './queries-customers.ts'
export { findGrantLimits } from './queries-grants.ts'
export {
  contacts,
  findContact,
  findSubscriptionStatus,
  holdContact,
  holdFreeContacts,
  holdSubscription,
  type SubscriptionStatus,
  subscribedSince,
} from './queries-negotiating.ts'
export { endSubscriptionsOf, holdSubscriptionsOf } from './take-step.ts'
