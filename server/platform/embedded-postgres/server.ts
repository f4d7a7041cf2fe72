import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync } from 'node:fs'
import { createServer, Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartFailure } from '../start-failure.ts'
import type { Setup } from './cluster.ts'
import type { SystemUser } from './database-user.ts'
import { readIfThere } from './durable-file.ts'
import { bareEnvironment } from './run.ts'
import { serverFailure } from './start-failure.ts'

/** `lost` resolves only when the server ends without `stop`. */
type Server = { port: number; stop(): Promise<void>; lost: Promise<string> }

// temporary: children of a crashed server, or another process that just took the free port
const passing = /pre-existing shared memory block|postmaster\.pid" already exists|could not create any TCP\/IP sockets/
const patience = 20_000

// replaying the log after a crash takes time, and killing it only makes it start over
const longestRecovery = 600_000

/** Starts the server and returns once it accepts connections. @throws StartFailure with the end of its log */
export async function runServer(setup: Setup): Promise<Server> {
  const deadline = Date.now() + patience
  for (;;) {
    const port = await freePort()
    const child = await launch(setup, port)
    if (await becomesReady(child, setup)) return tend(child, port, setup.serverLog.path)
    if (!passing.test(setup.serverLog.recent()) || Date.now() > deadline) {
      throw serverFailure('PostgreSQL could not start', setup.serverLog)
    }
    await delay(250)
  }
}

/** In its own session: Ctrl-C is for Node, which first finishes its work and then stops the server. */
async function launch(
  { binaries, cluster, user, settings, serverLog, served }: Setup,
  port: number,
): Promise<ChildProcess> {
  const output = serverLog.open()
  const ours = {
    ...settings,
    listen_addresses: '127.0.0.1',
    port: `${port}`,
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }
  const named = Object.entries(ours).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(binaries.folder, 'bin', 'postgres'), ['-D', cluster, ...named], {
    ...user,
    cwd: '/',
    env: bareEnvironment,
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  try {
    await once(child, 'spawn')
  } catch (cause) {
    throw new StartFailure(`PostgreSQL could not be started: ${cause}`, { cause })
  }
  watchOver(child, cluster, user, served)
  // the database must not keep the process alive
  child.unref()
  return child
}

async function becomesReady(child: ChildProcess, { cluster, log }: Setup): Promise<boolean> {
  const begun = Date.now()
  let isLogged = false
  while (!hasEnded(child)) {
    const [pid, , , , , , , state] = readIfThere(join(cluster, 'postmaster.pid'))?.split('\n') ?? []
    if (pid === `${child.pid}` && state?.trim() === 'ready') return true
    if (!isLogged && Date.now() - begun > 5_000) {
      log.info('PostgreSQL is recovering what was not finished when it last ended.')
      isLogged = true
    }
    if (Date.now() - begun > longestRecovery) await end(child)
    await delay(10)
  }
  return false
}

function tend(child: ChildProcess, port: number, log: string): Server {
  let stopping = false
  const lost = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      if (stopping) return
      resolve(`PostgreSQL has ended by itself (${signal ?? `exit code ${code}`}); see ${log}.`)
    })
  })
  return {
    port,
    lost,
    async stop() {
      stopping = true
      await end(child)
    },
  }
}

/** Fast shutdown; the immediate one if that takes too long, which only costs a recovery at the next start. */
async function end(child: ChildProcess) {
  if (hasEnded(child)) return
  child.ref()
  const ended = once(child, 'exit')
  child.kill('SIGINT')
  const impatient = setTimeout(() => child.kill('SIGQUIT'), 30_000)
  await ended
  clearTimeout(impatient)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('A TCP server without a port.')
  return address.port
}

// Reads until its input ends: the kernel closes it when our process dies. PostgreSQL removes its pid file when it ends
// by itself, so a file with its pid means that the pid has not been reused.
const script = `
  while read -r _; do :; done
  [ -z "$3" ] || rm -f "$3"
  read -r pid < "$2/postmaster.pid" && [ "$pid" = "$1" ] && kill -INT "$1"`

/** Makes sure that the server ends soon after this process, even if that is killed. @param served is removed then */
function watchOver(server: ChildProcess, cluster: string, user: SystemUser | undefined, served = '') {
  const watch = spawn('/bin/sh', ['-c', script, 'sh', `${server.pid}`, cluster, served], {
    ...user,
    cwd: '/',
    env: bareEnvironment,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watch.on('error', () => {}) // without it, the next start ends the server
  watch.stdin.on('error', () => {})
  watch.unref()
  if (watch.stdin instanceof Socket) watch.stdin.unref()
  server.once('exit', () => watch.stdin.end())
}
