import { createHash, createHmac, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { Refusal } from '#domain/refusal.ts'

/** 256 random bits as text for a browser; the server stores only the hash [SESS-6]. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The secret that follows a spent one; it cannot be derived without the session's key. */
export function secretAfter(spent: string, rotationKey: Buffer): string {
  return createHmac('sha256', rotationKey).update(spent).digest('base64url')
}

/** SHA-256: enough for a secret that cannot be guessed, and fast enough for every request. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

// OWASP's argon2id settings for interactive sign-in: 19 MiB, 2 passes, 1 lane
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// a core stays free for everything else, and one of libuv's four threads for files and host names
const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, 3))
/** Passwords that may wait for a hash before others are refused: about a second's worth. */
export const MOST_WAITING = 32 * AT_ONCE
const hashQueue = pLimit(AT_ONCE)

/** @throws Refusal busy where too many wait already */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, ARGON2ID))
}

/** @throws Refusal busy where too many wait already */
export function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  return queued(() => verify(passwordHash, password))
}

async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (hashQueue.pendingCount >= MOST_WAITING) throw new Refusal('busy', { retryAfterSeconds: 2 })
  return hashQueue(work)
}

/** Verified against for unknown accounts, so that they take as long as known ones [SESS-7]. */
export const HASH_OF_NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$BNsjPJZW5sPOLYfrDIKwDw$V9/lfdZln9vASfJnkPw6YZegdBtYRvK0oAGw8iDtzOQ'

/** SHA-256 of a recovery code, however it is written: its 80 random bits cannot be guessed [ADM-1]. */
export function hashRecoveryCode(code: string): Buffer {
  return hashSecret(code.replaceAll('-', ''))
}

/**
 * Compares a guess at a secret that people choose or type. It has been counted before, so that many at once get no more
 * chances than one after the other; one that could not be compared is not counted [SESS-7, RESET-6]. @throws Refusal
 * busy
 */
export async function compareGuess(hash: string, guess: string, giveBack: () => Promise<void>): Promise<boolean> {
  try {
    return await passwordMatches(hash, guess)
  } catch (refusal) {
    await giveBack()
    throw refusal
  }
}
