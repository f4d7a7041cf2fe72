import { passage } from '../machine.ts'
import { LINK_MS } from './verification.ts'

/** 'replaced': another address was requested, or the password changed meanwhile. */
export type EmailChangeState = 'asked' | 'confirmed' | 'cancelled' | 'replaced'
type EmailChangeEvent = 'confirm' | 'cancel' | 'replace'

/** The only table of the steps of a change of e-mail address [REG-3]. */
export const emailChanges = passage<EmailChangeState, EmailChangeEvent>({
  states: ['asked', 'confirmed', 'cancelled', 'replaced'],
  start: 'asked',
  ends: ['confirmed', 'cancelled', 'replaced'],
  steps: [
    { from: 'asked', event: 'confirm', to: 'confirmed' },
    { from: 'asked', event: 'cancel', to: 'cancelled' },
    { from: 'asked', event: 'replace', to: 'replaced' },
  ],
})

/** Until when a change may be confirmed; another link makes it no longer, since it asks for no password [REG-3]. */
export function emailChangeEnd(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + LINK_MS)
}

/** Changes requested after this instant may be confirmed. */
export function emailChangesFrom(now: Date): Date {
  return new Date(now.getTime() - LINK_MS)
}

/** Whether two spellings are one address: mailboxes and accounts ignore case. */
export function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
