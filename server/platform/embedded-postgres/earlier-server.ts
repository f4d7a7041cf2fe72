import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readIfThere } from './durable-file.ts'
import type { Log } from './log.ts'
import { StartFailure } from './start-failure.ts'

// PostgreSQL takes any process with the noted number for a server, when it may send it signals. No process has this one.
const nobodysPid = 2_147_483_647

/**
 * Ends the server that a killed process left on the cluster. The number in `postmaster.pid` may meanwhile be a
 * stranger's: only a process that runs PostgreSQL on this very cluster gets a signal.
 * @throws StartFailure when it does not end
 */
export async function stopEarlierServer(cluster: string, log: Log) {
  const pid = notedPid(cluster)
  if (!pid) return
  if (!serves(pid, cluster)) return forget(pid, cluster)

  log.info(`Stopping the PostgreSQL (process ${pid}) that an earlier process left running.`)
  if (await ends(pid, cluster, 'SIGINT', 30_000)) return
  if (await ends(pid, cluster, 'SIGQUIT', 10_000)) return
  throw new StartFailure(`An earlier PostgreSQL (process ${pid}) of ${cluster} does not stop.`)
}

async function ends(pid: number, cluster: string, signal: 'SIGINT' | 'SIGQUIT', patience: number): Promise<boolean> {
  const deadline = Date.now() + patience
  try {
    process.kill(pid, signal)
  } catch {
    // it ended by itself
  }
  while (serves(pid, cluster)) {
    if (Date.now() > deadline) return false
    await delay(20)
  }
  return true
}

/** The rest of the file stays: by it PostgreSQL finds out whether children of a killed server still use the data. */
function forget(pid: number, cluster: string) {
  const path = join(cluster, 'postmaster.pid')
  const text = readIfThere(path)
  if (text?.startsWith(`${pid}\n`)) writeFileSync(path, text.replace(`${pid}`, `${nobodysPid}`))
}

function notedPid(cluster: string): number | undefined {
  const pid = Number.parseInt(readIfThere(join(cluster, 'postmaster.pid')) ?? '', 10)
  return pid > 1 ? pid : undefined
}

/** Whether the process is a PostgreSQL server that was started on, or stands in, the cluster's folder. */
function serves(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return commandLine(pid).includes(`postgres -D ${cluster}`)
  const [program = '', ...args] = commandLine(pid).split('\0')
  if (!/(^|\/)postgres$/.test(program)) return false
  return args[args.indexOf('-D') + 1] === cluster || workingFolder(pid) === cluster
}

/** Empty for a process that is gone. */
function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-ww', '-o', 'args=', '-p', `${pid}`], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    // in a container even root may not ask for another user's
    return undefined
  }
}
