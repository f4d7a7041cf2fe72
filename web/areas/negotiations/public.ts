/** What other areas use of negotiations. */

export { useWaitingNegotiations, WAITING_BODY } from './inbox/use-waiting-count.ts'
export { INBOX_PATH, inboxPath, negotiationPath } from './paths.ts'
export { NegotiateProvider } from './propose/negotiate.tsx'
export { NegotiateButton } from './propose/negotiate-button.tsx'
