import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { storedOnce } from './stored-once.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Where the key is that secrets in the database are encrypted with. */
type KeyConfig = Pick<Config, 'secretsKey' | 'dataDir'>

/**
 * Encrypts what the server must read again, unreadable with the database alone.
 * @param owner the owner it is sealed for: it opens for no other
 */
export function seal(config: KeyConfig, owner: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, keyOf(config), nonce).setAAD(Buffer.from(owner))
  const sealed = [cipher.update(secret, 'utf8'), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed])
}

/** @throws Error where it was sealed with another key or for somebody else, or was changed */
export function unseal(config: KeyConfig, owner: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(CIPHER, keyOf(config), nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** A key for one purpose, such as signing, that is the same for all processes and reveals nothing of the others. */
export function keyFor(config: KeyConfig, purpose: string): Buffer {
  return createHmac('sha256', keyOf(config)).update(purpose).digest()
}

function keyOf({ secretsKey, dataDir }: KeyConfig): Buffer {
  return Buffer.from(secretsKey ?? storedKey(dataDir), 'base64url')
}

/** The key in DATA_DIR/secrets-key. */
function storedKey(dataDir: string): string {
  return storedOnce(dataDir, 'secrets-key', () => randomBytes(KEY_BYTES).toString('base64url'))
}
