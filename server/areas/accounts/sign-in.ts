import type { SessionInfo } from '#domain/accounts/contract.ts'
import { BEARER_MS, SESSION_IDLE_MS, signInWaitSeconds } from '#domain/accounts/session.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import {
  type Account,
  findAccount,
  findMemberships,
  findSignInFailures,
  forgetSignInFailures,
  insertBearer,
  insertSession,
  type Membership,
  recordSignInFailure,
} from './queries.ts'
import { HASH_OF_NOBODY, hashSecret, makeSecret, passwordMatches } from './secrets.ts'
import { sessionInfoOf } from './session-info.ts'

interface Input {
  identity: string
  password: string
  address: string
  userAgent: string
}

export interface SignedIn {
  info: SessionInfo
  refreshSecret: string
}

/**
 * Starts a session for the company the user acted for last. Unknown accounts take as long as known ones, and the
 * sentence never says which part was wrong.
 * @throws Refusal wrong_credentials | sign_in_slowed [SESS-7]
 */
export async function signIn(deps: Deps, input: Input): Promise<SignedIn> {
  // account and address together: failures of a stranger elsewhere never lock the owner out
  const failureKey = `${input.identity.toLowerCase()}\n${input.address}`
  await refuseWhenSlowed(deps, failureKey)

  const account = await findAccount(deps.db, input.identity)
  const matches = await passwordMatches(account?.passwordHash ?? HASH_OF_NOBODY, input.password)
  const [membership] = account && matches ? await findMemberships(deps.db, account.userId) : []
  if (!account || !membership) {
    await recordSignInFailure(deps.db, failureKey, deps.now())
    throw new Refusal('wrong_credentials')
  }
  return deps.db
    .transaction()
    .execute((tx) => startSessionIn(tx, { account, membership, failureKey, userAgent: input.userAgent }, deps.now()))
}

async function refuseWhenSlowed(deps: Deps, failureKey: string): Promise<void> {
  const { failures, lastAt } = await findSignInFailures(deps.db, failureKey)
  const until = lastAt.getTime() + signInWaitSeconds(failures) * 1000
  const seconds = Math.ceil((until - deps.now().getTime()) / 1000)
  if (seconds > 0) {
    throw new Refusal('sign_in_slowed', { retryAfterSeconds: seconds, words: { seconds: String(seconds) } })
  }
}

interface Start {
  account: Account
  membership: Membership
  failureKey: string
  userAgent: string
}

async function startSessionIn(tx: Tx, start: Start, now: Date): Promise<SignedIn> {
  const { account, membership } = start
  const refreshSecret = makeSecret()
  const bearer = makeSecret()
  const sessionId = await insertSession(tx, {
    userId: account.userId,
    companyId: membership.companyId,
    refreshHash: hashSecret(refreshSecret),
    userAgent: start.userAgent.slice(0, 300),
    now,
    expiresAt: new Date(now.getTime() + SESSION_IDLE_MS),
  })
  await insertBearer(tx, sessionId, hashSecret(bearer), new Date(now.getTime() + BEARER_MS))
  await forgetSignInFailures(tx, start.failureKey)

  return {
    refreshSecret,
    info: sessionInfoOf({ user: account, company: membership, bearer }),
  }
}
