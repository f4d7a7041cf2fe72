import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { SystemUser } from './database-user.ts'

/** The whole environment of child processes: our own holds secrets and PG* variables. */
export const bareEnvironment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

type RunResult = { ok: boolean; output: string }

/** Runs a program to its end, in `/` because the user may not be allowed into our working folder. */
export async function run(file: string, args: string[], user?: SystemUser, outputTo?: number): Promise<RunResult> {
  let output = ''
  try {
    const sink = outputTo ?? 'pipe'
    const child = spawn(file, args, { ...user, cwd: '/', env: bareEnvironment, stdio: ['ignore', sink, sink] })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    const [code] = await once(child, 'close')
    return { ok: code === 0, output }
  } catch (error) {
    return { ok: false, output: `${output}${error}` }
  }
}

/** Whether a shell test succeeds for the user, whom more than permission bits may restrict. */
export async function holds(test: string, paths: string[], user: SystemUser | undefined): Promise<boolean> {
  return (await run('/bin/sh', ['-c', test, 'sh', ...paths], user)).ok
}
