import { tabStorage } from '#web/lib/tab-storage.ts'

/** The account whose password is reset, as found in the first step. */
export interface ResetAccount {
  userId: string
  username: string
  email: string
  /** When the code was sent: milliseconds since 1970. */
  sentAt: number
  /** When the code was requested, from which the wait for another one counts; null before. */
  requestedAt: number | null
}

const KEPT_UNDER = 'reset-password'
// how long the server accepts a code (domain/accounts/reset.ts)
const CODE_MS = 10 * 60 * 1000

/** Stores the second step: on a phone, opening the mail may unload the page. */
export function keepAccount(account: ResetAccount): void {
  tabStorage.write(KEPT_UNDER, account)
}

export function forgetAccount(): void {
  tabStorage.remove(KEPT_UNDER)
}

/** The account of a code that may still be valid. */
export function readAccount(now: number): ResetAccount | null {
  const stored = tabStorage.read<ResetAccount>(KEPT_UNDER)
  return stored && now < stored.sentAt + CODE_MS ? stored : null
}
