/** What other areas use of negotiations. */
export { NegotiateProvider } from './negotiate.tsx'
export { NegotiateButton } from './negotiate-button.tsx'
export { INBOX_PATH, inboxPath, negotiationPath } from './paths.ts'
export { useWaitingNegotiations, WAITING_BODY } from './use-waiting-count.ts'
