/** What other areas use of prices. */
export { PriceSteps, StepAmount } from './later-price-steps.tsx'
export { morePacks } from './more-packs.ts'
export { PRICES_PATH } from './paths.ts'
export { PriceLink } from './price-link.tsx'
export { priceReason } from './price-reason.ts'
export { priceStepsQuery } from './queries-steps.ts'
export { usePriceSteps } from './use-price-steps.ts'
export { WhyThisPrice } from './why-this-price.tsx'
