import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { seal, unseal } from './sealing.ts'

function aConfig() {
  const dataDir = mkdtempSync(join(tmpdir(), 'sealing-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { dataDir, secretsKey: undefined }
}

it('opens what it sealed with the key that is kept beside the data, readable by its owner alone', () => {
  const config = aConfig()
  const sealed = seal(config, 'rina', 'rahasia')

  expect(unseal(config, 'rina', sealed)).toBe('rahasia')
  expect(sealed.toString('latin1')).not.toContain('rahasia')
  expect(seal(config, 'rina', 'rahasia')).not.toEqual(sealed)
  const path = join(config.dataDir, 'secrets-key')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(unseal({ ...config, secretsKey: readFileSync(path, 'utf8') }, 'rina', sealed)).toBe('rahasia')
})

it('opens nothing for somebody else, of another key, or changed', () => {
  const config = aConfig()
  const sealed = seal(config, 'rina', 'rahasia')
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1

  expect(() => unseal(config, 'dimas', sealed)).toThrow()
  expect(() => unseal(aConfig(), 'rina', sealed)).toThrow()
  expect(() => unseal(config, 'rina', changed)).toThrow()
})
