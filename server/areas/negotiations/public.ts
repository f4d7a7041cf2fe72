export { answerAsOwner, holdAnswered } from './answer-offer.ts'
export {
  endNegotiationsOfBuyer,
  endNegotiationsOfPair,
  endNegotiationsOfProducts,
  endNegotiationsOfSeller,
} from './ending/end-negotiations.ts'
export type { Purchase } from './events.ts'
export { findWaiting } from './list-negotiations.ts'
export { followMerged } from './queries.ts'
export {
  type Agreed,
  agreed,
  type Bargain,
  findBargains,
  spendAgreements,
} from './queries-agreements.ts'
export { countRunningOf, findRunningBetween, type RunningNegotiation } from './queries-running.ts'
export { holdQuoted } from './submitting/hold-quoted.ts'
export { orderedNegotiations, type Quoted } from './submitting/queries-quoted.ts'
