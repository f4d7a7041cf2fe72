import { cpSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Binaries, findBinaries } from './binaries.ts'
import { databaseUser } from './database-user.ts'
import { aFolder, asRoot } from './testing.ts'

const quiet = { info() {}, warn() {} }

it('are used where npm put them if they run there', async () => {
  const { folder, version } = await find()

  expect(folder).toContain('node_modules')
  expect(version).toMatch(/^18\./)
})

it('are copied once, with their links, where the install script that makes the links did not run', async () => {
  const dataDir = aFolder()
  const bare = await withoutLinks()

  const copies = await Promise.all([find(dataDir, bare), find(dataDir, bare)])

  expect(copies.map(({ folder }) => folder)).toEqual(Array(2).fill(expect.stringContaining(dataDir)))
  expect(readdirSync(dataDir)).toHaveLength(1)
  await expect(find(dataDir, { ...bare, folder: '/gone' })).resolves.toEqual(copies[0])
})

it.runIf(asRoot)('are copied readable where only root could run them', async () => {
  const packaged = await find()
  const unpacked = join(aFolder(0o700), 'native')
  cpSync(packaged.folder, unpacked, { recursive: true, verbatimSymlinks: true })
  const dataDir = aFolder()

  const { folder } = await find(dataDir, { ...packaged, folder: unpacked })

  expect(folder.startsWith(dataDir)).toBe(true)
})

it('that do not run are named, with what they say', async () => {
  const dataDir = aFolder()
  const folder = join(aFolder(), 'native')
  mkdirSync(join(folder, 'bin'), { recursive: true })

  await expect(find(dataDir, { folder, version: '18.0' })).rejects.toThrow(
    /The PostgreSQL in .* does not run on this machine; set DATABASE_URL\. It says: .*initdb/s,
  )
})

async function find(dataDir = '/nowhere', packaged?: Binaries) {
  const user = await databaseUser(undefined, quiet)
  return findBinaries({ user, dataDir, stagingRoot: dataDir, log: quiet }, packaged)
}

async function withoutLinks(): Promise<Binaries> {
  const packaged = await find()
  const folder = join(aFolder(), 'native')
  cpSync(packaged.folder, folder, { recursive: true, verbatimSymlinks: true })
  const lib = join(folder, 'lib')
  const links = readdirSync(lib).filter((name) => lstatSync(join(lib, name)).isSymbolicLink())
  for (const link of links) rmSync(join(lib, link))
  return { ...packaged, folder }
}
