import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { freePort } from './app-process.ts'
import { accepts, onPath } from './system-program.ts'

/** A message server of the system's packages, which stays at its address while it is killed and started again. */
export interface MessageServer {
  url: string
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>
  /** Starts it again where it was killed; returns once it answers. */
  start: () => Promise<void>
}

const PROGRAMS = ['valkey-server', 'redis-server']

/** Why tests that need one are skipped, for their titles. */
export const noMessageServer = `neither ${PROGRAMS.join(' nor ')} is on the PATH`

/** Starts one on a free port. @returns undefined where the system has none: tests install nothing */
export async function startMessageServer(): Promise<MessageServer | undefined> {
  const program = PROGRAMS.map(onPath).find((path) => path !== undefined)
  if (program === undefined) return undefined
  const port = await freePort()
  let child: ChildProcess | undefined
  const runs = () => child?.exitCode === null && child.signalCode === null

  async function start() {
    if (runs()) return
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    child = spawn(program as string, [...settings, '--dir', tmpdir()], { stdio: 'ignore' }) // found above
    while (!(await accepts(port))) if (child.exitCode !== null) throw new Error(`${program} ended before it listened`)
  }

  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async kill() {
      if (!child || !runs()) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
