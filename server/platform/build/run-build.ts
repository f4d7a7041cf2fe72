import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import { PROJECT } from './sources.ts'

/**
 * Runs a build's command, the file of a package and its words, in a process of its own.
 * @throws StartFailure when it was ended @throws Error with what a build that failed has written
 */
export function runBuild([file, ...words]: [string, ...string[]], signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(PROJECT, 'node_modules', file), ...words], {
      cwd: PROJECT,
      // a production build even for tests, so that one build serves everybody
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    })
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    child.stderr.on('data', (text: Buffer) => (output += text.toString()))
    child.on('error', (error) => reject(signal?.aborted ? new StartFailure('The build was aborted.') : error))
    child.on('close', (code) => {
      if (code === 0) return resolve()
      reject(new Error(`the build failed:\n${output.slice(-4000)}`))
    })
  })
}
