import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FileKey, type FileStore, makeFileKey } from './file-store.ts'
import { openDiskStore } from './open-file-store.ts'

let folder: string
let files: FileStore
const content = Buffer.from('isi berkas')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-store-'))
  files = openDiskStore(join(folder, 'files'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function names(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

describe('files on disk', () => {
  it('are read as they were put, and are gone once removed, twice too [REG-3]', async () => {
    const [key, other] = [makeFileKey(), makeFileKey()]
    await files.put(key, content)
    await files.put(other, Buffer.from('lain'))

    expect(await buffer(await files.open(key))).toEqual(content)
    await files.remove(key)
    await files.remove(key)

    await expect(files.open(key)).rejects.toMatchObject({ code: 'FILES_LOST' })
    expect(await buffer(await files.open(other))).toEqual(Buffer.from('lain'))
  })

  it('are for the process alone, whole, and nothing else lies beside them [REG-3]', async () => {
    const key = makeFileKey()
    await files.put(key, content)

    const [path = '', ...more] = await names()
    expect(more).toEqual([])
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700)
    expect(await readFile(path)).toEqual(content)
  })

  it('leave nothing behind where writing fails [REG-3]', async () => {
    const key = makeFileKey()
    // a folder in the file's place: the bytes can be written but not moved there
    await mkdir(join(folder, 'files', key.slice(0, 2), key, 'x'), { recursive: true })

    await expect(files.put(key, content)).rejects.toMatchObject({ code: 'FILES_LOST' })
    await expect(files.remove(key)).rejects.toMatchObject({ code: 'FILES_LOST' })
    expect(await names()).toEqual([])
  })

  it('are lost where the folder is no folder [REG-3]', async () => {
    await writeFile(join(folder, 'files'), '')
    const key = makeFileKey()

    await expect(files.put(key, content)).rejects.toMatchObject({ code: 'FILES_LOST' })
    await expect(files.open(key)).rejects.toMatchObject({ code: 'FILES_LOST' })
  })

  it.each(['../../etc/passwd', '', 'a/b', '00000000-0000-0000-0000-00000000000', '.'])(
    'are never looked for by a name that was sent: %j [REG-3]',
    async (key) => {
      const sent = key as FileKey // what no type lets through
      await expect(files.put(sent, content)).rejects.toThrow('not a key')
      await expect(files.open(sent)).rejects.toThrow('not a key')
      await expect(files.remove(sent)).rejects.toThrow('not a key')
    },
  )
})
