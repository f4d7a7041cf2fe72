/** Exports of negotiations for other areas. */

export { ChooseDealPolicy } from './inbox/choose-deal-policy.tsx'
export { useWaitingNegotiations } from './inbox/use-waiting-negotiations.ts'
export { inboxFilter } from './negotiation-filter.ts'
export { NegotiationMark } from './negotiation-mark.tsx'
export { INBOX_PATH, inboxPath, NEGO_SETTINGS_PATH, NEGOTIATIONS_PATH, negotiationPath } from './paths.ts'
export { NegotiateProvider, useNegotiate } from './propose/negotiate.tsx'
export { NegotiateButton } from './propose/negotiate-button.tsx'
export { currentNegotiationsQuery, negoSettingsQuery, negotiationQuery, waitingNegotiationsQuery } from './queries.ts'
export { NegotiationStatePill } from './state-pill.tsx'
