import { Counter } from 'prom-client'
import {
  askObstacle,
  asksCountFrom,
  PROOF_MS,
  type Trier,
  trierOf,
  type Verdict,
  validateCode,
} from '#domain/accounts/reset.ts'
import { SESSION_MAX_MS } from '#domain/accounts/session.ts'
import type { UserId } from '#domain/ids.ts'
import { sessionsRevoked } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { registry } from '#server/platform/metrics.ts'
import { takeHit } from '#server/platform/rate-limit.ts'
import { hashChosen, namesOf } from '../change-password.ts'
import { replaceChanges } from '../email-change/queries-email-changes.ts'
import { forgetSignInFailures } from '../queries.ts'
import { lockAccount } from '../queries-own.ts'
import { compareGuess, HASH_OF_NOBODY, hashSecret, makeSecret } from '../secrets.ts'
import { failureKeys } from '../sign-in.ts'
import {
  type Caller,
  countTry,
  endSessionsBut,
  findCaller,
  findEarlierAsks,
  findNewestReset,
  giveTryBack,
  holdsProof,
  insertReset,
  keepProof,
  lockNewestReset,
  lockResetsOf,
  type NewestReset,
  type Proof,
  savePassword,
  spendProof,
  supersedeResets,
  voidResets,
} from './queries-resets.ts'

interface Asking {
  email: string
  /** Network the request comes from (networkOf). */
  network: string
}

/**
 * Sends a code to the address; earlier codes stop counting. For an address without an account the answer and its timing
 * are the same, and nothing is sent [RESET-5, RESET-6].
 * @throws Refusal reset_too_soon | reset_too_often
 */
export async function askResetCode(deps: Deps, { email, network }: Asking): Promise<void> {
  const asking = { email: email.toLowerCase(), network }
  // checked before the lock too: of thousands of requests at once, those that will be refused do not queue for it
  await whoMayAsk(deps.db, asking, deps.now())
  await deps.db.transaction().execute((tx) => askIn(tx, asking, deps.now()))
}

async function askIn(tx: Tx, asking: Asking, now: Date): Promise<void> {
  await lockResetsOf(tx, asking.email)
  const caller = await whoMayAsk(tx, asking, now)
  await supersedeResets(tx, asking.email)
  const resetId = await insertReset(tx, { ...caller, ...asking, now })
  await enqueue(tx, 'accounts/send-reset-code', { resetId })
}

/** @throws Refusal reset_too_soon | reset_too_often */
async function whoMayAsk(db: Db | Tx, { email, network }: Asking, now: Date): Promise<Caller> {
  const caller = await findCaller(db, email, network, knownFrom(now))
  const earlier = await findEarlierAsks(db, email, network, asksCountFrom(now))
  const obstacle = askObstacle(earlier, caller.known, now)
  if (obstacle) throw obstacle
  return caller
}

/** A sign-in from a network since this instant makes it known to the account. */
function knownFrom(now: Date): Date {
  return new Date(now.getTime() - SESSION_MAX_MS)
}

interface Try extends Asking {
  code: string
}

export interface Checked {
  verdict: Verdict
  /** Needed to save the password; only with a valid code. */
  proof?: string
}

/**
 * Verifies a code. The try is counted before the code is compared, so that simultaneous tries get no more chances than
 * successive ones [RESET-3, RESET-6].
 */
export async function checkResetCode(deps: Deps, { email, network, code }: Try, warn: Warn): Promise<Checked> {
  const trying = { email: email.toLowerCase(), network }
  const { known } = await findCaller(deps.db, trying.email, trying.network, knownFrom(deps.now()))
  // checked before the lock too: of thousands of tries at once, those that will fail do not queue for it
  const newest = await findNewestReset(deps.db, trying.email)
  if (!countsFor({ ...trying, known }, newest, deps.now())) return { verdict: 'expired' }
  const taken = await deps.db.transaction().execute((tx) => takeTryIn(tx, { ...trying, known }, deps.now()))
  if (!taken) return { verdict: 'expired' }

  // with no code made yet, or no account at the address, a try takes as long and fails
  const { reset, trier } = taken
  const matches = await compareGuess(reset.codeHash ?? HASH_OF_NOBODY, code, () =>
    deps.db.transaction().execute((tx) => giveTryBack(tx, reset.id, trier)),
  )
  if (!matches || !reset.codeHash) {
    await noticeWrongCode(deps, warn)
    return { verdict: 'wrong' }
  }
  return deps.db.transaction().execute((tx) => proveIn(tx, reset.id, deps.now()))
}

interface Trying extends Asking {
  known: boolean
}

/** A try that is counted, and under which counter. */
interface Taken {
  reset: NewestReset
  trier: Trier
}

/** @returns undefined when no code counts for this caller */
async function takeTryIn(tx: Tx, trying: Trying, now: Date): Promise<Taken | undefined> {
  const reset = await lockNewestReset(tx, trying.email)
  const trier = countsFor(trying, reset, now)
  if (!reset || !trier) return undefined
  await countTry(tx, reset.id, trier)
  return { reset, trier }
}

/** The counter this try falls under; undefined when the code no longer counts for the caller. */
function countsFor({ network, known }: Trying, reset: NewestReset | undefined, now: Date): Trier | undefined {
  if (!reset) return undefined
  const trier = trierOf({ address: network, known }, reset.requestedFrom)
  return validateCode(reset, trier, true, now) === 'valid' ? trier : undefined
}

async function proveIn(tx: Tx, resetId: string, now: Date): Promise<Checked> {
  const proof = makeSecret()
  const isFirst = await keepProof(tx, resetId, hashSecret(proof), new Date(now.getTime() + PROOF_MS))
  return isFirst ? { verdict: 'valid', proof } : { verdict: 'expired' }
}

type Warn = (facts: object, sentence: string) => void

/** Wrong codes within an hour, of all accounts and nodes, that raise an alarm; raised again at as many more. */
const ALARM_AT = 100
const HOUR = { seconds: 60 * 60 }

const wrongCodes = new Counter({
  name: 'reset_codes_wrong_total',
  help: 'Wrong codes tried to reset passwords',
  registers: [registry],
})

/**
 * Counts a wrong code. The limits hold for each account; a guesser who spreads over many shows only in the total
 * [RESET-6].
 */
export async function noticeWrongCode(deps: Deps, warn: Warn): Promise<void> {
  wrongCodes.inc()
  const { hits } = await takeHit(deps, 'reset/wrong-codes', HOUR)
  if (hits % ALARM_AT === 0) warn({ wrongCodes: hits }, 'many wrong codes to reset passwords within an hour')
}

interface Input {
  userId: string
  email: string
  token: string
  password: string
  /** Network it is saved from (networkOf). */
  network: string
  /** The saving browser's refresh secret; if it belongs to this user, that session stays open. */
  refreshSecret: string | undefined
}

/**
 * Saves a new password with the proof that the code of this user and address was verified; the proof counts once. The
 * user's other sessions end at once, on every node [RESET-6].
 * @throws Refusal reset_proof_over | password_guessed
 */
export async function resetPassword(deps: Deps, input: Input): Promise<void> {
  const proof = { hash: hashSecret(input.token), userId: input.userId, email: input.email.toLowerCase() }
  // checked before hashing, so that a made-up proof costs little work
  if (!(await holdsProof(deps.db, { ...proof, now: deps.now() }))) throw proofExpired()
  const names = await namesOf(deps.db, input.userId as UserId) // the user of the proof
  const passwordHash = await hashChosen(input.password, { field: 'password', names })
  await deps.db.transaction().execute((tx) => saveIn(tx, { ...proof, now: deps.now() }, input, passwordHash))
}

async function saveIn(tx: Tx, proof: Proof, { network, refreshSecret }: Input, passwordHash: string): Promise<void> {
  const { userId, now } = proof
  // first, as every act on an account does
  await lockAccount(tx, userId)
  if (!(await spendProof(tx, proof))) throw proofExpired()
  await voidResets(tx, userId)
  await replaceChanges(tx, userId)
  const email = await savePassword(tx, userId, passwordHash, now)
  // so that the new password works at once
  await forgetSignInFailures(tx, failureKeys(email, network))
  const exceptHash = refreshSecret ? hashSecret(refreshSecret) : null
  await publish(tx, sessionsRevoked(await endSessionsBut(tx, userId, exceptHash, now)))
  await enqueue(tx, 'accounts/tell-password-changed', { userId })
}

function proofExpired(): Refusal {
  return new Refusal('reset_proof_over', { field: 'token' })
}
