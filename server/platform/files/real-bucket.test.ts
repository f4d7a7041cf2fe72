import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { noObjectStore, type ObjectStore, startObjectStore } from '#test/servers/object-store.ts'
import { type FileStore, makeFileKey } from './file-store.ts'
import { tryBucket } from './open-file-store.ts'
import { type Bucket, openS3Store } from './s3-store.ts'

const objects = await startObjectStore()
if (objects) {
  afterAll(objects.remove)
  describeStored(objects)
} else it.skip(`files in the bucket of a real service [REG-3] [OPS-4]: ${noObjectStore}`, () => undefined)

function describeStored({ bucket, kill, start, halt, goOn }: ObjectStore): void {
  const files = openS3Store(bucket)
  const bytes = (length: number, first = 0) => Buffer.from(Array.from({ length }, (_, index) => (first + index) % 256))

  describe('files in the bucket of a real service', () => {
    it.each([0, 1, 70_000, 20 * 1024 * 1024])('of %d bytes are read as they were put [REG-3]', async (length) => {
      const key = makeFileKey()
      const content = Buffer.alloc(length, bytes(1021))
      await files.put(key, content)
      expect((await buffer(await files.open(key))).equals(content)).toBe(true)
      await files.remove(key)
    })

    it('are replaced as a whole, and are gone once removed, twice too [REG-3]', async () => {
      const key = makeFileKey()
      await files.put(key, bytes(5000))
      await files.put(key, bytes(40, 7))
      expect(await buffer(await files.open(key))).toEqual(bytes(40, 7))
      await files.remove(key)
      await files.remove(key)
      await expect(files.open(key)).rejects.toMatchObject({ code: 'FILES_LOST' })
    })

    it('are kept fifty at once [REG-3]', async () => {
      const keys = Array.from({ length: 50 }, makeFileKey)
      await Promise.all(keys.map((key, index) => files.put(key, bytes(100_000, index))))
      const read = await Promise.all(keys.map(async (key) => buffer(await files.open(key))))
      expect(read.map((content, index) => content.equals(bytes(100_000, index)))).toEqual(keys.map(() => true))
      await Promise.all(keys.map((key) => files.remove(key)))
    })

    it('are for nobody without the keys [REG-3]', async () => {
      const key = makeFileKey()
      await files.put(key, bytes(10))
      expect((await fetch(`${bucket.endpoint}/${bucket.name}/${key}`)).status).toBe(403)
      await files.remove(key)
    })
  })

  describe('a start', () => {
    const tried = async (other: Partial<Bucket>) => {
      const warnings: string[] = []
      const one = { ...bucket, ...other }
      const outcome = await tryBucket(one, openS3Store(one), (sentence) => warnings.push(sentence)).then(
        () => 'starts',
        ({ name, message }: Error) => `${name}: ${message}`,
      )
      return { outcome, warnings }
    }

    it('goes on where the bucket is as it should be [OPS-4]', async () => {
      expect(await tried({})).toEqual({ outcome: 'starts', warnings: [] })
    })

    it('says which setting is wrong [OPS-4]', async () => {
      const { endpoint } = bucket
      const unknown = `StartFailure: ${endpoint} does not know FILES_KEY_ID with this FILES_KEY_SECRET`
      expect((await tried({ keySecret: 'karangan' })).outcome).toBe(`${unknown} (SignatureDoesNotMatch).`)
      expect((await tried({ keyId: 'SIAPA' })).outcome).toBe(`${unknown} (InvalidAccessKeyId).`)
      const missing = `StartFailure: ${endpoint} has no bucket tidak-ada. Make it, or correct FILES_URL.`
      expect((await tried({ name: 'tidak-ada' })).outcome).toBe(missing)
      const nowhere = openS3Store({ ...bucket, name: 'tidak-ada' })
      await expect(nowhere.remove(makeFileKey())).rejects.toMatchObject({ reason: 'NoSuchBucket' })
    })
  })

  describe('while the service is away', () => {
    const key = makeFileKey()
    const content = bytes(3000)
    let impatient: FileStore
    beforeAll(async () => {
      impatient = openS3Store(bucket, { patienceMs: 500 })
      await files.put(key, content)
    })
    afterEach(async () => {
      goOn()
      await start()
    })

    it('files are lost, and are there again with it [OPS-4]', async () => {
      await kill()
      await expect(files.open(key)).rejects.toThrow(/^the file service: connect ECONNREFUSED /)
      await expect(files.put(makeFileKey(), content)).rejects.toMatchObject({ code: 'FILES_LOST' })
      await start()
      expect(await buffer(await files.open(key))).toEqual(content)
    })

    it('nobody waits longer than it may take [OPS-4]', async () => {
      halt()
      const requests = Array.from({ length: 20 }, () => impatient.open(key))
      for (const outcome of await Promise.allSettled(requests))
        expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'FILES_LOST' } })
    })
  })
}
