import { askObstacle, asksCountFrom } from '#domain/accounts/reset.ts'
import { SESSION_MAX_MS } from '#domain/accounts/session.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import {
  type Caller,
  findCaller,
  findEarlierAsks,
  insertReset,
  lockResetsOf,
  supersedeResets,
} from './queries-resets.ts'

export interface Asking {
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
export function knownFrom(now: Date): Date {
  return new Date(now.getTime() - SESSION_MAX_MS)
}
