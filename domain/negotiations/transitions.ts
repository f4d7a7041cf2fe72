import { isEnd, isRunning, type NegotiationState, negotiationStates } from './state.ts'

export type Side = 'buyer' | 'seller'
/** The system acts for itself: by the clock, or because product or subscription are gone. */
export type Party = Side | 'system'

export const sideActs = [
  'change',
  'withdraw',
  'agree',
  'counter',
  'decline',
  'askInfo',
  'answerInfo',
  'finish',
  'cancel',
] as const
export type SideAct = (typeof sideActs)[number]
export type Act = SideAct | 'settle' | 'expire' | 'end' | 'replace'

export type Guard = 'attempts_left' | 'is_deal' | 'is_due'

export interface Transition {
  from: NegotiationState
  act: Act
  who: Party
  guard?: Guard
  to: NegotiationState
}

const FIRST: NegotiationState = 'awaiting_seller'

/** The one table of who may do what to a negotiation, and what comes of it [NEGO-9, NEGO-10]. */
export const transitions: readonly Transition[] = checked([
  // the seller has not answered the price yet; a question for information is no answer
  ...(['awaiting_seller', 'info_wanted'] as const).flatMap((from): Transition[] => [
    { from, act: 'change', who: 'buyer', to: 'awaiting_seller' },
    { from, act: 'withdraw', who: 'buyer', to: 'withdrawn' },
    { from, act: 'agree', who: 'seller', to: 'agreed' },
    { from, act: 'counter', who: 'seller', to: 'awaiting_buyer' },
    { from, act: 'decline', who: 'seller', to: 'declined_by_seller' },
  ]),
  { from: 'awaiting_seller', act: 'askInfo', who: 'seller', to: 'info_wanted' },
  { from: 'info_wanted', act: 'answerInfo', who: 'buyer', to: 'awaiting_seller' },
  { from: 'awaiting_seller', act: 'settle', who: 'system', guard: 'is_deal', to: 'finished' },

  { from: 'awaiting_buyer', act: 'agree', who: 'buyer', to: 'agreed' },
  { from: 'awaiting_buyer', act: 'counter', who: 'buyer', guard: 'attempts_left', to: 'awaiting_seller' },
  { from: 'awaiting_buyer', act: 'decline', who: 'buyer', to: 'declined_by_buyer' },

  { from: 'agreed', act: 'finish', who: 'buyer', to: 'finished' },
  { from: 'agreed', act: 'cancel', who: 'buyer', to: 'cancelled' },

  ...negotiationStates.filter(isRunning).flatMap((from): Transition[] => [
    { from, act: 'expire', who: 'system', guard: 'is_due', to: 'expired' },
    { from, act: 'end', who: 'system', to: 'cancelled' },
  ]),
  { from: 'finished', act: 'replace', who: 'system', to: 'replaced' },
])

export function findTransition(from: NegotiationState, act: Act, who: Party): Transition | undefined {
  return transitions.find((row) => row.from === from && row.act === act && row.who === who)
}

/** Hands the table back when it is sound; run when the module is loaded, so a broken table stops the start. */
export function checked(table: readonly Transition[]): readonly Transition[] {
  const complaints = [
    ...table.filter((row) => isEnd(row.from)).map((row) => `the end state ${row.from} is left by ${row.act}`),
    ...negotiationStates.filter((state) => !reachable(table).has(state)).map((state) => `${state} is never reached`),
    ...negotiationStates
      .filter((state) => !isEnd(state) && !table.some((row) => row.from === state))
      .map((state) => `${state} is no end state and has no way out`),
    ...negotiationStates
      .filter((state) => isRunning(state) && !table.some((row) => row.from === state && row.act === 'expire'))
      .map((state) => `${state} never expires`),
    ...table
      .filter((row, index) => table.findIndex((other) => keyOf(other) === keyOf(row)) !== index)
      .map((row) => `${keyOf(row)} stands twice`),
  ]
  if (complaints.length > 0) throw new Error(`the table of negotiations: ${complaints.join('; ')}`)
  return table
}

function reachable(table: readonly Transition[]): Set<NegotiationState> {
  const found = new Set<NegotiationState>([FIRST])
  // a Set is walked on to what is added meanwhile
  for (const state of found) {
    for (const row of table) if (row.from === state) found.add(row.to)
  }
  return found
}

function keyOf({ from, act, who }: Transition): string {
  return `${act} by the ${who} in ${from}`
}
