import { once } from 'node:events'
import type { Config } from './config.ts'
import type { Lent } from './platform/workers/lent.ts'
import { openProcess } from './process.ts'

/** One of several processes behind one listener: asks for what it is lent, and tells when it serves [OPS-1]. */
export async function openWorker(config: Config): Promise<void> {
  const answer = once(process, 'message')
  process.send?.('begins')
  const [lent] = (await answer) as [Lent] // what platform/workers answers
  await openProcess(config, { development: false, lent })
  process.send?.('serves')
}
