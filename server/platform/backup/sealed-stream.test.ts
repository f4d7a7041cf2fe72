import { randomBytes } from 'node:crypto'
import { Readable, type Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { describe, expect, it } from 'vitest'
import { opening, sealing, unreadable } from './sealed-stream.ts'

const PIECE = 64 * 1024
const HEADER = 58
const key = randomBytes(32)

async function through(content: Buffer, transform: Transform, cut = 50_000): Promise<Buffer> {
  const parts: Buffer[] = []
  for (let at = 0; at < content.length; at += cut) parts.push(content.subarray(at, at + cut))
  const [, all] = await Promise.all([pipeline(Readable.from(parts), transform), buffer(transform)])
  return all
}
const seal = (content: Buffer, keyFile?: Buffer) => through(content, sealing(keyFile))
const open = (sealed: Buffer, keyFile?: Buffer, cut?: number) => through(sealed, opening(keyFile), cut)

describe('a sealed file', () => {
  it.each([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE, 3 * PIECE + 7])(
    'of %i bytes opens as it was written, in whatever parts it is read [OPS-3]',
    async (size) => {
      const content = randomBytes(size)
      for (const keyFile of [key, undefined]) {
        const sealed = await seal(content, keyFile)
        for (const cut of [1_000, 65_552, 1_000_000]) expect(await open(sealed, keyFile, cut)).toEqual(content)
      }
    },
  )

  it('is never sealed the same twice, and shows nothing of what it holds', async () => {
    const content = Buffer.alloc(PIECE, 'gula rafinasi ')
    const [first, second] = [await seal(content, key), await seal(content, key)]
    expect(first.equals(second)).toBe(false)
    expect(first.includes('gula')).toBe(false)
  })

  it('is refused by another key, without one, and with one it does not need [OPS-3]', async () => {
    const [secret, plain] = [await seal(Buffer.from('x'), key), await seal(Buffer.from('x'))]
    await expect(open(secret, randomBytes(32))).rejects.toThrow(unreadable.wrongKey)
    await expect(open(secret)).rejects.toThrow(unreadable.noKey)
    await expect(open(plain, key)).rejects.toThrow(unreadable.notEncrypted)
  })

  it.each([
    ['empty', () => Buffer.alloc(0), unreadable.notOurs],
    ['something else', () => randomBytes(500), unreadable.notOurs],
    ['of a later format', (sealed: Buffer) => changed(sealed, 8), unreadable.newer],
    ['with another salt', (sealed: Buffer) => changed(sealed, 20), unreadable.wrongKey],
    ['cut off in the header', (sealed: Buffer) => sealed.subarray(0, 30), unreadable.notOurs],
    ['only its header', (sealed: Buffer) => sealed.subarray(0, HEADER), unreadable.damaged],
    ['changed by one bit', (sealed: Buffer) => changed(sealed, HEADER + 5), unreadable.damaged],
    ['changed at its end', (sealed: Buffer) => changed(sealed, sealed.length - 1), unreadable.damaged],
    ['cut off within a piece', (sealed: Buffer) => sealed.subarray(0, -1), unreadable.damaged],
    ['cut off between pieces', (sealed: Buffer) => sealed.subarray(0, HEADER + 2 * (PIECE + 16)), unreadable.damaged],
    ['with pieces exchanged', exchanged, unreadable.damaged],
    ['longer than it was', (sealed: Buffer) => Buffer.concat([sealed, randomBytes(3)]), unreadable.damaged],
  ])('%s is refused [OPS-3]', async (_what, spoil, sentence) => {
    const sealed = await seal(randomBytes(3 * PIECE), key)
    await expect(open(spoil(sealed), key)).rejects.toThrow(sentence)
  })
})

function changed(sealed: Buffer, position: number): Buffer {
  const copy = Buffer.from(sealed)
  copy.writeUInt8(copy.readUInt8(position) ^ 2, position)
  return copy
}

function exchanged(sealed: Buffer): Buffer {
  const [first, second] = [HEADER, HEADER + PIECE + 16]
  const end = second + PIECE + 16
  return Buffer.concat([
    sealed.subarray(0, first),
    sealed.subarray(second, end),
    sealed.subarray(first, second),
    sealed.subarray(end),
  ])
}
