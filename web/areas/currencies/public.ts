/** Exports of currencies for other areas. */
export { PriceEquivalent } from './price-equivalent.tsx'
export { currenciesQuery } from './queries.ts'
