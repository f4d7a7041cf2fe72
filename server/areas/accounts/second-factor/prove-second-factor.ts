import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Administrator } from '#domain/accounts/actor.ts'
import {
  CODE_STEP_SECONDS,
  CODE_STEPS_ASIDE,
  RECOVERY_CODES,
  readCode,
  recoveryCode,
} from '#domain/accounts/second-factor.ts'
import { sessionEnd } from '#domain/accounts/session.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { unseal } from '#server/platform/sealing.ts'
import { countTry, noteWrongFactor } from '../count-tries.ts'
import { forgetSignInFailures } from '../queries.ts'
import { hashRecoveryCode } from '../secrets.ts'
import {
  countRecoveryCodes,
  guessKeys,
  lockSecondFactor,
  markProven,
  type SecondFactor,
  saveLastStep,
  spendRecoveryCode,
} from './queries-second-factor.ts'

/**
 * The second step of signing in: a code of the authenticator or a recovery code, each of which counts once, also when two
 * come at the same time [ADM-1].
 * @returns how many recovery codes are left
 * @throws Refusal second_factor_missing | second_factor_wrong | sign_in_slowed | session_over
 */
export async function proveSecondFactor(deps: Deps, asker: Administrator, typed: string): Promise<number> {
  // committed before the code is compared: a refused one has been counted
  await deps.db.transaction().execute((tx) => countTry(tx, guessKeys(asker.userId), deps.now()))
  try {
    return await deps.db.transaction().execute((tx) => proveIn(tx, deps, asker, typed))
  } catch (refusal) {
    // after the transaction, which a refusal undoes
    if (refusal instanceof Refusal && refusal.code === 'second_factor_wrong') await noteWrongFactor(deps, asker)
    throw refusal
  }
}

async function proveIn(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'now'>,
  asker: Administrator,
  typed: string,
): Promise<number> {
  const now = deps.now()
  const { userId } = asker
  const factor = await lockSecondFactor(tx, userId)
  if (!factor?.secret) throw new Refusal('second_factor_missing')
  if (!(await spendCode(tx, deps, asker, { factor, typed })))
    throw new Refusal('second_factor_wrong', { field: 'kode' })
  await forgetSignInFailures(tx, guessKeys(userId))
  await proveSession(tx, asker, now)
  return countRecoveryCodes(tx, userId)
}

/** @returns whether it was right, and had not been used */
async function spendCode(
  tx: Tx,
  { config, now }: Pick<Deps, 'config' | 'now'>,
  asker: Administrator,
  { factor, typed }: { factor: SecondFactor; typed: string },
): Promise<boolean> {
  const { userId } = asker
  const read = readCode(typed)
  if (read?.kind === 'recovery') {
    if (!(await spendRecoveryCode(tx, userId, hashRecoveryCode(read.code), now()))) return false
    await audit(tx, asker, { act: 'second_factor.recover', thing: { id: userId } }, now())
    await enqueue(tx, 'accounts/tell-second-factor', { userId, done: 'recovered' })
    return true
  }
  if (!read || !factor.secret) return false
  const step = stepOfCode(unseal(config, userId, factor.secret), read.code, now())
  if (step === undefined || step <= factor.lastStep) return false
  await saveLastStep(tx, userId, step)
  return true
}

/** From now on the session may administer, for eight hours at most. @throws Refusal session_over */
export async function proveSession(tx: Tx, { sessionId, companyKind }: Administrator, now: Date): Promise<void> {
  const expiresAt = sessionEnd({ companyKind, startedAt: now, provenAt: now }, now)
  if (!(await markProven(tx, sessionId, expiresAt, now))) throw new Refusal('session_over')
}

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
