import { createHash, randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** 256 random bits as text for a browser; the server stores only the hash [SESS-6]. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256: enough for a secret that cannot be guessed, and fast enough for every request. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

// OWASP's argon2id settings for interactive sign-in: 19 MiB, 2 passes, 1 lane
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID)
}

export function passwordMatches(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password)
}

/** Verified against for unknown accounts, so that they take as long as known ones [SESS-7]. */
export const HASH_OF_NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$BNsjPJZW5sPOLYfrDIKwDw$V9/lfdZln9vASfJnkPw6YZegdBtYRvK0oAGw8iDtzOQ'
