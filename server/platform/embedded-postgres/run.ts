import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { SystemUser } from './database-user.ts'

/** What every process started here is told, and nothing more: our own environment holds secrets, and PG* variables. */
export const bareEnvironment = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', TZ: 'UTC' }

type Ended = { ok: boolean; output: string }

/** Runs a program to its end, in `/` so that the folder we stand in need not be enterable. */
export async function run(file: string, args: string[], user?: SystemUser, outputTo?: number): Promise<Ended> {
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

/** Whether a shell test holds for that user, who may be kept from things by more than permission bits. */
export async function holds(test: string, paths: string[], user: SystemUser | undefined): Promise<boolean> {
  return (await run('/bin/sh', ['-c', test, 'sh', ...paths], user)).ok
}
