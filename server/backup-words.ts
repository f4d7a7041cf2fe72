import { readFileSync } from 'node:fs'
import { StartFailure } from './platform/start-failure.ts'

// shorter ones are no keys, and are read by mistake
const LEAST_KEY_BYTES = 32

/** The fault of the only file that a command takes; undefined where it is there. */
export function faultOfFile([path, ...rest]: readonly string[]): string | undefined {
  if (!path) return 'Name the file.'
  return rest.length > 0 ? `'${rest.join(' ')}' is one word too many.` : undefined
}

/** The moment that `--until` names; undefined where it names none. */
export function readMoment(written: string): Date | undefined {
  const isWhole = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(written)
  const moment = new Date(written)
  return isWhole && !Number.isNaN(moment.getTime()) ? moment : undefined
}

/** The content of a key file. @throws StartFailure */
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
