import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS } from '#domain/business-day.ts'
import { readIfThere } from '../embedded-postgres/durable-file.ts'
import { type Archive, logOf } from './archive.ts'

/** A whole copy that a recovery may begin with. */
export interface BaseCopy {
  path: string
  /** From here on a recovery can end. */
  endedAt: Date
  /** The file of the log that it needs first. */
  firstLog: string
}

const UNFINISHED = '.unfinished'

/** The path of a copy that began then. */
export function pathOfCopy({ folder }: Archive, now: Date): string {
  return join(folder, `base-${now.toISOString().replace(/[:.]/g, '-')}`)
}

/** Where a copy is until it is whole. */
export const unfinishedOf = (path: string) => `${path}${UNFINISHED}`

/** Those that are whole, the oldest first. */
export function listCopies({ folder }: Archive): BaseCopy[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /^base-[\dTZ-]+$/.test(name)) : []
  return names.sort().map((name) => {
    const path = join(folder, name)
    return { path, endedAt: new Date(readFileSync(join(path, 'ended-at'), 'utf8')), firstLog: firstLogOf(path) }
  })
}

function firstLogOf(path: string): string {
  // earlier copies have it in what PostgreSQL says alone
  return (
    readIfThere(join(path, 'first-log')) ?? firstLogIn(readFileSync(join(path, 'postgres', 'backup_label'), 'utf8'))
  )
}

/** The file of the log that a copy needs first, according to its label. */
export function firstLogIn(label: string): string {
  const file = /^START WAL LOCATION: .* \(file ([0-9A-F]{24})\)$/m.exec(label)?.[1]
  if (!file) throw new Error('The label of the copy does not name its first log file.')
  return file
}

/** Removes what copies that were ended before they were whole have left. */
export function removeUnfinished({ folder }: Archive): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('base-') && name.endsWith(UNFINISHED)) rmSync(join(folder, name), { recursive: true })
  }
}

/**
 * Removes the copies and the files of the log without which every moment of so many days can still be had: all that is older
 * than the latest copy that was whole before them, or than the first of all. The histories of timelines stay.
 * @returns how many
 */
export function prune(archive: Archive, days: number, now: Date): { copies: number; files: number } {
  const copies = listCopies(archive)
  const since = new Date(now.getTime() - days * DAY_MS)
  const first = copies.findLast(({ endedAt }) => endedAt <= since) ?? copies[0]
  if (!first) return { copies: 0, files: 0 }
  const removed = copies.slice(0, copies.indexOf(first))
  for (const { path } of removed) {
    // a half of it is no copy
    renameSync(path, unfinishedOf(path))
    rmSync(unfinishedOf(path), { recursive: true })
  }
  const files = readdirSync(logOf(archive)).filter((name) => isBefore(name, first.firstLog))
  for (const name of files) rmSync(join(logOf(archive), name))
  return { copies: removed.length, files: files.length }
}

/** Compares by position in the log, whatever the timeline: earlier files of other timelines are not needed either. */
function isBefore(name: string, segment: string): boolean {
  return /^[0-9A-F]{24}(\.|$)/.test(name) && name.slice(8, 24) < segment.slice(8)
}
