import { buffer } from 'node:stream/consumers'
import { StartFailure } from '../start-failure.ts'
import { type FileStore, FilesLost, makeFileKey } from './file-store.ts'
import { type Bucket, ServiceRefusal } from './s3-store.ts'

const CONTENT = Buffer.from('Sentra Bahan')

/**
 * Puts, gets and removes a few bytes, as the site will. A service that cannot be reached is told of and no more: it may
 * come back, and most of the site works without it.
 * @throws StartFailure where the service refuses what the settings say
 */
export async function tryBucket(bucket: Bucket, store: FileStore, tell: (sentence: string) => void): Promise<void> {
  const key = makeFileKey()
  try {
    await store.put(key, CONTENT)
    await buffer(await store.open(key))
    await store.remove(key)
  } catch (error) {
    if (!(error instanceof FilesLost)) throw error
    const failure = error instanceof ServiceRefusal && failureOf(bucket, error)
    if (failure) throw new StartFailure(failure)
    tell(`The bucket of FILES_URL cannot be used now, and without it no uploaded file: ${error.message}.`)
  }
}

function failureOf({ name, endpoint, region }: Bucket, { what, status, reason }: ServiceRefusal): string | undefined {
  if (reason === 'NoSuchBucket') return `${endpoint} has no bucket ${name}. Make it, or correct FILES_URL.`
  if (reason === 'SignatureDoesNotMatch' || reason === 'InvalidAccessKeyId')
    return `${endpoint} does not know FILES_KEY_ID with this FILES_KEY_SECRET (${reason}).`
  if (reason === 'AccessDenied')
    return `${endpoint} does not let FILES_KEY_ID ${what} files in the bucket ${name}. Give it that right.`
  if (status >= 500 || [404, 408, 429].includes(status)) return undefined
  return `${endpoint} refuses to ${what} files in the bucket ${name} of the region ${region} (${status} ${reason}). Correct FILES_URL.`
}
