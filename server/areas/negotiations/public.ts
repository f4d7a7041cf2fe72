export { endNegotiationsOfPair, endNegotiationsOfProduct } from './end-negotiations.ts'
export {
  findOrderedAgreements,
  findStandings,
  type OrderedAgreement,
  type Standing,
  spendAgreements,
} from './queries-agreements.ts'
export { countRunningOf } from './queries-reading.ts'
