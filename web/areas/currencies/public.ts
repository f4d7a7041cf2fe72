/** What other areas use of currencies. */
export { PriceEquivalent } from './price-equivalent.tsx'
export { currenciesQuery } from './queries.ts'
