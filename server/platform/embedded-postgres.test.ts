import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findBinaries } from './embedded-postgres/binaries.ts'
import { databaseUser } from './embedded-postgres/database-user.ts'
import { aFolder, ask, aUsedFolder, start, startElsewhere } from './embedded-postgres/testing.ts'

describe('the first start', () => {
  it('gives an empty database in UTF-8 and UTC, with what the search needs', async () => {
    const { url } = await start({ dataDir: aFolder() })

    await ask(url, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent')
    const [row] = await ask(
      url,
      `SELECT current_database() AS database, getdatabaseencoding() AS encoding, current_setting('timezone') AS timezone,
         unaccent('Crème') AS unaccented, similarity('gula', 'gulla') > 0.5 AS similar, lower('ÉTÉ') AS lowered,
         to_tsvector('indonesian', 'dimakan')::text AS stem, (SELECT rolsuper FROM pg_roles WHERE rolname = current_user)`,
    )
    expect(row).toEqual({
      database: 'sentra_bahan',
      encoding: 'UTF8',
      timezone: 'UTC',
      unaccented: 'Creme',
      similar: true,
      lowered: 'été',
      stem: "'makan':1",
      rolsuper: false,
    })
  })

  it('keeps the database to this machine and this user', async () => {
    const dataDir = await aUsedFolder()
    const { url } = await start({ dataDir })
    const { port, password } = new URL(url)

    expect(permissions(join(dataDir, 'postgres.password'))).toBe('600')
    expect(permissions(join(dataDir, 'postgres.log'))).toBe('600')
    expect(permissions(join(dataDir, 'postgres'))).toBe('700')
    expect(password).toHaveLength(32)
    expect(port).not.toBe('5432')
    await expect(ask(url.replace(password, 'guess'), 'SELECT 1')).rejects.toThrow('password authentication failed')
    const asSuperuser = url.replace('//sentra_bahan:', '//postgres:')
    expect(await ask(asSuperuser, 'SHOW unix_socket_directories')).toEqual([{ unix_socket_directories: '' }])
    for (const address of addressesOfOtherInterfaces()) expect(await accepts(address, Number(port))).toBe(false)
  })

  it('takes settings, but none that would open the server', async () => {
    const { url } = await start({ dataDir: await aUsedFolder(), settings: { work_mem: '7MB', listen_addresses: '*' } })

    expect(await ask(url, 'SHOW work_mem')).toEqual([{ work_mem: '7MB' }])
    expect(await ask(url, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  })

  it('makes a data folder with spaces and letters of any kind, relative to where it runs, whatever the umask', async () => {
    const folder = aFolder()
    const site = await startElsewhere("./Déjà vu/data 'Σ'", { cwd: folder, umask: 0o077 })

    expect(await ask(site.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(readdirSync(join(folder, 'Déjà vu', "data 'Σ'"))).toContain('postgres.password')
  })

  it('removes what a start killed in the middle left behind', async () => {
    const dataDir = aFolder()
    mkdirSync(join(dataDir, 'postgres.new-abc', 'cluster'), { recursive: true })

    await start({ dataDir })

    expect(readdirSync(dataDir).filter((name) => name.includes('.new'))).toEqual([])
  })
})

describe('a later start', () => {
  it('finds everything kept, and stopping twice is stopping', async () => {
    const dataDir = await aUsedFolder()
    const first = await start({ dataDir })
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await Promise.all([first.stop(), first.stop()])
    await first.stop()

    const second = await start({ dataDir })

    expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
    await expect(ask(first.url.replace(/:\d+\//, ':1/'), 'SELECT 1')).rejects.toThrow()
  })

  it('waits for a process that is about to end', async () => {
    const dataDir = await aUsedFolder()
    const first = await start({ dataDir })
    const second = start({ dataDir })
    await first.stop()

    expect(await ask((await second).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('of two at once, one is refused in a sentence', async () => {
    const dataDir = aFolder()

    const starts = await Promise.allSettled([startElsewhere(dataDir), startElsewhere(dataDir)])

    const [works, refused] = starts.toSorted((a, b) => a.status.localeCompare(b.status))
    if (works?.status !== 'fulfilled' || refused?.status !== 'rejected') throw new Error('Not one of each.')
    expect(`${refused.reason}`).toContain(`The data folder ${dataDir} is in use by another process.`)
    expect(await ask(works.value.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe('after kill -9', () => {
  it('of our process the server ends too, and what was committed is there at the next start', async () => {
    const dataDir = await aUsedFolder()
    const killed = await startElsewhere(dataDir)
    await ask(killed.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await killed.kill()
    await expect.poll(() => existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)

    const { url } = await start({ dataDir })

    expect(await ask(url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  it('of our process a start in the same moment works', async () => {
    const dataDir = await aUsedFolder()
    for (let n = 0; n < 3; n++) {
      const killed = await startElsewhere(dataDir)
      await ask(killed.url, 'CREATE TABLE IF NOT EXISTS kept (n integer)')
      await ask(killed.url, `INSERT INTO kept VALUES (${n})`)
      await killed.kill()
    }

    const { url } = await start({ dataDir })

    expect(await ask(url, 'SELECT n FROM kept ORDER BY n')).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }])
  })

  it('a server that was left running is stopped first', async () => {
    const dataDir = await aUsedFolder()
    const left = await leaveServerOn(dataDir)

    const { url, logged } = await start({ dataDir })

    expect(logged).toContainEqual(expect.stringContaining(`Stopping the PostgreSQL (process ${left.pid})`))
    expect(left.exitCode).toBe(0)
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('of the server we are told, and the next start recovers', async () => {
    const dataDir = await aUsedFolder()
    const lost: string[] = []
    const first = await start({ dataDir, onLost: (sentence) => lost.push(sentence) })
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')

    process.kill(Number(notedPid(dataDir)), 'SIGKILL')

    await expect.poll(() => lost).toEqual([expect.stringContaining('PostgreSQL has ended by itself (SIGKILL)')])
    await first.stop()
    const second = await start({ dataDir })
    expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  it('a number in the pid file that is now a stranger stops neither the start nor the stranger', async () => {
    const dataDir = await aUsedFolder()
    const first = await start({ dataDir })
    const noted = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
    await first.stop()
    const stranger = spawn('sleep', ['60'], {
      ...(await databaseUser(join(dataDir, 'postgres'), quiet)),
      stdio: 'ignore',
    })
    onTestFinished(() => void stranger.kill())
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), noted.replace(/^\d+/, `${stranger.pid}`))

    const { url } = await start({ dataDir })

    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull()
  })
})

describe('Ctrl-C', () => {
  it('reaches our process and not the server, which it may still need', async () => {
    const site = await startElsewhere(await aUsedFolder())

    process.kill(-Number(site.process.pid), 'SIGINT')
    await delay(300)

    expect(await ask(site.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe('what goes wrong is told in a sentence', () => {
  it('when the password is gone, or another', async () => {
    const dataDir = await aUsedFolder()
    writeFileSync(join(dataDir, 'postgres.password'), 'another')
    await expect(start({ dataDir })).rejects.toThrow('postgres.password in the data folder is not the password')

    rmSync(join(dataDir, 'postgres.password'))

    await expect(start({ dataDir })).rejects.toThrow(`${dataDir}/postgres.password is missing`)
  })

  it('when another version made the data', async () => {
    const dataDir = await aUsedFolder()
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')

    await expect(start({ dataDir })).rejects.toThrow('was made by PostgreSQL 17, and this is PostgreSQL 18')
  })

  it('when the server refuses, with the end of its log, and a further start is not kept out', async () => {
    const dataDir = await aUsedFolder()

    await expect(start({ dataDir, settings: { shared_buffers: 'much' } })).rejects.toThrow(
      /PostgreSQL could not start\. The end of \S+postgres\.log:\n.*invalid value for parameter "shared_buffers"/s,
    )

    expect(await ask((await start({ dataDir })).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('when the data folder is a file, or something else lies where the database would', async () => {
    const folder = aFolder()
    writeFileSync(join(folder, 'file'), '')
    mkdirSync(join(folder, 'data', 'postgres', 'photos'), { recursive: true })

    await expect(start({ dataDir: join(folder, 'file') })).rejects.toThrow(`The embedded PostgreSQL cannot use`)
    await expect(start({ dataDir: join(folder, 'data') })).rejects.toThrow('is there but holds no database')
  })
})

const quiet = { info() {}, warn() {} }

function permissions(path: string): string {
  return (statSync(path).mode & 0o777).toString(8)
}

function notedPid(dataDir: string): string | undefined {
  return readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]
}

/** Leaves the state after the process that started the server, and its watcher, have died. */
async function leaveServerOn(dataDir: string) {
  const cluster = join(dataDir, 'postgres')
  const user = await databaseUser(cluster, quiet)
  const { folder } = await findBinaries({ user, dataDir, stagingRoot: dataDir, log: quiet })
  const options = ['-c', 'port=1', '-c', 'listen_addresses=', '-c', `unix_socket_directories=${cluster}`]
  const server = spawn(join(folder, 'bin', 'postgres'), ['-D', cluster, ...options], {
    ...user,
    cwd: '/',
    env: { LC_ALL: 'C' },
    stdio: 'ignore',
  })
  onTestFinished(() => void server.kill('SIGQUIT'))
  await expect.poll(() => existsSync(join(cluster, 'postmaster.pid'))).toBe(true)
  await expect.poll(() => readFileSync(join(cluster, 'postmaster.pid'), 'utf8')).toContain('ready')
  return server
}

function addressesOfOtherInterfaces(): string[] {
  return Object.values(networkInterfaces()).flatMap((list) =>
    (list ?? []).filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
  )
}

async function accepts(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port, timeout: 1000 })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
