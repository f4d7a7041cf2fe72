import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { aFolder, ask, start } from '../embedded-postgres/testing.ts'

/** Runs one of the commands of the server's folder. @returns its status, and what it says */
async function command(name: string, dataDir: string, archive: string, ...words: string[]) {
  const program = join(import.meta.dirname, '..', '..', `${name}.ts`)
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, WAL_ARCHIVE: archive }
  const running = promisify(execFile)(process.execPath, [program, ...words], { env })
  return running.then(
    ({ stdout }) => ({ status: 0, said: stdout }),
    (error: { code: number; stderr: string }) => ({ status: error.code, said: error.stderr }),
  )
}

const names = async (url: string) => (await ask(url, 'select name from notes order by 1')).map(({ name }) => name)

describe('a restore to a moment', { timeout: 300_000 }, () => {
  it('has what was written before it and not what was written after it, with the files of the copy [OPS-3]', async () => {
    const [dataDir, archive, elsewhere] = [aFolder(), join(aFolder(), 'archive'), aFolder()]
    const site = await start({ dataDir, archive })
    mkdirSync(join(dataDir, 'files'))
    writeFileSync(join(dataDir, 'files', 'paper'), 'a paper')
    await ask(site.url, 'create table notes (name text)')
    await ask(site.url, "insert into notes values ('in the copy')")

    expect(await command('restore', elsewhere, archive, '--until', '2026-11-26T10:00:00+07:00')).toMatchObject({
      status: 1,
      said: expect.stringContaining('There is no copy'),
    })
    expect(await command('base-copy', dataDir, archive)).toMatchObject({ status: 0 })
    await ask(site.url, "insert into notes values ('before')")
    // a moment has milliseconds here, and a commit less
    await ask(site.url, 'select pg_sleep(0.01)')
    const [moment] = await ask(site.url, 'select to_json(clock_timestamp()) as until')
    await ask(site.url, 'select pg_sleep(0.01)')
    await ask(site.url, "insert into notes values ('after')")
    // what ends a file of the log is archived as the server stops
    await site.stop()
    const until = new Date(String(moment?.until)).toISOString()

    expect(await command('restore', dataDir, archive, '--until', until)).toMatchObject({
      status: 1,
      said: expect.stringContaining('is not empty'),
    })
    const to = aFolder()
    expect(await command('restore', to, archive, '--until', until)).toMatchObject({
      status: 0,
      said: `Restored what was there at ${until}.\n`,
    })

    const restored = await start({ dataDir: to })
    expect(await names(restored.url)).toEqual(['before', 'in the copy'])
    expect(readFileSync(join(to, 'files', 'paper'), 'utf8')).toBe('a paper')
    await ask(restored.url, "insert into notes values ('new')")
  })

  it('is refused for a moment before the first copy, and one that is none [OPS-3]', async () => {
    const [dataDir, archive] = [aFolder(), join(aFolder(), 'archive')]
    await start({ dataDir, archive })
    expect(await command('base-copy', dataDir, archive)).toMatchObject({ status: 0 })
    const early = await command('restore', join(aFolder(), 'data'), archive, '--until', '2020-01-01T00:00:00Z')
    expect(early.said).toContain('No copy in')
    const vague = await command('restore', join(aFolder(), 'data'), archive, '--until', 'kemarin')
    expect(vague.said).toContain('--until takes a moment with its zone')
  })
})
