export { endNegotiationsOfPair, endNegotiationsOfProduct } from './end-negotiations.ts'
export type { Purchase } from './events.ts'
export {
  findOrderedAgreements,
  findStandings,
  type OrderedAgreement,
  type Standing,
  spendAgreements,
} from './queries-agreements.ts'
export { countRunningOf } from './queries-reading.ts'
