import { networkOf } from '#domain/accounts/network.ts'
import { judgeCode, PROOF_MS, partyOf, type Verdict } from '#domain/accounts/reset.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { type Asking, knownFrom } from './ask-reset-code.ts'
import { countTry, findCaller, keepProof, lockNewestReset } from './queries-resets.ts'
import { HASH_OF_NOBODY, hashSecret, makeSecret, passwordMatches } from './secrets.ts'

interface Try extends Asking {
  code: string
}

export interface Checked {
  verdict: Verdict
  /** What saving the password needs; with a valid code alone. */
  proof?: string
}

/**
 * What a code is worth. A try is counted before the code is looked at, so that many at once are no more than one after
 * the other [RESET-3, RESET-6].
 */
export async function checkResetCode(deps: Deps, { email, address, code }: Try): Promise<Checked> {
  const trying = { email: email.toLowerCase(), network: networkOf(address) }
  const taken = await deps.db.transaction().execute((tx) => takeTryIn(tx, trying, deps.now()))
  if (!taken) return { verdict: 'expired' }

  // where no code was made yet, or the address is nobody's, a try takes as long and fails
  const matches = await passwordMatches(taken.codeHash ?? HASH_OF_NOBODY, code)
  if (!matches || !taken.codeHash) return { verdict: 'salah' }
  return deps.db.transaction().execute((tx) => proveIn(tx, taken.resetId, deps.now()))
}

interface TakenTry {
  resetId: string
  codeHash: string | null
}

/** @returns undefined where no code counts for who tries */
async function takeTryIn(
  tx: Tx,
  { email, network }: { email: string; network: string },
  now: Date,
): Promise<TakenTry | undefined> {
  const reset = await lockNewestReset(tx, email)
  if (!reset) return undefined
  const { known } = await findCaller(tx, email, network, knownFrom(now))
  const party = partyOf({ address: network, known }, reset.askedFrom)
  if (judgeCode({ ...reset, tries: reset.tries[party] }, false, now) === 'expired') return undefined

  await countTry(tx, reset.id, party)
  return { resetId: reset.id, codeHash: reset.codeHash }
}

async function proveIn(tx: Tx, resetId: string, now: Date): Promise<Checked> {
  const proof = makeSecret()
  const isFirst = await keepProof(tx, resetId, hashSecret(proof), new Date(now.getTime() + PROOF_MS))
  return isFirst ? { verdict: 'valid', proof } : { verdict: 'expired' }
}
