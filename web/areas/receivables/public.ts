export { OrderMoney } from './order-money.tsx'
export { PaymentPill } from './payment-pill.tsx'
export { orderMoneyQuery, saleMoneyQuery } from './queries.ts'
export { SaleMoney } from './sale-money.tsx'
