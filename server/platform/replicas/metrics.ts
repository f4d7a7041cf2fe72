import { Counter, Gauge } from 'prom-client'
import { registry } from '../metrics.ts'

/**
 * Why the primary answered: what was written has not reached a replica, or no replica is in use. `caught_up`: a replica
 * answered.
 */
export type Reason = 'caught_up' | 'written' | 'none_in_use'

const reads = new Counter({
  name: 'db_replica_reads_total',
  help: 'Calls that a replica may answer, by who answered (replica, primary) and why',
  labelNames: ['server', 'reason'],
  registers: [registry],
})
const again = new Counter({
  name: 'db_replica_asked_again_total',
  help: 'Statements that a replica failed to answer, which the primary was asked instead',
  labelNames: ['replica'],
  registers: [registry],
})
const lag = new Gauge({
  name: 'db_replica_lag_seconds',
  help: 'How long ago the primary was where the replica is now; of one that does not answer, since it last did',
  labelNames: ['replica'],
  aggregator: 'max',
  registers: [registry],
})
const used = new Gauge({
  name: 'db_replica_used',
  help: 'Whether the replica is in use: 1, or 0 while it is left out',
  labelNames: ['replica'],
  aggregator: 'min',
  registers: [registry],
})

export const countRead = (reason: Reason) =>
  reads.inc({ server: reason === 'caught_up' ? 'replica' : 'primary', reason })
export const countAgain = (replica: string) => again.inc({ replica })
export const showLag = (replica: string, seconds: number) => lag.set({ replica }, seconds)
export const showUsed = (replica: string, isUsed: boolean) => used.set({ replica }, isUsed ? 1 : 0)
