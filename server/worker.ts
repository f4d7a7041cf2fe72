import type { Config } from './config.ts'
import type { Lent } from './platform/workers/lent.ts'
import { openProcess } from './process.ts'

/**
 * A worker behind a shared listener: gets its resources from the primary process, and reports when it serves [OPS-1].
 */
export async function openWorker(config: Config): Promise<void> {
  // nothing else keeps it alive until the answer comes
  process.channel?.ref()
  const lent = takeLent()
  process.send?.('begins')
  await openProcess(config, { development: false, lent: await lent })
  process.send?.('serves')
}

/** Whatever else comes first, such as a request for metrics, is for others. */
function takeLent(): Promise<Lent> {
  return new Promise((resolve) => {
    const take = (message: unknown) => {
      if (!isLent(message)) return
      process.off('message', take)
      resolve(message)
    }
    process.on('message', take)
  })
}

function isLent(message: unknown): message is Lent {
  return typeof message === 'object' && message !== null && 'databaseUrl' in message
}
