import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartFailure } from '../start-failure.ts'
import { readIfThere } from './durable-file.ts'
import type { Log } from './log.ts'

// PostgreSQL takes any process with the pid in the file for a server if it may signal it; no process has this pid
const nobodysPid = 2_147_483_647

/**
 * Stops the server that a killed process left running on the cluster. The pid in `postmaster.pid` may have been reused,
 * so only a process that runs PostgreSQL on this very cluster is signalled.
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
    // it has ended already
  }
  while (serves(pid, cluster)) {
    if (Date.now() > deadline) return false
    await delay(20)
  }
  return true
}

/** Keeps the rest of the file: PostgreSQL uses it to check whether children of a killed server still use the data. */
function forget(pid: number, cluster: string) {
  const path = join(cluster, 'postmaster.pid')
  const text = readIfThere(path)
  if (text?.startsWith(`${pid}\n`)) writeFileSync(path, text.replace(`${pid}`, `${nobodysPid}`))
}

function notedPid(cluster: string): number | undefined {
  const pid = Number.parseInt(readIfThere(join(cluster, 'postmaster.pid')) ?? '', 10)
  return pid > 1 ? pid : undefined
}

/** Whether the process is a PostgreSQL server started on the cluster's folder, or working in it. */
function serves(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return commandLine(pid).includes(`postgres -D ${cluster}`)
  const [program = '', ...args] = commandLine(pid).split('\0')
  if (!/(^|\/)postgres$/.test(program)) return false
  return args[args.indexOf('-D') + 1] === cluster || workingFolder(pid) === cluster
}

/** Empty if the process is gone. */
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
    // in a container even root may not read another user's
    return undefined
  }
}
