import type { UserId } from '#domain/ids.ts'
import { sessionsOver } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { hashChosen, namesOf } from './choose-password.ts'
import { forgetSignInFailures } from './queries.ts'
import { replaceChanges } from './queries-email-changes.ts'
import { lockAccount } from './queries-own.ts'
import { endSessionsBut, holdsProof, type Proof, savePassword, spendProof, voidResets } from './queries-resets.ts'
import { hashSecret } from './secrets.ts'
import { failureKeys } from './sign-in.ts'

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
 * Saves a new password for whoever verified the code of this user and address; the proof counts once. The user's other
 * sessions end at once, on every node [RESET-6].
 * @throws Refusal reset_proof_over | password_guessed
 */
export async function resetPassword(deps: Deps, input: Input): Promise<void> {
  const proof = { hash: hashSecret(input.token), userId: input.userId, email: input.email.toLowerCase() }
  // checked before hashing, so that a made-up proof costs little work
  if (!(await holdsProof(deps.db, { ...proof, now: deps.now() }))) throw proofOver()
  const names = await namesOf(deps.db, input.userId as UserId) // whose proof it is
  const passwordHash = await hashChosen(input.password, { field: 'password', names })
  await deps.db.transaction().execute((tx) => saveIn(tx, { ...proof, now: deps.now() }, input, passwordHash))
}

async function saveIn(tx: Tx, proof: Proof, { network, refreshSecret }: Input, passwordHash: string): Promise<void> {
  const { userId, now } = proof
  // first, as every act on an account does
  await lockAccount(tx, userId)
  if (!(await spendProof(tx, proof))) throw proofOver()
  await voidResets(tx, userId)
  await replaceChanges(tx, userId)
  const email = await savePassword(tx, userId, passwordHash, now)
  // so that the new password works at once
  await forgetSignInFailures(tx, failureKeys(email, network))
  const kept = refreshSecret ? hashSecret(refreshSecret) : null
  await publish(tx, sessionsOver(await endSessionsBut(tx, userId, kept, now)))
  await enqueue(tx, 'accounts/tell-password-changed', { userId })
}

function proofOver(): Refusal {
  return new Refusal('reset_proof_over', { field: 'token' })
}
