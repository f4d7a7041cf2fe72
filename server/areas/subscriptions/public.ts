export {
  activePaymentCodes,
  activePaymentTypes,
  joinSubscription,
  type PaymentType,
  subscribedSellers,
} from './queries.ts'
export { countActiveCustomers } from './queries-customers.ts'
