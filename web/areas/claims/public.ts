/** Exports for other areas: an order's page shows its claims. */
export { OrderClaims, SaleOrderClaims } from './order-claims.tsx'
export { CLAIMS_PATH, SALE_CLAIMS_PATH } from './paths.ts'
export { orderClaimsQuery, saleOrderClaimsQuery } from './queries.ts'
