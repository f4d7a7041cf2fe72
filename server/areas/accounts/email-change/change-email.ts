import type { Member } from '#domain/accounts/actor.ts'
import { isSameAddress } from '#domain/accounts/email-change.ts'
import { anotherLinkObstacle } from '#domain/accounts/verification.ts'
import { sessionsRevoked } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { publish } from '#server/platform/live/publish.ts'
import { countHit, countHits, ofNetwork, perDay } from '#server/platform/rate-limit.ts'
import { provePassword } from '../change-password.ts'
import { freeAddress } from '../join-account.ts'
import { emailOf, lockAccount } from '../queries-own.ts'
import { spendLinks } from '../registration/queries-verification.ts'
import { endSessionsBut, voidResets } from '../reset/queries-resets.ts'
import { hashSecret } from '../secrets.ts'
import type { Browser } from '../start-session.ts'
import {
  cancelByLink,
  cancelChange,
  confirmChange,
  findOpenChange,
  findUserOfLink,
  insertChange,
  replaceChanges,
  saveEmail,
  saveLinkRequested,
} from './queries-email-changes.ts'

// links a day that one person or one network requests, and that one mailbox is sent: by one person less than in total,
// so that one leaves some to others
const BY_PERSON = perDay(10)
const BY_NETWORK = perDay(50)
const TO_ADDRESS = perDay(3)
const OF_ALL_TO_ADDRESS = perDay(6)

type Origin = Pick<Browser, 'network' | 'isLocal'>

/**
 * Asks for another e-mail address: a link is mailed there, and the present one is notified. Whether somebody has the
 * address shows neither in the answer nor in its timing; that mailbox is notified instead of getting a link. An earlier
 * change ends [REG-3].
 * @throws Refusal password_wrong | email_same | too_often | moved_on
 */
export async function askEmailChange(
  deps: Deps,
  member: Member,
  { email, password }: { email: string; password: string },
  origin: Origin,
): Promise<void> {
  const provedBy = await provePassword(deps, member, { password, field: 'password' })
  if (isSameAddress(await emailOf(deps.db, member.userId), email)) throw new Refusal('email_same', { field: 'email' })
  await countLink(deps, member, email, origin)
  await deps.db.transaction().execute((tx) => askIn(tx, member, { email, provedBy }, deps.now()))
}

/** Mails the link of the open change again. @throws Refusal email_change_over | verification_too_soon | too_often */
export async function resendEmailChange(deps: Deps, member: Member, origin: Origin): Promise<void> {
  const open = await findOpenChange(deps.db, member.userId, deps.now())
  if (!open) throw new Refusal('email_change_over')
  const obstacle = anotherLinkObstacle(open.linkRequestedAt, deps.now())
  if (obstacle) throw obstacle
  await countLink(deps, member, open.email, origin)
  await deps.db.transaction().execute((tx) => resendIn(tx, member, deps.now()))
}

/** @throws Refusal too_often */
async function countLink(deps: Deps, { userId }: Member, email: string, { network, isLocal }: Origin): Promise<void> {
  await countHit(deps, `akun/email\n${userId}`, BY_PERSON)
  if (!isLocal) await countHits(deps, ofNetwork('akun/email', network, BY_NETWORK))
  const mailbox = `akun/email\n${email.toLowerCase()}`
  await countHit(deps, `${mailbox}\n${userId}`, TO_ADDRESS)
  await countHit(deps, mailbox, OF_ALL_TO_ADDRESS)
}

interface RequestedChange {
  email: string
  /** The password's hash that was compared. */
  provedBy: string
}

async function askIn(tx: Tx, { userId }: Member, { email, provedBy }: RequestedChange, now: Date): Promise<void> {
  const account = await lockAccount(tx, userId)
  if (account.passwordHash !== provedBy) throw new Refusal('moved_on')
  await replaceChanges(tx, userId)
  const changeId = await insertChange(tx, { userId, from: account.email, to: email }, now)
  await enqueue(tx, 'accounts/send-email-change', { changeId })
  await enqueue(tx, 'accounts/tell-email-change', { changeId })
}

async function resendIn(tx: Tx, { userId }: Member, now: Date): Promise<void> {
  await lockAccount(tx, userId)
  const open = await findOpenChange(tx, userId, now)
  if (!open) throw new Refusal('email_change_over')
  const obstacle = anotherLinkObstacle(open.linkRequestedAt, now)
  if (obstacle) throw obstacle
  await saveLinkRequested(tx, open.id, now)
  await enqueue(tx, 'accounts/send-email-change', { changeId: open.id })
}

/** Cancels the member's open change of e-mail address [REG-3]. @throws Refusal email_change_over */
export async function cancelEmailChange(deps: Deps, { userId }: Member): Promise<void> {
  const cancelled = await deps.db.transaction().execute((tx) => cancelChange(tx, userId, deps.now()))
  if (!cancelled) throw new Refusal('email_change_over')
}

/**
 * Cancels an open change of e-mail address by the link in the mail to the present mailbox [REG-3].
 * @throws Refusal email_change_over
 */
export async function stopEmailChange(deps: Deps, token: string): Promise<void> {
  const stopped = await deps.db.transaction().execute((tx) => cancelByLink(tx, hashSecret(token), deps.now()))
  if (!stopped) throw new Refusal('email_change_over', { field: 'token' })
}

/**
 * Changes the e-mail address to the one a link was mailed to, which proves it; the link counts once. Codes, proofs and
 * links for the old address end, and so do the user's sessions but the one that confirms [REG-3, VERIF-1].
 * @param refreshSecret the confirming browser's; if it belongs to this user, that session stays open
 * @returns the new address
 * @throws Refusal email_change_over | email_taken_meanwhile
 */
export function confirmEmailChange(deps: Deps, token: string, refreshSecret: string | undefined): Promise<string> {
  const link = { hash: hashSecret(token), exceptHash: refreshSecret ? hashSecret(refreshSecret) : null }
  return deps.db.transaction().execute((tx) => confirmIn(tx, link, deps.now()))
}

async function confirmIn(
  tx: Tx,
  { hash, exceptHash }: { hash: Buffer; exceptHash: Buffer | null },
  now: Date,
): Promise<string> {
  const userId = await findUserOfLink(tx, hash)
  // first, as every act on an account does: a password that is being changed ends the change
  if (userId) await lockAccount(tx, userId)
  const change = await confirmChange(tx, hash, now)
  if (!userId || !change) throw new Refusal('email_change_over', { field: 'token' })

  const addressUse = await freeAddress(tx, change.email, now)
  if (addressUse || !(await saveEmail(tx, userId, change.email, now)))
    throw new Refusal('email_taken_meanwhile', { field: 'token' })
  await spendLinks(tx, userId, now)
  await voidResets(tx, userId)
  await publish(tx, sessionsRevoked(await endSessionsBut(tx, userId, exceptHash, now)))
  await enqueue(tx, 'accounts/tell-email-changed', { changeId: change.id })
  return change.email
}
