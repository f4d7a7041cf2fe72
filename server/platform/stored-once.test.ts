import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { storedOnce } from './stored-once.ts'

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'kept-once-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

it('makes it once, for its owner alone, and leaves nothing else in a folder that it makes', () => {
  const folder = join(aFolder(), 'new')

  expect(storedOnce(folder, 'key', () => 'first')).toBe('first')
  expect(storedOnce(folder, 'key', () => 'second')).toBe('first')
  expect(readdirSync(folder)).toEqual(['key'])
  expect(statSync(join(folder, 'key')).mode & 0o777).toBe(0o600)
})

it('takes what another process has made meanwhile', () => {
  const folder = aFolder()
  const made = storedOnce(folder, 'key', () => {
    writeFileSync(join(folder, 'key'), 'theirs')
    return 'mine'
  })

  expect(made).toBe('theirs')
  expect(readdirSync(folder)).toEqual(['key'])
})
