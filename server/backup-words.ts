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

/**
 * The moment after `npm run restore -- --until`, and what the key file holds that is named there; undefined where a file is
 * to be restored. @throws StartFailure
 */
export function readMoment(): { until: Date; keyFile: Buffer | undefined } | undefined {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, until: { type: 'string' } },
  })
  if (values.until === undefined) return undefined
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(values.until)
  const moment = new Date(values.until)
  if (isWhole && !Number.isNaN(moment.getTime()))
    return { until: moment, keyFile: values.key === undefined ? undefined : readKey(values.key) }
  throw new StartFailure('--until takes a moment with its zone, as 2026-11-26T10:00:00+07:00.')
}

/** What a key file holds. @throws StartFailure */
export function readKey(path: string): Buffer {
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
