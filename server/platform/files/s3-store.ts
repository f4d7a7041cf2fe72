import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { type FileKey, type FileStore, FilesLost } from './file-store.ts'

/** A bucket of an S3-compatible service. */
export interface Bucket {
  name: string
  /** Origin of the service, without a slash at its end. */
  endpoint: string
  region: string
  keyId: string
  keySecret: string
}

// until the service begins to answer, with both attempts; how fast a file is then read is its reader's affair
const PATIENCE_MS = 10_000
// a second attempt where the service says that it is busy
const RETRIES = 1

/** Keeps files in a bucket, so that any number of processes on any number of machines share them. */
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
          // a copy over plain memory, which is what a request body may be
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
      // one class under two names: that of the web, that of Node
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([])
    },
    async remove(key) {
      const answer = await ask('DELETE', key)
      await done(answer.status === 404 ? answer : await accepted('delete', answer))
    },
  }
}

/** @throws FilesLost with the service's own code, which never holds a key */
async function accepted(what: string, answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const told = await answer.text().catch(() => '')
  const code = /<Code>(\w+)<\/Code>/.exec(told)?.[1] ?? ''
  throw new FilesLost(`the file service answered ${answer.status} ${code} to ${what}`.replace('  ', ' '))
}

/** Reads an answer to its end, so that its connection serves the next request. */
async function done(answer: Response): Promise<void> {
  await answer.arrayBuffer()
}
