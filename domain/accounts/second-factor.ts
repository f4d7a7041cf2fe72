/** How long a code of an authenticator counts, in seconds (RFC 6238) [ADM-1]. */
export const CODE_STEP_SECONDS = 30
/** Steps before and after the present one whose codes are taken too: clocks differ, and typing takes time. */
export const CODE_STEPS_ASIDE = 1
/** Recovery codes that are given at once; each counts once. */
export const RECOVERY_CODES = 10

/** Letters and digits of a recovery code, without those that look alike: 80 bits in 16 of 32 signs. */
export const RECOVERY_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const RECOVERY_LENGTH = 16

/** The typed second step of signing in; spaces and dashes do not count. */
export type TypedCode = { kind: 'authenticator'; code: string } | { kind: 'recovery'; code: string }

/** @returns undefined for what can be no code at all */
export function readCode(text: string): TypedCode | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase()
  if (/^\d{6}$/.test(code)) return { kind: 'authenticator', code }
  const isRecovery = code.length === RECOVERY_LENGTH && [...code].every((sign) => RECOVERY_SIGNS.includes(sign))
  return isRecovery ? { kind: 'recovery', code } : undefined
}

/** A recovery code as it is shown: 'ABCD-EFGH-JKLM-NPQR', from as many random numbers below 32. */
export function recoveryCode(random: Iterable<number>): string {
  const signs = [...random].slice(0, RECOVERY_LENGTH).map((number) => RECOVERY_SIGNS[number % RECOVERY_SIGNS.length])
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** News of the second factor, mailed to its administrator in case it was not them. */
export type SecondFactorNews = 'activated' | 'recovered' | 'codes_renewed' | 'reset'
