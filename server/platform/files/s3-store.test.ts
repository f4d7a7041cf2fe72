import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FileStore, makeFileKey } from './file-store.ts'
import { type Bucket, openS3Store } from './s3-store.ts'

// a service that stores bytes and accepts only requests signed with its secret

const keys = { keyId: 'KUNCI', keySecret: 'rahasia' }
const kept = new Map<string, Buffer>()
let server: Server
let bucket: Bucket
let files: FileStore
/** Status codes with which the next requests are answered instead. */
let troubles: number[] = []
let asked: string[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await buffer(request)
    asked.push(`${request.method} ${request.url}`)
    const trouble = troubles.shift()
    if (trouble) return response.writeHead(trouble).end('<Error><Code>SlowDown</Code></Error>')
    if (!(await isSigned(request, body)))
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    const path = request.url ?? ''
    if (request.method === 'PUT') kept.set(path, body)
    if (request.method === 'DELETE') kept.delete(path)
    if (request.method === 'GET' && !kept.has(path))
      return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? kept.get(path) : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  bucket = { name: 'bahan', endpoint: `http://127.0.0.1:${port}`, region: 'ap-southeast-3', ...keys }
  files = openS3Store(bucket)
})
afterAll(() => server.close())
beforeEach(() => {
  kept.clear()
  troubles = []
  asked = []
})

/** Computes the signature of what arrived with the secret the service knows, and compares. */
async function isSigned({ method, url, headers }: IncomingMessage, body: Buffer): Promise<boolean> {
  const hash = createHash('sha256').update(body).digest('hex')
  const sent = headers['x-amz-content-sha256']
  if (sent !== 'UNSIGNED-PAYLOAD' && sent !== hash) return false
  const signer = new AwsV4Signer({
    method: method ?? '',
    url: `${bucket.endpoint}${url}`,
    headers: { 'x-amz-content-sha256': sent },
    accessKeyId: keys.keyId,
    secretAccessKey: keys.keySecret,
    service: 's3',
    region: bucket.region,
    datetime: String(headers['x-amz-date']),
  })
  return headers.authorization === (await signer.authHeader())
}

describe('files in a bucket', () => {
  it('are read as they were put, and are gone once removed, twice too [REG-3]', async () => {
    const key = makeFileKey()
    const content = Buffer.from(Array.from({ length: 70_000 }, (_, place) => place % 256))
    await files.put(key, content)

    expect([...kept]).toEqual([[`/bahan/${key}`, content]])
    expect(await buffer(await files.open(key))).toEqual(content)
    await files.remove(key)
    await files.remove(key)
    await expect(files.open(key)).rejects.toMatchObject({ code: 'FILES_LOST' })
    expect(kept.size).toBe(0)
  })

  it('are refused without a signature, and by a wrong secret, which says nothing of the key [REG-3]', async () => {
    const key = makeFileKey()
    await files.put(key, Buffer.from('isi'))

    const unsigned = await fetch(`${bucket.endpoint}/bahan/${key}`)
    expect(unsigned.status).toBe(403)
    const stranger = openS3Store({ ...bucket, keySecret: 'karangan' })
    const refused = await stranger.open(key).catch((error) => error)
    expect(refused).toMatchObject({ code: 'FILES_LOST' })
    expect(refused.message).toBe('the file service answered 403 SignatureDoesNotMatch to get')
    await expect(stranger.put(makeFileKey(), Buffer.from('x'))).rejects.toMatchObject({ code: 'FILES_LOST' })
    await expect(stranger.remove(key)).rejects.toMatchObject({ code: 'FILES_LOST' })
    expect(kept.size).toBe(1)
  })

  it('are tried once more where the service is busy, and then lost [REG-3]', async () => {
    troubles = [503]
    await files.put(makeFileKey(), Buffer.from('isi'))
    expect(asked).toHaveLength(2)

    troubles = [503, 500]
    await expect(files.put(makeFileKey(), Buffer.from('isi'))).rejects.toMatchObject({ code: 'FILES_LOST' })
    expect(asked).toHaveLength(4)
  })

  it('are lost where nobody answers [REG-3]', async () => {
    const nowhere = openS3Store({ ...bucket, endpoint: 'http://127.0.0.1:1' })
    await expect(nowhere.put(makeFileKey(), Buffer.from('isi'))).rejects.toMatchObject({ code: 'FILES_LOST' })
  })
})
