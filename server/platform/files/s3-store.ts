import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
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

// until the service starts to answer, over both attempts, and then until the next part of the file
const PATIENCE_MS = 10_000
// what a file that is sent adds: nothing is answered before its last byte
const SENT_BYTES_PER_MS = 1_000
const LONGEST_PAUSE_MS = 50

/** Stores files in a bucket, so that any number of machines can share them. */
export function openS3Store(bucket: Bucket, { patienceMs = PATIENCE_MS } = {}): FileStore {
  const client = new AwsClient({
    accessKeyId: bucket.keyId,
    secretAccessKey: bucket.keySecret,
    service: 's3',
    region: bucket.region,
  })

  async function ask(method: string, key: FileKey, content?: Buffer): Promise<Answer> {
    const abort = new AbortController()
    const attempt = async () => {
      const signed = await client.sign(`${bucket.endpoint}/${bucket.name}/${key}`, {
        method,
        ...(content && {
          // copied into plain memory, as a request body requires
          body: new Uint8Array(content),
          headers: { 'x-amz-content-sha256': createHash('sha256').update(content).digest('hex') },
        }),
      })
      // given to fetch itself: the signal of a Request is lost once garbage is collected
      return fetch(signed, { signal: abort.signal })
    }
    const patience = patienceMs + (content?.length ?? 0) / SENT_BYTES_PER_MS
    const response = await within(patience, abort, async () => {
      const first = await attempt()
      if (first.status < 500 && first.status !== 429) return first
      // a second attempt when the service says that it is busy
      await first.arrayBuffer()
      await pause(Math.random() * LONGEST_PAUSE_MS)
      return attempt()
    })
    return { response, read: (work) => within(patienceMs, abort, () => work(response)) }
  }

  return {
    async put(key, content) {
      const answer = await ask('PUT', key, content)
      if (!answer.response.ok) throw await refusalOf('put', answer)
      await finish(answer)
    },
    async open(key) {
      const answer = await ask('GET', key)
      if (!answer.response.ok) throw await refusalOf('get', answer)
      const reader = answer.response.body?.getReader()
      if (!reader) return Readable.from([])
      const file = Readable.from(chunks(reader, answer), { objectMode: false })
      // a reader that stops ends the request, also before the first byte
      return file.once('close', () => void reader.cancel().catch(() => undefined))
    },
    async remove(key) {
      const answer = await ask('DELETE', key)
      if (answer.response.ok) return finish(answer)
      const refusal = await refusalOf('delete', answer)
      if (refusal.isOfAll) throw refusal
    },
    // a bucket does not become full, and a failing service is reported where a file is requested
    checkSpace: async () => undefined,
  }
}

/** The service does not answer, or not to the end. */
class StoreAway extends FilesLost {
  override readonly isOfAll = true
}

/** The no of the service. */
export class ServiceRefusal extends FilesLost {
  readonly what: string
  readonly status: number
  /** Its error code, which never contains a key; empty if it gave none. */
  readonly reason: string
  override readonly isOfAll: boolean

  constructor(what: string, status: number, reason: string) {
    super(`the file service answered ${status} ${reason} to ${what}`.replace('  ', ' '))
    this.what = what
    this.status = status
    this.reason = reason
    // the file is not there; where its bucket is missing, that is unknown
    this.isOfAll = status !== 404 || reason === 'NoSuchBucket'
  }
}

interface Answer {
  response: Response
  /** @throws StoreAway also where what is read does not come in time */
  read: <T>(work: (response: Response) => Promise<T>) => Promise<T>
}

async function refusalOf(what: string, { response, read }: Answer): Promise<ServiceRefusal> {
  const answered = await read((one) => one.text()).catch(() => '')
  return new ServiceRefusal(what, response.status, /<Code>(\w+)<\/Code>/.exec(answered)?.[1] ?? '')
}

/** Reads the answer to its end, so that its connection can be reused. */
async function finish({ read }: Answer): Promise<void> {
  await read((response) => response.arrayBuffer())
}

/** The file as it arrives. */
async function* chunks(reader: ReadableStreamDefaultReader<Uint8Array>, { read }: Answer): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { done, value } = await read(() => reader.read())
    if (done) return
    yield value
  }
}

/** @throws StoreAway where the work fails, or takes longer and is given up */
async function within<T>(ms: number, abort: AbortController, work: () => Promise<T>): Promise<T> {
  const timer = setTimeout(() => abort.abort(new Error('no answer in time')), ms)
  try {
    return await work()
  } catch (cause) {
    throw new StoreAway(`the file service: ${reasonOf(cause)}`, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** The reason in the cause of a `fetch` error. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error
  return cause instanceof Error && cause.message ? cause.message : message
}
