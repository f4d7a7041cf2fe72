import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { type FileKey, type FileStore, FilesLost } from './file-store.ts'

/** A bucket of an S3-compatible service. */
export interface Bucket {
  name: string
  /** Origin of the service, without a trailing slash. */
  endpoint: string
  region: string
  keyId: string
  keySecret: string
}

// until the service starts to answer, over both attempts; reading the file may take longer
const PATIENCE_MS = 10_000
// a second attempt when the service says that it is busy
const RETRIES = 1

/** Stores files in a bucket, so that any number of machines can share them. */
export function openS3Store(bucket: Bucket): FileStore {
  const client = new AwsClient({
    accessKeyId: bucket.keyId,
    secretAccessKey: bucket.keySecret,
    service: 's3',
    region: bucket.region,
    retries: RETRIES,
  })

  async function ask(method: string, key: FileKey, content?: Buffer): Promise<Response> {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(new Error('no answer in time')), PATIENCE_MS)
    try {
      return await client.fetch(`${bucket.endpoint}/${bucket.name}/${key}`, {
        method,
        signal: patience.signal,
        ...(content && {
          // copied into plain memory, as a request body requires
          body: new Uint8Array(content),
          headers: { 'x-amz-content-sha256': createHash('sha256').update(content).digest('hex') },
        }),
      })
    } catch (cause) {
      throw new FilesLost(`the file service: ${(cause as Error).message}`, { cause })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async put(key, content) {
      await done(await accepted('put', await ask('PUT', key, content)))
    },
    async open(key) {
      const answer = await accepted('get', await ask('GET', key))
      // the same class under two names, the web's and Node's
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([])
    },
    async remove(key) {
      const answer = await ask('DELETE', key)
      await done(answer.status === 404 ? answer : await accepted('delete', answer))
    },
    // a bucket does not become full, and a service that fails is told of where a file is wanted
    checkSpace: async () => undefined,
  }
}

/** @throws FilesLost with the service's error code, which never contains a key */
async function accepted(what: string, answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const told = await answer.text().catch(() => '')
  const code = /<Code>(\w+)<\/Code>/.exec(told)?.[1] ?? ''
  throw new FilesLost(`the file service answered ${answer.status} ${code} to ${what}`.replace('  ', ' '))
}

/** Reads the answer to its end, so that its connection can be reused. */
async function done(answer: Response): Promise<void> {
  await answer.arrayBuffer()
}
