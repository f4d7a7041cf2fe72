import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listCopies, prune, removeUnfinished } from './base-copies.ts'

const now = new Date('2026-11-28T02:00:00+07:00')

/** An archive of copies, by the day of November on which each was whole and the first file of the log it needs. */
function anArchive(copies: Record<number, string>, log: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'sentra-bahan-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'log'))
  for (const name of log) writeFileSync(join(folder, 'log', name), '')
  for (const [day, first] of Object.entries(copies)) {
    const copy = join(folder, `base-2026-11-${day}T01-00-00-000Z`)
    mkdirSync(copy)
    writeFileSync(join(copy, 'ended-at'), `2026-11-${day}T01:30:00.000Z`)
    writeFileSync(join(copy, 'first-log'), first)
  }
  return { folder }
}

const daysOf = (archive: { folder: string }) => listCopies(archive).map(({ endedAt }) => endedAt.getUTCDate())
const logIn = ({ folder }: { folder: string }) => readdirSync(join(folder, 'log')).sort()
const segment = (n: number, timeline = 1) => `0000000${timeline}${'0'.repeat(15)}${n}`

describe('what is let go of an archive', () => {
  const copies = { 20: segment(2), 22: segment(4), 24: segment(6), 26: segment(8) }
  const log = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => segment(n))

  it('is what is older than the latest copy that was whole before the days that stay [OPS-3]', () => {
    const archive = anArchive(copies, log)
    expect(prune(archive, 4, now)).toEqual({ copies: 1, files: 3 })
    expect(daysOf(archive)).toEqual([22, 24, 26])
    expect(logIn(archive)).toEqual(log.slice(3))
    expect(prune(archive, 4, now)).toEqual({ copies: 0, files: 0 })
  })

  it('is never the latest copy, nor the log from it on [OPS-3]', () => {
    const archive = anArchive(copies, log)
    expect(prune(archive, 1, new Date('2030-01-01T00:00:00Z'))).toEqual({ copies: 3, files: 7 })
    expect(daysOf(archive)).toEqual([26])
    expect(logIn(archive)).toEqual([segment(8), segment(9)])
  })

  it('is no copy where none is as old, but the log that none needs [OPS-3]', () => {
    const archive = anArchive(copies, log)
    expect(prune(archive, 30, now)).toEqual({ copies: 0, files: 1 })
    expect(daysOf(archive)).toEqual([20, 22, 24, 26])
  })

  it('is nothing where there is no whole copy [OPS-3]', () => {
    const archive = anArchive({}, log)
    mkdirSync(join(archive.folder, 'base-2026-11-20T01-00-00-000Z.unfinished'))
    expect(prune(archive, 1, now)).toEqual({ copies: 0, files: 0 })
    expect(logIn(archive)).toEqual(log)
    removeUnfinished(archive)
    expect(readdirSync(archive.folder)).toEqual(['log'])
  })

  it('is no history of a timeline, and of another timeline what is as old [OPS-3]', () => {
    const label = `${segment(3)}.00000028.backup`
    const half = `${segment(2)}.part`
    const retained = ['00000002.history', segment(4), segment(5, 2), `${segment(4)}.00000028.backup`]
    const archive = anArchive({ 22: segment(4) }, [...retained, label, half, segment(3, 2)])
    expect(prune(archive, 1, now)).toEqual({ copies: 0, files: 3 })
    expect(logIn(archive)).toEqual(retained.sort())
  })

  it('is read of earlier copies from what PostgreSQL says of them [OPS-3]', () => {
    const archive = anArchive({ 22: segment(4) }, log)
    const [copy] = listCopies(archive)
    rmSync(join(copy?.path ?? '', 'first-log'))
    mkdirSync(join(copy?.path ?? '', 'postgres'))
    const label = `START WAL LOCATION: 0/7000028 (file ${segment(7)})\nCHECKPOINT LOCATION: 0/7000080\n`
    writeFileSync(join(copy?.path ?? '', 'postgres', 'backup_label'), label)
    expect(prune(archive, 1, now)).toEqual({ copies: 0, files: 6 })
  })
})
