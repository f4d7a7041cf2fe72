import { signInWaitSeconds } from '#domain/accounts/session.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import {
  findAccount,
  findMemberships,
  findSignInFailures,
  forgetSignInFailures,
  recordSignInFailure,
} from './queries.ts'
import { HASH_OF_NOBODY, passwordMatches } from './secrets.ts'
import { type Device, type SignedIn, startSession } from './start-session.ts'

interface Input extends Device {
  identity: string
  password: string
}

/**
 * Starts a session for the company the user last acted for. Unknown accounts take as long as known ones, and the
 * message never says which part was wrong.
 * @throws Refusal wrong_credentials | sign_in_slowed [SESS-7]
 */
export async function signIn(deps: Deps, input: Input): Promise<SignedIn> {
  const key = failureKey(input.identity, input.network)
  await refuseWhenSlowed(deps, key)

  const account = await findAccount(deps.db, input.identity)
  const matches = await passwordMatches(account?.passwordHash ?? HASH_OF_NOBODY, input.password)
  const [membership] = account && matches ? await findMemberships(deps.db, account.userId) : []
  if (!account || !membership) {
    await recordSignInFailure(deps.db, key, deps.now())
    throw new Refusal('wrong_credentials')
  }
  return deps.db.transaction().execute(async (tx) => {
    await forgetSignInFailures(tx, key)
    return startSession(tx, { user: account, company: membership, device: input }, deps.now())
  })
}

async function refuseWhenSlowed(deps: Deps, key: string): Promise<void> {
  const { failures, lastAt } = await findSignInFailures(deps.db, key)
  const until = lastAt.getTime() + signInWaitSeconds(failures) * 1000
  const seconds = Math.ceil((until - deps.now().getTime()) / 1000)
  if (seconds > 0) {
    throw new Refusal('sign_in_slowed', { retryAfterSeconds: seconds, words: { seconds: String(seconds) } })
  }
}

/** Account and network together, so that a stranger's failures elsewhere never lock the owner out [SESS-7]. */
export function failureKey(identity: string, network: string): string {
  return `${identity.toLowerCase()}\n${network}`
}
