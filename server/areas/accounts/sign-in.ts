import { isKnownToAll } from '#domain/accounts/demo-account.ts'
import { sessionsRevoked } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { publish } from '#server/platform/live/publish.ts'
import { networksAround } from '#server/platform/network.ts'
import { countTry, giveTryBack, noteRefusedSignIn, type TryKey } from './count-tries.ts'
import { findAccount, findMemberships, forgetSignInFailures, holdPassword } from './queries.ts'
import { endSession } from './queries-sessions.ts'
import { compareGuess, HASH_OF_NOBODY, hashSecret } from './secrets.ts'
import { type Browser, type SignedIn, startSession } from './start-session.ts'

interface Input extends Browser {
  identity: string
  password: string
}

/**
 * Starts a session for the company the user last acted for. Unknown accounts take as long as known ones, and the
 * message never says which part was wrong, nor that an administrator has blocked the account.
 * @throws Refusal wrong_credentials | sign_in_slowed | busy [SESS-7]
 */
export async function signIn(deps: Deps, input: Input): Promise<SignedIn> {
  const account = await findAccount(deps.db, input.identity)
  // by e-mail and by username it is one account
  const keys = failureKeys(account?.email ?? input.identity, input.network)
  await deps.db.transaction().execute((tx) => countTry(tx, keys, deps.now()))

  const matches = await compareGuess(account?.passwordHash ?? HASH_OF_NOBODY, input.password, () =>
    deps.db.transaction().execute((tx) => giveTryBack(tx, keys)),
  )
  const opens =
    account && matches && !account.blocked && (deps.config.demo || !isKnownToAll(account.email, input.password))
  const [membership] = opens ? await findMemberships(deps.db, account.userId) : []
  if (!account || !membership) {
    await noteRefusedSignIn(deps, input.identity, account?.userId ?? null)
    throw new Refusal('wrong_credentials')
  }
  return deps.db.transaction().execute(async (tx) => {
    // changed or blocked while this one waited to be compared: a session opened now would outlive that [RESET-6, ADMIN-1]
    if (!(await holdPassword(tx, account))) throw new Refusal('wrong_credentials')
    await forgetSignInFailures(tx, keys)
    return startSession(tx, { user: account, company: membership, browser: input }, deps.now())
  })
}

/** Account and network together, so that a stranger's failures elsewhere never lock the owner out [SESS-7]. */
export function failureKeys(identity: string, network: string): TryKey[] {
  return networksAround(network).map((around) => ({
    key: `${identity.toLowerCase()}\n${around.network}`,
    times: around.times,
  }))
}

/** Ends the session of each valid secret; signing out twice is not an error [SESS-4]. */
export function signOut(deps: Deps, secrets: readonly (string | null | undefined)[]): Promise<void> {
  return deps.db.transaction().execute((tx) => signOutIn(tx, secrets, deps.now()))
}

async function signOutIn(tx: Tx, secrets: readonly (string | null | undefined)[], now: Date): Promise<void> {
  for (const secret of secrets) {
    if (secret) await publish(tx, sessionsRevoked(await endSession(tx, hashSecret(secret), now)))
  }
}
