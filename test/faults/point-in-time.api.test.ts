import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { aFolder, ask, start, startElsewhere } from '#server/platform/embedded-postgres/testing.ts'

const KEY = 'a key that is long enough for an archive, and for nothing else'

function aKeyFile(key = KEY): string {
  const path = join(aFolder(), 'key')
  writeFileSync(path, key)
  return path
}

interface Setup {
  dataDir: string
  archive: string
  /** The path of the key file. */
  key?: string | undefined
  days?: number
}

/** How one of the commands of the server's folder is run. */
function commandOf(name: string, { dataDir, archive, key = '', days }: Setup) {
  const program = join(import.meta.dirname, '..', '..', 'server', `${name}.ts`)
  const ours = { WAL_ARCHIVE: archive, WAL_ARCHIVE_KEY_FILE: key, WAL_ARCHIVE_DAYS: `${days ?? ''}` }
  return { program, env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...ours } }
}

/** Runs one of the commands. @returns its status, and what it says */
async function command(name: string, setup: Setup, ...words: string[]) {
  const { program, env } = commandOf(name, setup)
  const running = promisify(execFile)(process.execPath, [program, ...words], { env })
  return running.then(
    ({ stdout }) => ({ status: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ status: error.code, said: error.stderr }),
  )
}

const names = async (url: string) => (await ask(url, 'select name from notes order by 1')).map(({ name }) => name)
const copiesIn = (archive: string) => readdirSync(archive).filter((name) => name.startsWith('base-'))

/** A moment between what was written before and what is written afterwards. */
async function between(url: string): Promise<string> {
  // a moment has milliseconds here, and a commit less
  await ask(url, 'select pg_sleep(0.01)')
  const [moment] = await ask(url, 'select to_json(clock_timestamp()) as until')
  await ask(url, 'select pg_sleep(0.01)')
  return new Date(String(moment?.until)).toISOString()
}

/** The contents of a folder and below it, file by file. */
function contentsOf(folder: string): [string, Buffer][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name))])
}

describe('a restore to a moment', { timeout: 300_000 }, () => {
  it.each([
    ['', undefined],
    ['of a sealed archive ', KEY],
  ])(
    '%shas what was written before it and not what was written after it, with the files of the copy [OPS-3]',
    async (_, secret) => {
      const key = secret && aKeyFile(secret)
      const [dataDir, archive, elsewhere] = [aFolder(), join(aFolder(), 'archive'), aFolder()]
      const site = await start({ dataDir, archive: { folder: archive, key: secret ? Buffer.from(secret) : undefined } })
      mkdirSync(join(dataDir, 'files'))
      writeFileSync(join(dataDir, 'files', 'paper'), 'a paper')
      await ask(site.url, 'create table notes (name text)')
      await ask(site.url, "insert into notes values ('in the copy')")

      expect(
        await command('restore', { dataDir: elsewhere, archive, key }, '--until', '2026-11-26T10:00:00+07:00'),
      ).toMatchObject({ status: 1, said: expect.stringContaining('There is no copy') })
      expect(await command('base-copy', { dataDir, archive, key })).toMatchObject({ status: 0 })
      await ask(site.url, "insert into notes values ('before')")
      const until = await between(site.url)
      await ask(site.url, "insert into notes values ('after')")
      // what ends a file of the log is archived as the server stops
      await site.stop()

      expect(await command('restore', { dataDir, archive, key }, '--until', until)).toMatchObject({
        status: 1,
        said: expect.stringContaining('is not empty'),
      })
      const to = aFolder()
      expect(await command('restore', { dataDir: to, archive, key }, '--until', until)).toMatchObject({
        status: 0,
        said: `Restored what was there at ${until}.\n`,
      })

      const restored = await start({ dataDir: to })
      expect(await names(restored.url)).toEqual(['before', 'in the copy'])
      expect(readFileSync(join(to, 'files', 'paper'), 'utf8')).toBe('a paper')
      await ask(restored.url, "insert into notes values ('new')")
    },
  )

  it('is refused for a moment before the first copy, and one that is none [OPS-3]', async () => {
    const [dataDir, archive] = [aFolder(), join(aFolder(), 'archive')]
    await start({ dataDir, archive: { folder: archive } })
    expect(await command('base-copy', { dataDir, archive })).toMatchObject({ status: 0 })
    const nowhere = { dataDir: join(aFolder(), 'data'), archive }
    const early = await command('restore', nowhere, '--until', '2020-01-01T00:00:00Z')
    expect(early.said).toContain('No copy in')
    const vague = await command('restore', nowhere, '--until', 'kemarin')
    expect(vague.said).toContain('--until takes a moment with its zone')
  })
})

describe('a sealed archive', { timeout: 300_000 }, () => {
  it('shows nothing without its key, and says which key is missing [OPS-3]', async () => {
    const [dataDir, archive] = [aFolder(), join(aFolder(), 'archive')]
    const [key, otherKey] = [aKeyFile(), aKeyFile('another key, which is long enough just as well')]
    const site = await start({ dataDir, archive: { folder: archive, key: Buffer.from(KEY) } })
    await ask(site.url, 'create table notes (name text)')
    await ask(site.url, "insert into notes values ('nobody else reads this')")
    expect(await command('base-copy', { dataDir, archive, key })).toMatchObject({ status: 0 })
    const until = await between(site.url)
    await ask(site.url, "insert into notes values ('after')")
    await site.stop()

    const logs = contentsOf(join(archive, 'log'))
    expect(logs.length).toBeGreaterThan(1)
    for (const [, content] of logs) expect(content.subarray(0, 8).toString()).toBe('SENTRABK')
    for (const [name, content] of contentsOf(archive)) {
      expect([name, content.includes('nobody else reads this')]).toEqual([name, false])
      expect([name, content.includes(readFileSync(join(dataDir, 'postgres.password')))]).toEqual([name, false])
    }

    const said = async (setup: Partial<Setup>, ...words: string[]) =>
      (await command('restore', { dataDir: join(aFolder(), 'data'), archive, ...setup }, '--until', until, ...words))
        .said
    expect(await said({})).toContain('is encrypted: give its key file')
    expect(await said({ key: otherKey })).toContain('was begun with another key file')
    expect(await said({ key: '/nowhere/key' })).toContain('The key file /nowhere/key cannot be read')
    expect(await said({}, '--key', otherKey)).toContain('was begun with another key file')
    // given by hand, where the settings of the site are gone
    expect(await said({}, '--key', key)).toContain('Restored what was there')

    await expect(start({ dataDir, archive: { folder: archive } })).rejects.toThrow('is encrypted: give its key file')
    const other = Buffer.from(readFileSync(otherKey))
    await expect(start({ dataDir, archive: { folder: archive, key: other } })).rejects.toThrow('another key file')
  })

  it('is not begun where another one is without a key [OPS-3]', async () => {
    const [dataDir, archive] = [aFolder(), join(aFolder(), 'archive')]
    const site = await start({ dataDir, archive: { folder: archive } })
    await ask(site.url, 'select pg_switch_wal()').catch(() => undefined)
    await command('base-copy', { dataDir, archive })
    await site.stop()

    const sealed = { folder: archive, key: Buffer.from(KEY) }
    await expect(start({ dataDir, archive: sealed })).rejects.toThrow('was begun without a key')
  })

  it('has all of the log, however the process that seals it ends [OPS-3]', async () => {
    const [dataDir, archive, key] = [aFolder(), join(aFolder(), 'archive'), aKeyFile()]
    const sealed = { folder: archive, key: KEY }
    const killed = await startElsewhere(dataDir, { archive: sealed })
    await ask(killed.url, 'create table notes (name text)')
    expect(await command('base-copy', { dataDir, archive, key })).toMatchObject({ status: 0 })
    // some files of the log, of which some are not sealed yet
    await ask(killed.url, "insert into notes select repeat('x', 1000) || n from generate_series(1, 60000) n")
    await killed.kill()
    // as a process leaves it that ended while it wrote
    writeFileSync(join(archive, 'log', '000000010000000000000004.part'), 'half')

    const site = await start({ dataDir, archive: { folder: archive, key: Buffer.from(KEY) } })
    await ask(site.url, "insert into notes values ('before')")
    const until = await between(site.url)
    await ask(site.url, "insert into notes values ('after')")
    await site.stop()
    expect(existsSync(join(dataDir, 'postgres.asks'))).toBe(false)

    const to = aFolder()
    expect(await command('restore', { dataDir: to, archive, key }, '--until', until)).toMatchObject({ status: 0 })
    const restored = await start({ dataDir: to })
    expect(await ask(restored.url, 'select count(*)::int as n, max(name) as last from notes')).toEqual([
      { n: 60_001, last: expect.stringContaining('x') },
    ])
    expect(await ask(restored.url, "select name from notes where name in ('before', 'after')")).toEqual([
      { name: 'before' },
    ])
  })
})

describe('a copy to begin with', { timeout: 300_000 }, () => {
  it('lets what is older go once its days are over, and no more [OPS-3]', async () => {
    const [dataDir, archive, key] = [aFolder(), join(aFolder(), 'archive'), aKeyFile()]
    const site = await start({ dataDir, archive: { folder: archive, key: Buffer.from(KEY) } })
    await ask(site.url, 'create table notes (name text)')
    const setup = { dataDir, archive, key, days: 2 }
    const agedCopy = async (days: number) => {
      expect(await command('base-copy', setup)).toMatchObject({ status: 0 })
      const name = copiesIn(archive).sort().at(-1) ?? ''
      const [past] = await ask(site.url, `select to_json(clock_timestamp() - interval '${days} days') as ended`)
      writeFileSync(join(archive, name, 'ended-at'), new Date(String(past?.ended)).toISOString())
      return name
    }
    await agedCopy(4)
    const [second, third] = [await agedCopy(3), await agedCopy(1)]
    await ask(site.url, "insert into notes values ('before')")
    const until = await between(site.url)
    await ask(site.url, "insert into notes values ('after')")

    const { said } = await command('base-copy', setup)
    expect(said).toContain('Removed what 2 days do not need: 0 copies and 0 files of the log.')
    const left = copiesIn(archive).sort()
    expect(left.slice(0, -1)).toEqual([second, third])
    const first = readFileSync(join(archive, second, 'first-log'), 'utf8')
    const logs = readdirSync(join(archive, 'log')).sort()
    expect(logs[0]).toBe(first)
    await site.stop()

    const to = aFolder()
    expect(await command('restore', { ...setup, dataDir: to }, '--until', until)).toMatchObject({ status: 0 })
    expect(await names((await start({ dataDir: to })).url)).toEqual(['before'])
  })

  it.each([
    ['', undefined],
    ['in a sealed archive ', KEY],
  ])(
    '%sleaves nothing where it is ended before it is whole, and removes what one that was killed has left [OPS-3]',
    async (_, secret) => {
      const key = secret && aKeyFile(secret)
      const [dataDir, archive] = [aFolder(), join(aFolder(), 'archive')]
      await start({ dataDir, archive: { folder: archive, key: secret ? Buffer.from(secret) : undefined } })
      mkdirSync(join(dataDir, 'files'))
      for (let n = 0; n < 5000; n++) writeFileSync(join(dataDir, 'files', `paper-${n}`), `a paper ${n}`)

      /** Ends a copy by a signal when it has begun. */
      const ended = async (signal: NodeJS.Signals) => {
        const { program, env } = commandOf('base-copy', { dataDir, archive, key })
        const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'pipe'] })
        const [exit, said] = [once(child, 'exit'), text(child.stderr)]
        await expect.poll(() => copiesIn(archive), { timeout: 60_000, interval: 5 }).toHaveLength(1)
        child.kill(signal)
        return { how: await exit, said: await said }
      }
      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        const { how, said } = await ended(signal)
        expect(how).toEqual([1, null])
        expect(said).toBe('The copy was ended before it was whole, and nothing of it is left.\n')
        expect(copiesIn(archive)).toEqual([])
      }

      await ended('SIGKILL')
      expect(copiesIn(archive)).toEqual([expect.stringMatching(/\.unfinished$/)])
      expect(await command('base-copy', { dataDir, archive, key })).toMatchObject({ status: 0 })
      expect(copiesIn(archive)).toEqual([expect.stringMatching(/^base-[\dTZ-]+$/)])
    },
  )
})
