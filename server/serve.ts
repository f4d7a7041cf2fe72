import cluster from 'node:cluster'
import { BadSetting, readConfig } from './config.ts'
import { StartFailure } from './platform/start-failure.ts'

/** Serves the site as the settings say; what keeps it from starting is written where a person reads it. */
export async function serve(development: boolean): Promise<void> {
  try {
    const config = readConfig(process.env)
    // each loads what it needs: the supervising process serves nothing
    if (cluster.isWorker) {
      const { openWorker } = await import('./worker.ts')
      await openWorker(config)
    } else if (config.processes > 1 && !development) {
      const { openCluster } = await import('./open-cluster.ts')
      await openCluster(config)
    } else {
      const { openProcess } = await import('./process.ts')
      await openProcess(config, { development })
    }
  } catch (error) {
    process.exitCode = 1
    if (error instanceof BadSetting || error instanceof StartFailure) process.stderr.write(`${error.message}\n`)
    else process.stderr.write(`Sentra Bahan could not start: ${error instanceof Error ? error.stack : String(error)}\n`)
    // a worker's channel would keep it alive
    if (cluster.isWorker && process.connected) process.disconnect()
  }
}
