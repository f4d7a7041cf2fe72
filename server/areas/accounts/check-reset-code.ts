import { Counter } from 'prom-client'
import { judgeCode, PROOF_MS, type Trier, trierOf, type Verdict } from '#domain/accounts/reset.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { registry } from '#server/platform/metrics.ts'
import { takeHit } from '#server/platform/rate-limit.ts'
import { type Asking, knownFrom } from './ask-reset-code.ts'
import { compareGuess } from './compare-guess.ts'
import {
  countTry,
  findCaller,
  findNewestReset,
  giveTryBack,
  keepProof,
  lockNewestReset,
  type NewestReset,
} from './queries-resets.ts'
import { HASH_OF_NOBODY, hashSecret, makeSecret } from './secrets.ts'

interface Try extends Asking {
  code: string
}

export interface Checked {
  verdict: Verdict
  /** Needed to save the password; only with a valid code. */
  proof?: string
}

/**
 * Judges a code. The try is counted before the code is compared, so that simultaneous tries get no more chances than
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
  const trier = trierOf({ address: network, known }, reset.askedFrom)
  return judgeCode(reset, trier, true, now) === 'valid' ? trier : undefined
}

async function proveIn(tx: Tx, resetId: string, now: Date): Promise<Checked> {
  const proof = makeSecret()
  const isFirst = await keepProof(tx, resetId, hashSecret(proof), new Date(now.getTime() + PROOF_MS))
  return isFirst ? { verdict: 'valid', proof } : { verdict: 'expired' }
}

type Warn = (facts: object, sentence: string) => void

/** Wrong codes within an hour, of all accounts and nodes, that somebody should look at; told again at as many more. */
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
