import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { CODE_STEP_SECONDS, CODE_STEPS_ASIDE, RECOVERY_CODES, recoveryCode } from '#domain/accounts/second-factor.ts'

const ISSUER = 'Sentra Bahan'
// as long as the hash of the codes, which RFC 4226 recommends
const SECRET_BYTES = 20

/** A secret for an authenticator, in base32. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address that an authenticator reads from a picture. */
export function authenticatorAddress(secret: string, email: string): string {
  return authenticator(secret, email).toString()
}

/**
 * The step of 30 s that a code belongs to, the present one or one beside it (RFC 6238).
 * @returns undefined for a wrong code
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const aside = authenticator(secret).validate({ token: code, timestamp, window: CODE_STEPS_ASIDE })
  return aside === null ? undefined : Math.floor(timestamp / 1000 / CODE_STEP_SECONDS) + aside
}

function authenticator(secret: string, label = '') {
  return new TOTP({ issuer: ISSUER, label, secret, period: CODE_STEP_SECONDS })
}

/** Recovery codes as they are shown, once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(16)))
}
