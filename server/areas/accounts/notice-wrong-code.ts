import { Counter } from 'prom-client'
import type { Deps } from '#server/deps.ts'
import { registry } from '#server/platform/metrics.ts'
import { takeHit } from '#server/platform/rate-limit.ts'

export type Warn = (facts: object, sentence: string) => void

/** Wrong codes within an hour, of all accounts and nodes, that somebody should look at; told again at as many more. */
const ALARM_AT = 100
const HOUR = { seconds: 60 * 60 }

const wrongCodes = new Counter({
  name: 'reset_codes_wrong_total',
  help: 'Wrong codes tried to reset passwords',
  registers: [registry],
})

/**
 * Counts a wrong code. The limits hold for each account; a guesser who spreads over many shows only in the total
 * [RESET-6].
 */
export async function noticeWrongCode(deps: Deps, warn: Warn): Promise<void> {
  wrongCodes.inc()
  const { hits } = await takeHit(deps, 'reset/wrong-codes', HOUR)
  if (hits % ALARM_AT === 0) warn({ wrongCodes: hits }, 'many wrong codes to reset passwords within an hour')
}
