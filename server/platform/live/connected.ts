import { Gauge } from 'prom-client'
import { registry } from '../metrics.ts'

/** Browsers that are connected to this process, for `/metrics` too. */
export const connected = new Gauge({
  name: 'live_connections',
  help: 'Browsers connected to this process',
  registers: [registry],
})

export async function connectedBrowsers(): Promise<number> {
  return (await connected.get()).values[0]?.value ?? 0
}
