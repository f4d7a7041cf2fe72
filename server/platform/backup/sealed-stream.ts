import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { StartFailure } from '../start-failure.ts'

// A file is a header and sealed pieces. The header: what it is, version of the format, whether a key file is needed,
// a salt, and a check that distinguishes a wrong key from a changed file. Each piece is sealed by its index, and the
// last one as the last: pieces that are changed, exchanged, repeated or cut off do not open.

const CIPHER = 'aes-256-gcm'
const WHAT = Buffer.from('SENTRABK')
const VERSION = 1
const SALT_BYTES = 32
const CHECK_BYTES = 16
const HEADER_BYTES = WHAT.length + 2 + SALT_BYTES + CHECK_BYTES
const NONCE_BYTES = 12
const TAG_BYTES = 16
const PIECE_BYTES = 64 * 1024
const SEALED_BYTES = PIECE_BYTES + TAG_BYTES

/** Errors for an operator who cannot restore a file. */
export const unreadable = {
  notOurs: 'This file is no backup of Sentra Bahan.',
  newer: 'This backup was made by a newer version of Sentra Bahan. Restore it with that one.',
  older: 'This backup was made by an older version of Sentra Bahan, with other tables. Restore it with that one.',
  noKey: 'This backup is encrypted. Give its key file with --key.',
  notEncrypted: 'This backup is not encrypted: leave --key out.',
  wrongKey: 'This backup was encrypted with another key file.',
  damaged: 'This backup is not as it was written: it was changed, damaged or cut off. Take another one.',
}

/**
 * Seals what passes through. Without a key nothing is secret, and every accidental change is found all the same.
 * @param keyFile what the key file holds
 */
export function sealing(keyFile?: Buffer): Transform {
  const salt = randomBytes(SALT_BYTES)
  const { key, check } = keysOf(keyFile, salt)
  const header = Buffer.concat([WHAT, Buffer.of(VERSION, keyFile ? 1 : 0), salt, check])
  const pieces = inPieces(PIECE_BYTES, (piece, position, isLast) => {
    const cipher = createCipheriv(CIPHER, key, nonceOf(position, isLast)).setAAD(header)
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  })
  pieces.push(header)
  return pieces
}

/**
 * Opens what `sealing` made, given from its first byte on; nothing of a piece leaves before it is known to be as it was
 * written. @throws StartFailure (as the stream's error) with one of `unreadable`
 */
export function opening(keyFile?: Buffer): Transform {
  let header: Buffer = Buffer.alloc(0)
  let key: Buffer | undefined
  const open = (sealed: Buffer, position: number, isLast: boolean) => {
    if (!key || sealed.length < TAG_BYTES) throw new StartFailure(unreadable.damaged)
    try {
      const decipher = createDecipheriv(CIPHER, key, nonceOf(position, isLast), { authTagLength: TAG_BYTES })
      decipher.setAAD(header).setAuthTag(sealed.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()])
    } catch (cause) {
      throw new StartFailure(unreadable.damaged, { cause })
    }
  }
  return inPieces(SEALED_BYTES, open, HEADER_BYTES, (read) => {
    header = read
    key = keyFor(header, keyFile)
  })
}

function keyFor(header: Buffer, keyFile: Buffer | undefined): Buffer {
  const what = header.subarray(0, WHAT.length)
  if (header.length < HEADER_BYTES || !what.equals(WHAT)) throw new StartFailure(unreadable.notOurs)
  const [version, isEncrypted] = header.subarray(WHAT.length)
  if (version !== VERSION) throw new StartFailure(unreadable.newer)
  if (isEncrypted && !keyFile) throw new StartFailure(unreadable.noKey)
  if (!isEncrypted && keyFile) throw new StartFailure(unreadable.notEncrypted)
  const salt = header.subarray(WHAT.length + 2, -CHECK_BYTES)
  const { key, check } = keysOf(keyFile, salt)
  if (timingSafeEqual(check, header.subarray(-CHECK_BYTES))) return key
  throw new StartFailure(keyFile ? unreadable.wrongKey : unreadable.damaged)
}

function keysOf(keyFile: Buffer | undefined, salt: Buffer): { key: Buffer; check: Buffer } {
  const key = Buffer.from(hkdfSync('sha256', keyFile ?? Buffer.alloc(0), salt, 'sentra-bahan backup', 32))
  return { key, check: createHmac('sha256', key).update('check').digest().subarray(0, CHECK_BYTES) }
}

function nonceOf(position: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUIntBE(position, 0, 6)
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0
  return nonce
}

/** Passes on what `turn` makes of each piece; a piece is buffered until it is known whether another follows. */
function inPieces(
  bytes: number,
  convert: (piece: Buffer, position: number, isLast: boolean) => Buffer,
  headerBytes = 0,
  onHeader: (header: Buffer) => void = () => undefined,
): Transform {
  let buffered: Buffer[] = []
  let length = 0
  let position = 0
  let isHeaderRead = headerBytes === 0

  const take = (count: number): Buffer => {
    const all = Buffer.concat(buffered)
    buffered = [all.subarray(count)]
    length = all.length - Math.min(count, all.length)
    return all.subarray(0, count)
  }
  const readHeader = () => {
    isHeaderRead = true
    onHeader(take(headerBytes))
  }
  const attempt = (done: TransformCallback, work: () => void) => {
    try {
      work()
    } catch (error) {
      done(error as Error) // thrown here and in `turn` alone
      return
    }
    done()
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      buffered.push(chunk)
      length += chunk.length
      attempt(done, () => {
        if (!isHeaderRead && length >= headerBytes) readHeader()
        while (isHeaderRead && length > bytes) this.push(convert(take(bytes), position++, false))
      })
    },
    flush(done) {
      attempt(done, () => {
        if (!isHeaderRead) readHeader()
        this.push(convert(take(length), position, true))
      })
    },
  })
}
