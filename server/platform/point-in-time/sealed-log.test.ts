import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sealLog, unsealLog } from './log-link.ts'

const NAME = '000000010000000000000007'
const key = randomBytes(32)

function aScene() {
  const folder = mkdtempSync(join(tmpdir(), 'sentra-bahan-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'log'))
  const from = join(folder, NAME)
  const content = randomBytes(3_000_000)
  writeFileSync(from, content)
  return { archive: { folder, key }, from, content, sealed: join(folder, 'log', NAME), to: join(folder, 'opened') }
}

describe('a file of the log in a sealed archive', () => {
  it('is opened as it was, and there once whole [OPS-3]', async () => {
    const { archive, from, content, sealed, to } = aScene()
    writeFileSync(`${sealed}.part`, randomBytes(5_000_000))
    await sealLog(archive, NAME, from)
    expect(existsSync(`${sealed}.part`)).toBe(false)
    expect(readFileSync(sealed).includes(content.subarray(0, 1000))).toBe(false)

    expect(await unsealLog(archive, NAME, to)).toBe(true)
    expect(readFileSync(to).equals(content)).toBe(true)
    expect(statSync(to).mode & 0o777).toBe(0o600)
  })

  it('may be asked for twice, and is not written over by another one [OPS-3]', async () => {
    const { archive, from, sealed } = aScene()
    await sealLog(archive, NAME, from)
    const first = readFileSync(sealed)
    await sealLog(archive, NAME, from)
    writeFileSync(from, randomBytes(3_000_000))
    await expect(sealLog(archive, NAME, from)).rejects.toThrow('WAL_ARCHIVE is for one site alone')
    expect(readFileSync(sealed).equals(first)).toBe(true)
  })

  it('is not opened where it was changed, and none is where there is none [OPS-3]', async () => {
    const { archive, from, sealed, to } = aScene()
    expect(await unsealLog(archive, NAME, to)).toBe(false)
    await sealLog(archive, NAME, from)
    const content = readFileSync(sealed)
    writeFileSync(sealed, content.subarray(0, -1))
    await expect(unsealLog(archive, NAME, to)).rejects.toThrow(`${sealed}: This backup is not as it was written`)
  })

  it('is not read through a link [OPS-3]', async () => {
    const { archive, from, to } = aScene()
    symlinkSync(from, to)
    await expect(sealLog(archive, NAME, to)).rejects.toThrow('ELOOP')
  })
})
