interface Failure {
  code?: string
  message: string
}

// PostgreSQL: cannot connect now, shutdown, a crash elsewhere; too many connections; the network: nobody there, or gone
const LOST = new Set([
  ...['57P01', '57P02', '57P03', '53300', '08000', '08003', '08006', '08001', '08004'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
])
// pg gives these no code
const LOST_IN_WORDS = /timeout|Connection terminated|Client .* is not queryable|Client was closed/i
// all of its connections are in use: it answers, only others
const BUSY_IN_WORDS = /^timeout exceeded when trying to connect$/

// read-only, not possible during recovery (locks, tables without a log), cancelled since the primary has removed the rows
const NOT_HERE = new Set(['25006', '0A000', '55000', '40001', '40P01'])

/** Whether a replica answers nothing at the moment, by how it failed. */
export function isLost(error: unknown): boolean {
  const { code, message } = error as Failure
  if (code !== undefined) return LOST.has(code)
  return LOST_IN_WORDS.test(message) && !BUSY_IN_WORDS.test(message)
}

/** Whether the primary may answer what a replica failed to; a statement that is wrong or too slow is so there as well. */
export function mayBeAskedElsewhere(error: unknown): boolean {
  const { code, message } = error as Failure
  return isLost(error) || (code === undefined ? BUSY_IN_WORDS.test(message) : NOT_HERE.has(code))
}
