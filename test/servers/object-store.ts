import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import type { Bucket } from '#server/platform/files/s3-store.ts'
import { freePort } from './app-process.ts'
import { accepts, onPath } from './system-program.ts'

/** Ceph's gateway of the system's packages, alone, with its objects in a file. */
export interface ObjectStore {
  /** One that is there. */
  bucket: Bucket
  /** Stops the gateway as it is: it still takes connections, and answers nothing. */
  halt: () => void
  /** Lets it go on. */
  goOn: () => void
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>
  /** Starts it again where it was killed; returns once it answers. */
  start: () => Promise<void>
  /** Stops it and removes its files. */
  remove: () => Promise<void>
}

// the first that runs without a cluster and can make its users
const VERSION = 18

/** Why tests that need one are skipped, for their titles. */
export const noObjectStore = `no radosgw of Ceph ${VERSION} or later is on the PATH`

/** Starts one on a free port. @returns undefined where the system has none: tests install nothing */
export async function startObjectStore(): Promise<ObjectStore | undefined> {
  const [gateway, admin] = ['radosgw', 'radosgw-admin'].map(onPath)
  if (!gateway || !admin || versionOf(gateway) < VERSION) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'sentra-bahan-objects-'))
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const bucket = { name: 'bahan', endpoint, region: 'ap-southeast-3', keyId: 'KUNCI', keySecret: 'rahasia' }
  const settings = settingsIn(folder)
  const user = ['user', 'create', '--uid=bahan', '--display-name=bahan']
  execFileSync(admin, [...settings, ...user, `--access-key=${bucket.keyId}`, `--secret-key=${bucket.keySecret}`], {
    stdio: 'ignore',
  })

  let child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  const runs = () => child.exitCode === null && child.signalCode === null
  async function start() {
    if (runs()) return
    const listening = `--rgw_frontends=beast endpoint=127.0.0.1:${port}`
    child = spawn(gateway as string, ['-f', ...settings, listening], { stdio: 'ignore' }) // found above
    while (!(await accepts(port))) if (!runs()) throw new Error(`${gateway} ended before it listened`)
  }
  async function kill() {
    if (!runs()) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  await start()
  const { name, region, keyId: accessKeyId, keySecret: secretAccessKey } = bucket
  const made = await new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region }).fetch(
    `${endpoint}/${name}`,
    { method: 'PUT' },
  )
  if (!made.ok) throw new Error(`no bucket was made: ${made.status} ${await made.text()}`)
  return {
    bucket,
    start,
    kill,
    halt: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    async remove() {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** 'ceph version 18.2.7 (…) reef (stable)'; 0 where it says something else. */
function versionOf(gateway: string): number {
  const said = execFileSync(gateway, ['--version'], { encoding: 'utf8' })
  return Number(/^ceph version (\d+)/.exec(said)?.[1] ?? 0)
}

function settingsIn(folder: string): string[] {
  const config = join(folder, 'ceph.conf')
  writeFileSync(config, '[global]\n')
  return [
    `--conf=${config}`,
    '--no-mon-config',
    '--name=client.rgw.bahan',
    '--rgw_backend_store=dbstore',
    `--dbstore_db_dir=${folder}`,
    '--dbstore_db_name_prefix=bahan',
    '--rgw_config_store=dbstore',
    `--dbstore_config_uri=file:${join(folder, 'config.db')}`,
    `--rgw_data=${folder}`,
    `--run_dir=${folder}`,
    `--log_file=${join(folder, 'log')}`,
    '--admin_socket=',
  ]
}
