import { type ChildProcess, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import type { SystemUser } from './database-user.ts'
import { bareEnvironment } from './run.ts'

// Reads until its input ends: the kernel closes it when our process dies. PostgreSQL removes its pid file when it ends
// by itself, so a file with its pid means that the pid has not been reused.
const script = `
  while read -r _; do :; done
  [ -z "$3" ] || rm -f "$3"
  read -r pid < "$2/postmaster.pid" && [ "$pid" = "$1" ] && kill -INT "$1"`

/** Makes sure that the server ends soon after this process, even if that is killed. @param served is removed then */
export function watchOver(server: ChildProcess, cluster: string, user: SystemUser | undefined, served = '') {
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
