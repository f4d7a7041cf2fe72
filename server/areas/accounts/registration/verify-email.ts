import type { Member } from '#domain/accounts/actor.ts'
import { anotherLinkObstacle, LINK_MS } from '#domain/accounts/verification.ts'
import type { UserId } from '#domain/ids.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { enqueue } from '#server/platform/jobs/enqueue.ts'
import { countHit, perDay } from '#server/platform/rate-limit.ts'
import { verificationMail } from '../mails.ts'
import { hashSecret, makeSecret } from '../secrets.ts'
import { insertVerification, keepLink, lockAddressToVerify, useLink } from './queries-verification.ts'

/** Asks for the link that verifies a user's e-mail address [REG-1]. */
export async function askVerification(tx: Tx, userId: UserId, email: string, now: Date): Promise<void> {
  const verificationId = await insertVerification(tx, userId, email, now)
  await enqueue(tx, 'accounts/send-verification', { verificationId })
}

export interface ResentVerification {
  email: string
  alreadyVerified: boolean
}

// the mailbox is not proved yet
const LINKS_A_DAY = perDay(20)

/** Sends another link; earlier ones still count [VERIF-1]. @throws Refusal verification_too_soon | too_often */
export async function askVerificationAgain(deps: Deps, member: Member): Promise<ResentVerification> {
  await countLink(deps, member.userId)
  return deps.db.transaction().execute((tx) => askLinkAgain(tx, member.userId, deps.now()))
}

/** Counts one more link to the mailbox of a user, across all requesters. @throws Refusal too_often */
export async function countLink(deps: Deps, userId: string): Promise<void> {
  await countHit(deps, `akun/verifikasi\n${userId}`, LINKS_A_DAY)
}

/** Sends the link again where there is something to verify. @throws Refusal verification_too_soon */
export async function askLinkAgain(tx: Tx, userId: UserId, now: Date): Promise<ResentVerification> {
  const { email, verified, lastRequestedAt } = await lockAddressToVerify(tx, userId)
  if (verified) return { email, alreadyVerified: true }
  const obstacle = anotherLinkObstacle(lastRequestedAt, now)
  if (obstacle) throw obstacle
  await askVerification(tx, userId, email, now)
  return { email, alreadyVerified: false }
}

/** Makes and mails the link; it is made only here so that it exists nowhere but in the mail. */
export async function sendVerification(deps: Deps, { verificationId }: { verificationId: string }): Promise<void> {
  const token = makeSecret()
  const unverified = await deps.db
    .transaction()
    .execute((tx) => keepLink(tx, verificationId, hashSecret(token), deps.now()))
  if (unverified)
    await deps.mailer.send(verificationMail(unverified.email, `${deps.config.publicUrl}/verifikasi?token=${token}`))
}

/** Verifies the address a link was sent to; a link counts once. @throws Refusal verification_over */
export async function verifyEmail(deps: Deps, token: string): Promise<string> {
  const now = deps.now()
  const sentAfter = new Date(now.getTime() - LINK_MS)
  const email = await deps.db.transaction().execute((tx) => useLink(tx, hashSecret(token), sentAfter, now))
  if (email === undefined) throw new Refusal('verification_over', { field: 'token' })
  return email
}
