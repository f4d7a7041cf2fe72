import { Gauge } from 'prom-client'
import { registry } from '../metrics.ts'

const reach = new Gauge({
  name: 'db_partitions_until_timestamp_seconds',
  help: 'Until when the parts of a table reach without a gap from the present on, in seconds since 1970',
  labelNames: ['table'],
  aggregator: 'max',
  registers: [registry],
})

export const showReach = (table: string, until: Date) => reach.set({ table }, until.getTime() / 1000)
