import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { aFolder, ask, asRoot, start, startElsewhere } from './testing.ts'

// only root has another user for its database, and folders that this user may not enter
describe.runIf(asRoot)('a data folder that only root may enter', () => {
  it('has its database and the programs where the database user may go, and says where', async () => {
    const { dataDir, stagingRoot } = rootsOwn()

    const first = await start({ dataDir, stagingRoot })
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await first.stop()

    const cluster = located(dataDir)
    expect(cluster.startsWith(`${stagingRoot}/`)).toBe(true)
    expect(statSync(cluster)).toMatchObject({ mode: 0o40700 })
    expect(statSync(cluster).uid).not.toBe(0)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    expect(statSync(join(dataDir, 'postgres.password'))).toMatchObject({ uid: 0, mode: 0o100600 })
    const second = await start({ dataDir, stagingRoot })
    expect(await ask(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  it('recovers from kill -9 as any other', async () => {
    const { dataDir, stagingRoot } = rootsOwn()
    const killed = await startElsewhere(dataDir, { stagingRoot })
    await ask(killed.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await killed.kill()

    const { url } = await start({ dataDir, stagingRoot })

    expect(await ask(url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
  })

  it('keeps its database when it is moved, and shares it with no copy', async () => {
    const { dataDir, stagingRoot } = rootsOwn()
    await (await start({ dataDir, stagingRoot })).stop()
    const [moved, copy] = [`${dataDir}-moved`, `${dataDir}-copy`]
    renameSync(dataDir, moved)
    await (await start({ dataDir: moved, stagingRoot })).stop()
    cpSync(moved, copy, { recursive: true })

    await expect(start({ dataDir: copy, stagingRoot })).rejects.toThrow(`${copy} is a copy`)

    const anew = await start({ dataDir, stagingRoot })
    expect(located(dataDir)).not.toBe(located(moved))
    await anew.stop()
    await start({ dataDir: moved, stagingRoot })
  })

  it('starts empty when it was deleted, and sets aside what it had', async () => {
    const { dataDir, stagingRoot } = rootsOwn()
    const first = await start({ dataDir, stagingRoot })
    await ask(first.url, 'CREATE TABLE old AS SELECT 42 AS answer')
    await first.stop()
    rmSync(dataDir, { recursive: true })

    const { url, logged } = await start({ dataDir, stagingRoot })

    await expect(ask(url, 'SELECT answer FROM old')).rejects.toThrow('does not exist')
    expect(logged).toContainEqual(expect.stringContaining('was set aside as'))
  })

  it('says so when its database is gone', async () => {
    const { dataDir, stagingRoot } = rootsOwn()
    await (await start({ dataDir, stagingRoot })).stop()
    rmSync(located(dataDir), { recursive: true })

    await expect(start({ dataDir, stagingRoot })).rejects.toThrow(`The database of ${dataDir} should be in`)
  })
})

// shared by the file, so that the programs are copied once
const stagingRoot = mkdtempSync(join(tmpdir(), 'sentra-bahan-staging-'))
afterAll(() => rmSync(stagingRoot, { recursive: true }))

function rootsOwn() {
  return { dataDir: join(aFolder(0o700), 'data'), stagingRoot }
}

function located(dataDir: string): string {
  return readFileSync(join(dataDir, 'postgres.location'), 'utf8').split('\n')[0] ?? ''
}
