import { networkOf } from '#domain/accounts/network.ts'
import { askObstacle, asksCountFrom } from '#domain/accounts/reset.ts'
import { SESSION_MAX_MS } from '#domain/accounts/session.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { findCaller, findEarlierAsks, insertReset, lockResetsOf, supersedeResets } from './queries-resets.ts'

export interface Asking {
  email: string
  /** IP address of who asks. */
  address: string
}

/**
 * Has a code sent to the address; the codes sent before count no more. Of an address nobody is registered with it looks
 * the same and takes as long, and nothing is sent [RESET-5, RESET-6].
 * @throws Refusal reset_too_soon | reset_too_often
 */
export function askResetCode(deps: Deps, { email, address }: Asking): Promise<void> {
  const asking = { email: email.toLowerCase(), network: networkOf(address) }
  return deps.db.transaction().execute((tx) => askIn(tx, asking, deps.now()))
}

async function askIn(tx: Tx, { email, network }: { email: string; network: string }, now: Date): Promise<void> {
  await lockResetsOf(tx, email)
  const caller = await findCaller(tx, email, network, knownFrom(now))
  const earlier = await findEarlierAsks(tx, email, network, asksCountFrom(now))
  const obstacle = askObstacle(earlier, caller.known, now)
  if (obstacle) throw obstacle

  await supersedeResets(tx, email)
  const resetId = await insertReset(tx, { ...caller, email, network, now })
  await enqueue(tx, 'accounts/send-reset-code', { resetId })
}

/** Since when a sign-in makes an address one that the account knows. */
export function knownFrom(now: Date): Date {
  return new Date(now.getTime() - SESSION_MAX_MS)
}
