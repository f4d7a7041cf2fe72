import type { CompanyKind } from '../companies/permissions.ts'

/** How long a bearer is accepted before it must be refreshed, in milliseconds [SESS-6]. */
export const BEARER_MS = 15 * 60 * 1000
/** How long a replaced bearer still works, because other tabs have running requests when one tab refreshes. */
export const REPLACED_BEARER_MS = 60 * 1000
/** How long a spent refresh secret is still taken, because two tabs may use it at once. */
const SPENT_SECRET_MS = 60 * 1000
/** A session expires after this long without use. */
export const SESSION_IDLE_MS = 14 * 24 * 60 * 60 * 1000
/** No session lasts longer than this. */
export const SESSION_MAX_MS = 60 * 24 * 60 * 60 * 1000

/** A platform administrator's session expires this long after its last renewal [ADM-1]. */
const ADMIN_IDLE_MS = 30 * 60 * 1000
/** An administrator's session lasts no longer, counted from the second factor where one is required [ADM-1]. */
const ADMIN_MAX_MS = 8 * 60 * 60 * 1000

interface SessionSpan {
  companyKind: CompanyKind
  startedAt: Date
  /** When the second factor was shown in it. */
  provenAt: Date | null
}

/** Until when a session that is used now lasts if it is not used again [SESS-6, ADM-1]. */
export function sessionEnd({ companyKind, startedAt, provenAt }: SessionSpan, now: Date): Date {
  const isAdministrators = companyKind === 'platform'
  const idle = now.getTime() + (isAdministrators ? ADMIN_IDLE_MS : SESSION_IDLE_MS)
  const longest = isAdministrators
    ? (provenAt ?? startedAt).getTime() + ADMIN_MAX_MS
    : startedAt.getTime() + SESSION_MAX_MS
  return new Date(Math.min(idle, longest))
}

/** Failures before an account and network are slowed down [SESS-7]. */
const FREE_SIGN_IN_FAILURES = 5
const LONGEST_WAIT_SECONDS = 15 * 60

/**
 * Seconds to wait after failures of one account from one network: 30 s, doubling, at most 15 minutes [SESS-7].
 * @param times how many times as many are free, for a network that many share
 */
export function signInWaitSeconds(failures: number, times = 1): number {
  const free = FREE_SIGN_IN_FAILURES * times
  if (failures < free) return 0
  return Math.min(30 * 2 ** (failures - free), LONGEST_WAIT_SECONDS)
}

/** Whether a refresh secret was replaced too long ago to come from another tab; null: it is current [SESS-6]. */
export function isSecretSpent(replacedAt: Date | null | undefined, now: Date): boolean {
  return Boolean(replacedAt && now.getTime() >= replacedAt.getTime() + SPENT_SECRET_MS)
}
