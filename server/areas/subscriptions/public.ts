export { handOverCustomer, releaseCustomers } from './customers.ts'
export { letWaitingIn } from './let-in.ts'
export {
  activePaymentCodes,
  activePaymentTypes,
  entryOf,
  hasPaymentType,
  joinSubscription,
  subscribedSellers,
  subscriptionsOf,
  usualAnswerOf,
} from './queries.ts'
export {
  countActiveCustomers,
  countSubscriptionsOf,
  findCreditLimits,
  findDocumentRequests,
  findSellersOf,
  findWaitingRequests,
  isCustomer,
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
