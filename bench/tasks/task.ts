import type { Ask } from '#test/e2e/buyer/filled-cart.ts'
import type { Account } from '#test/scenes/sign-in.ts'
import type { Hand } from './hand.ts'

/** Calls as the person with this account, to bring about what the task begins with. */
export type Callers = (account: Account) => Promise<Ask>

/** Something that people do every day, from the page on which their day begins to its end. */
export interface Task {
  name: string
  /** Signed in before; absent: the task signs in itself. */
  as?: Account
  /** How many presses and written fields it may take. */
  atMost: { presses: number; fields: number }
  /** What has happened before. @returns what `perform` needs to know of it */
  prepare?: (callers: Callers) => Promise<string>
  /** Begins at a page, ends when what is wanted is visible. */
  perform: (hand: Hand, prepared: string) => Promise<void>
}
