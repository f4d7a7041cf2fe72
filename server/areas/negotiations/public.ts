export { endNegotiationsOfPair } from './end-negotiations.ts'
export {
  findOrderedAgreements,
  findStandings,
  type OrderedAgreement,
  type Standing,
  spendAgreements,
} from './queries-agreements.ts'
