import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { StartFailure } from './platform/start-failure.ts'

// shorter ones are no keys, and are read by mistake
const LEAST_KEY_BYTES = 32

/**
 * What was typed after `npm run backup` and `npm run restore`: the file, and what its key file holds.
 * @throws StartFailure
 */
export function readWords(usage: string): { path: string; keyFile: Buffer | undefined } {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { key: { type: 'string' } } })
  const [path, ...rest] = positionals
  if (!path || rest.length > 0) throw new StartFailure(`Usage: ${usage}`)
  return { path, keyFile: values.key === undefined ? undefined : readKey(values.key) }
}

function readKey(path: string): Buffer {
  const key = attempt(() => readFileSync(path))
  if (!key) throw new StartFailure(`The key file ${path} cannot be read.`)
  if (key.length >= LEAST_KEY_BYTES) return key
  throw new StartFailure(`The key file ${path} is too short: make one by openssl rand -base64 32.`)
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
