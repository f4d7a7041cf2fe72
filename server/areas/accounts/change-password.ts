import type { Member } from '#domain/accounts/actor.ts'
import { isGuessedFirst } from '#domain/accounts/guessed-password.ts'
import type { UserId } from '#domain/ids.ts'
import { sessionsRevoked } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { countHit, giveHitBack } from '#server/platform/rate-limit.ts'
import { replaceChanges } from './email-change/queries-email-changes.ts'
import { findMemberships } from './queries.ts'
import { endOtherSessions, findOwnAccount, findPasswordHash, replacePassword } from './queries-own.ts'
import { voidResets } from './reset/queries-resets.ts'
import { compareGuess, hashPassword } from './secrets.ts'

/**
 * Replaces the password if the old one is right, ends the user's other sessions and open resets, and notifies them by
 * mail [REG-3, RESET-6].
 * @throws Refusal password_wrong | password_guessed | too_often | moved_on
 */
export async function changePassword(deps: Deps, member: Member, old: string, newPassword: string): Promise<void> {
  const from = await provePassword(deps, member, { password: old, field: 'password_lama' })
  const names = await namesOf(deps.db, member.userId)
  const to = await hashChosen(newPassword, { field: 'password_baru', names })
  await deps.db.transaction().execute((tx) => changeIn(tx, member, { from, to }, deps.now()))
}

async function changeIn(tx: Tx, member: Member, hashes: { from: string; to: string }, now: Date): Promise<void> {
  // replaces only the hash that was compared: of two changes at once, the slower is refused
  if (!(await replacePassword(tx, member.userId, hashes))) throw new Refusal('moved_on')
  // somebody who knew the old password, or reads the mailbox, may have requested these
  await replaceChanges(tx, member.userId)
  await voidResets(tx, member.userId)
  await publish(tx, sessionsRevoked(await endOtherSessions(tx, member, now)))
  await enqueue(tx, 'accounts/tell-password-changed', { userId: member.userId })
}

interface Choice {
  /** The body's field, which is marked. */
  field: string
  /** Names that go with the account. */
  names: readonly string[]
}

/**
 * The hash of a password that somebody chooses, if it is none of those that are tried first [RESET-4].
 * @throws Refusal password_guessed | busy
 */
export async function hashChosen(password: string, { field, names }: Choice): Promise<string> {
  if (isGuessedFirst(password, { common: await commonPasswords(), names })) {
    throw new Refusal('password_guessed', { field })
  }
  return hashPassword(password)
}

interface PersonNames {
  name: string
  email: string
  username?: string | null
}

/** Names of a person that a password may be guessed by. */
export function namesIn({ name, email, username }: PersonNames): string[] {
  return [name, email.slice(0, email.indexOf('@')), username ?? '']
}

/** Those of a user, with the companies they are a member of. */
export async function namesOf(db: Db, userId: UserId): Promise<string[]> {
  const [account, memberships] = await Promise.all([findOwnAccount(db, userId), findMemberships(db, userId)])
  return [...namesIn(account), ...memberships.map(({ companyName }) => companyName)]
}

let read: Promise<ReadonlySet<string>> | undefined

/** Read when the first password is chosen: the list is large, and most processes that start never need it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  read ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return read
}

// a stolen session must not be a way to guess the password, whichever act it is tried at and wherever from
const TRIES = { max: 10, seconds: 15 * 60 }

/**
 * Compares what was typed with the member's present password; the try is counted first, and a right one is none
 * [SESS-7].
 * @param field the body's field, which is marked
 * @returns the hash it was compared with, for the act to find unchanged
 * @throws Refusal password_wrong | too_often | busy
 */
export async function provePassword(
  deps: Deps,
  { userId }: Member,
  { password, field }: { password: string; field: string },
): Promise<string> {
  const key = `akun/password\n${userId}`
  const giveBack = () => giveHitBack(deps, key)
  await countHit(deps, key, TRIES)
  const hash = await findPasswordHash(deps.db, userId)
  if (!(await compareGuess(hash, password, giveBack))) throw new Refusal('password_wrong', { field })
  await giveBack()
  return hash
}
