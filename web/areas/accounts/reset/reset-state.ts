/** Whose password is reset, as the first step found out. */
export interface ResetAccount {
  userId: string
  username: string
  email: string
  /** When the code was sent: milliseconds since 1970. */
  sentAt: number
}

const KEPT_UNDER = 'reset-password'
// what the server allows a code (domain/accounts/reset.ts)
const CODE_MS = 10 * 60 * 1000

/** Keeps the second step over a reload: on a phone, going to read the mail may unload the page. */
export function keepAccount(account: ResetAccount): void {
  sessionStorage.setItem(KEPT_UNDER, JSON.stringify(account))
}

export function forgetAccount(): void {
  sessionStorage.removeItem(KEPT_UNDER)
}

/** The account whose code may still count. */
export function readAccount(now: number): ResetAccount | null {
  const kept: ResetAccount | null = JSON.parse(sessionStorage.getItem(KEPT_UNDER) ?? 'null')
  return kept && now < kept.sentAt + CODE_MS ? kept : null
}
