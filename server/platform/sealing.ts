import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { keptOnce } from './once.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Where the key is that secrets in the database are encrypted with. */
type Place = Pick<Config, 'secretsKey' | 'dataDir'>

/**
 * Encrypts what the server must read again but nobody who has only the database.
 * @param owner whose it is: sealed for one, it opens for no other
 */
export function seal(place: Place, owner: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(place), nonce).setAAD(Buffer.from(owner))
  const sealed = [cipher.update(secret, 'utf8'), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed])
}

/** @throws Error where it was sealed with another key or for somebody else, or was changed */
export function unseal(place: Place, owner: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, keyOf(place), nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** A key for one purpose, such as signing, that is the same for all processes and tells nothing of the others. */
export function keyFor(place: Place, purpose: string): Buffer {
  return createHmac('sha256', keyOf(place)).update(purpose).digest()
}

function keyOf({ secretsKey, dataDir }: Place): Buffer {
  return Buffer.from(secretsKey ?? keptKey(dataDir), 'base64url')
}

/** The key in DATA_DIR/secrets-key. */
function keptKey(dataDir: string): string {
  return keptOnce(dataDir, 'secrets-key', () => randomBytes(KEY_BYTES).toString('base64url'))
}
