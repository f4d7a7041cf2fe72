import type { Config } from './config.ts'
import { openEmbedded } from './open-embedded.ts'
import { StartFailure } from './platform/start-failure.ts'
import { answerMetrics } from './platform/workers/answer-metrics.ts'
import { openWorkers } from './platform/workers/open-workers.ts'
import { exitWith, print } from './print.ts'

/**
 * Serves by a cluster of workers behind one listener, and supervises them: SIGHUP replaces them one after the other,
 * SIGINT and SIGTERM end them all [OPS-1].
 * @throws StartFailure where the first does not begin to serve; it has logged why
 */
export async function openCluster(config: Config): Promise<void> {
  const embedded = config.databaseUrl ? undefined : await openEmbedded(config, { print, onLost: exitWith })
  const workers = openWorkers({
    count: config.processes,
    lent: { databaseUrl: config.databaseUrl ?? embedded?.url ?? '' },
    print,
    answer: answerMetrics(),
  })
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= workers.stop().finally(() => embedded?.stop())
    return stopping
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  // the parent is gone, or asks it to end in the one way that every system has
  process.on('disconnect', () => void stop())
  process.channel?.unref()
  process.on('SIGHUP', () => void workers.replaceAll())

  const isServing = await workers.begin()
  // told to stop before it served: no failure
  if (stopping !== undefined) return stop()
  if (isServing) return print(`${config.processes} processes serve.`)
  await stop()
  throw new StartFailure('The first worker did not begin to serve.')
}
