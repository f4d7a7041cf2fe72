export { AskPaymentType } from './ask-payment-type.tsx'
export { CUSTOMERS_PATH, DISTRIBUTORS_PATH } from './paths.ts'
export { SubscribePanel } from './subscribe-panel.tsx'
export { SubscriptionPill } from './subscription-pill.tsx'
