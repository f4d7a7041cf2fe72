import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import type { SystemUser } from './database-user.ts'
import { bareEnvironment } from './run.ts'

// Reads until its input ends, which the kernel sees to when our process does. PostgreSQL removes its pid file when it
// ends by itself; one with its number means that the number is still its own.
const script = `
  while read -r _; do :; done
  read -r pid < "$2/postmaster.pid" && [ "$pid" = "$1" ] && kill -INT "$1"`

/** Sees to it that the server ends soon after this process, even when that is killed without a chance to stop it. */
export function watchOver(server: ChildProcess, cluster: string, user: SystemUser | undefined) {
  const watch = spawn('/bin/sh', ['-c', script, 'sh', `${server.pid}`, cluster], {
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
