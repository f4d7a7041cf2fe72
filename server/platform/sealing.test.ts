import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { seal, unseal } from './sealing.ts'

function aPlace() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sealing-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { dataDir, secretsKey: undefined }
}

it('opens what it sealed with the key that is kept beside the data, readable by its owner alone', () => {
  const place = aPlace()
  const sealed = seal(place, 'rina', 'rahasia')

  expect(unseal(place, 'rina', sealed)).toBe('rahasia')
  expect(sealed.toString('latin1')).not.toContain('rahasia')
  expect(seal(place, 'rina', 'rahasia')).not.toEqual(sealed)
  const path = join(place.dataDir, 'secrets-key')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(unseal({ ...place, secretsKey: readFileSync(path, 'utf8') }, 'rina', sealed)).toBe('rahasia')
})

it('opens nothing for somebody else, of another key, or changed', () => {
  const place = aPlace()
  const sealed = seal(place, 'rina', 'rahasia')
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1

  expect(() => unseal(place, 'dimas', sealed)).toThrow()
  expect(() => unseal(aPlace(), 'rina', sealed)).toThrow()
  expect(() => unseal(place, 'rina', changed)).toThrow()
})
