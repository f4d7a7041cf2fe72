export { answerAsOwner, holdAnswered } from './answer-offer.ts'
export { countWaiting } from './count-waiting.ts'
export {
  endNegotiationsOfBuyer,
  endNegotiationsOfPair,
  endNegotiationsOfProducts,
  endNegotiationsOfSeller,
} from './end-negotiations.ts'
export type { Purchase } from './events.ts'
export { holdQuoted } from './hold-quoted.ts'
export { followMerged } from './queries.ts'
export {
  type Agreed,
  agreed,
  type Bargain,
  findBargains,
  spendAgreements,
} from './queries-agreements.ts'
export { orderedNegotiations, type Quoted } from './queries-quoted.ts'
export { countRunningOf, findRunningBetween, type RunningNegotiation } from './queries-reading.ts'
