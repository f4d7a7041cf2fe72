import { BadSetting, readConfig } from './config.ts'
import { StartFailure } from './platform/start-failure.ts'
import { openProcess } from './process.ts'

try {
  const config = readConfig(process.env)
  await openProcess(config, { development: process.argv.includes('--dev') })
} catch (error) {
  process.exitCode = 1
  if (error instanceof BadSetting || error instanceof StartFailure) process.stderr.write(`${error.message}\n`)
  else process.stderr.write(`Sentra Bahan could not start: ${error instanceof Error ? error.stack : String(error)}\n`)
}
