import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { AwsV4Signer } from 'aws4fetch'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FileStore, makeFileKey } from './file-store.ts'
import { tryBucket } from './open-file-store.ts'
import { type Bucket, openS3Store } from './s3-store.ts'

// a service that stores bytes and accepts only requests signed with its secret

const keys = { keyId: 'KUNCI', keySecret: 'rahasia' }
const stored = new Map<string, Buffer>()
let server: Server
let bucket: Bucket
let files: FileStore
/** The answers to the next requests instead: a status code, or more. */
let troubles: (number | ((response: ServerResponse) => void))[] = []
/** The error code that comes with them. */
let code = 'SlowDown'
let requests: string[] = []

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await buffer(request)
    requests.push(`${request.method} ${request.url}`)
    const trouble = troubles.shift()
    if (typeof trouble === 'function') return trouble(response)
    if (trouble) return response.writeHead(trouble).end(`<Error><Code>${code}</Code></Error>`)
    if (!(await isSigned(request, body)))
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    const path = request.url ?? ''
    if (request.method === 'PUT') stored.set(path, body)
    if (request.method === 'DELETE') stored.delete(path)
    if (request.method === 'GET' && !stored.has(path))
      return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end(request.method === 'GET' ? stored.get(path) : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  bucket = { name: 'bahan', endpoint: `http://127.0.0.1:${port}`, region: 'ap-southeast-3', ...keys }
  files = openS3Store(bucket)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  stored.clear()
  troubles = []
  code = 'SlowDown'
  requests = []
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
    const content = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256))
    await files.put(key, content)

    expect([...stored]).toEqual([[`/bahan/${key}`, content]])
    expect(await buffer(await files.open(key))).toEqual(content)
    await files.remove(key)
    await files.remove(key)
    await expect(files.open(key)).rejects.toMatchObject({ code: 'FILES_LOST' })
    expect(stored.size).toBe(0)
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
    expect(stored.size).toBe(1)
  })

  it('are tried once more where the service is busy, and then lost [REG-3]', async () => {
    troubles = [503]
    await files.put(makeFileKey(), Buffer.from('isi'))
    expect(requests).toHaveLength(2)

    troubles = [503, 500]
    await expect(files.put(makeFileKey(), Buffer.from('isi'))).rejects.toMatchObject({ code: 'FILES_LOST' })
    expect(requests).toHaveLength(4)
  })

  it('are lost where nobody answers [REG-3]', async () => {
    const nowhere = openS3Store({ ...bucket, endpoint: 'http://127.0.0.1:1' })
    await expect(nowhere.put(makeFileKey(), Buffer.from('isi'))).rejects.toMatchObject({ code: 'FILES_LOST' })
  })

  it('are not taken for removed where their bucket is not there [REG-3]', async () => {
    troubles = [404, 404]
    code = 'NoSuchBucket'
    await expect(files.remove(makeFileKey())).rejects.toMatchObject({ code: 'FILES_LOST', reason: 'NoSuchBucket' })
    code = 'NoSuchKey'
    await files.remove(makeFileKey())
  })

  it('are given up where the service is silent, also when memory was tidied meanwhile [REG-3]', async () => {
    const impatient = openS3Store(bucket, { patienceMs: 400 })
    troubles = [() => undefined, () => undefined]
    const opened = impatient.open(makeFileKey())
    const put = impatient.put(makeFileKey(), Buffer.from('isi'))
    const outcomes = Promise.allSettled([opened, put])
    await pause(100)
    tidyMemory()
    const silent = { status: 'rejected', reason: { message: 'the file service: no answer in time' } }
    expect(await outcomes).toMatchObject([silent, silent])
  })

  it('are lost, and not half read, where the service falls silent or is gone amid them [REG-3]', async () => {
    const impatient = openS3Store(bucket, { patienceMs: 400 })
    const half = (response: ServerResponse) => response.writeHead(200, { 'content-length': '10' }).write('sete')
    troubles = [half, (response) => half(response) && setTimeout(() => response.destroy(), 100)]
    const silent = await impatient.open(makeFileKey())
    await expect(buffer(silent)).rejects.toThrow('the file service: no answer in time')
    await expect(impatient.open(makeFileKey()).then(buffer)).rejects.toMatchObject({ code: 'FILES_LOST' })
  })
})

it('files that nobody reads hold no request at the service [REG-3]', async () => {
  const left = Promise.withResolvers<void>()
  troubles = [
    (response) => {
      response.on('close', left.resolve)
      response.writeHead(200, { 'content-length': '10' }).write('sete')
    },
  ]
  const file = await files.open(makeFileKey())
  file.destroy()
  await left.promise
})

describe('a start', () => {
  const tried = async (other: Partial<Bucket> = {}) => {
    const warnings: string[] = []
    const one = { ...bucket, ...other }
    const outcome = await tryBucket(one, openS3Store(one), (sentence) => warnings.push(sentence)).then(
      () => 'starts',
      ({ name, message }: Error) => `${name}: ${message.replace(bucket.endpoint, 'S3')}`,
    )
    return { outcome, warnings }
  }

  it('leaves nothing in its bucket [OPS-4]', async () => {
    expect(await tried()).toEqual({ outcome: 'starts', warnings: [] })
    expect(requests.map((one) => one.split(' ')[0])).toEqual(['PUT', 'GET', 'DELETE'])
    expect(stored.size).toBe(0)
  })

  it('says which setting or right is wrong [OPS-4]', async () => {
    expect((await tried({ keySecret: 'karangan' })).outcome).toBe(
      'StartFailure: S3 does not know FILES_KEY_ID with this FILES_KEY_SECRET (SignatureDoesNotMatch).',
    )
    const refused = async (...[status, reason]: [number, string]) => {
      troubles = [status]
      code = reason
      return (await tried()).outcome
    }
    expect(await refused(404, 'NoSuchBucket')).toBe(
      'StartFailure: S3 has no bucket bahan. Make it, or correct FILES_URL.',
    )
    expect(await refused(403, 'AccessDenied')).toBe(
      'StartFailure: S3 does not let FILES_KEY_ID put files in the bucket bahan. Give it that right.',
    )
    expect(await refused(400, 'AuthorizationHeaderMalformed')).toBe(
      'StartFailure: S3 refuses to put files in the bucket bahan of the region ap-southeast-3 (400 AuthorizationHeaderMalformed). Correct FILES_URL.',
    )
  })

  it('goes on without a service that is away, and says so [OPS-4]', async () => {
    const away = 'The bucket of FILES_URL cannot be used now, and without it no uploaded file: the file service'
    const { outcome, warnings } = await tried({ endpoint: 'http://127.0.0.1:1' })
    expect([outcome, warnings]).toEqual(['starts', [expect.stringContaining(`${away}: `)]])
    troubles = [503, 503]
    expect(await tried()).toEqual({ outcome: 'starts', warnings: [`${away} answered 503 SlowDown to put.`] })
  })
})

function tidyMemory() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
