import { createHash } from 'node:crypto'
import type { AnyFileKind, FileKind, StoredKind } from '#domain/files/file.ts'
import type { CompanyId, UserId } from '#domain/ids.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { areSweepsPaused } from '../backup/pause-sweeps.ts'
import type { Tx } from '../database.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { type FileKey, makeFileKey } from './file-store.ts'
import { deleteFile, insertFile, isRecorded, type NewFile } from './queries.ts'

/** An uploaded file: its kind recognised by content, its name cleaned. */
export interface ReceivedFile<Kind extends AnyFileKind = FileKind> {
  content: Buffer
  kind: Kind
  name: string
}

/** Bytes in the store that no record names yet. */
export type UnrecordedFile<Kind extends StoredKind = FileKind> = NewFile<Kind>

// longer than any request that could still record it
const SWEEP_AFTER_MS = 60 * 60 * 1000
const SWEEP_AGAIN_MS = 10 * 60 * 1000

/**
 * Puts the bytes into the store. Unless a transaction records them within the hour they are removed, so that failed
 * requests and crashed processes leave nothing behind.
 * @throws FilesLost
 */
export async function storeFile<Kind extends StoredKind>(
  deps: Deps,
  { content, kind, name }: ReceivedFile<Kind>,
): Promise<UnrecordedFile<Kind>> {
  const key = makeFileKey()
  const startAfter = new Date(deps.now().getTime() + SWEEP_AFTER_MS)
  await deps.db.transaction().execute((tx) => enqueue(tx, 'files/sweep', { key }, { startAfter }))
  await deps.files.put(key, content)
  return { key, kind, name, size: content.length, sha256: createHash('sha256').update(content).digest() }
}

/**
 * Stores bytes and records them in the transaction of `record`. A refusal of `record` removes them at once: refused
 * uploads must not fill the store for an hour. After any other error it may have committed, so that the sweep has to
 * look.
 * @throws FilesLost, and what `record` throws
 */
export function storeAndRecord<Recorded>(
  deps: Deps,
  received: ReceivedFile,
  record: (file: UnrecordedFile) => Promise<Recorded>,
): Promise<Recorded> {
  return storeAllAndRecord(deps, [received], async ([file]) => record(file as UnrecordedFile)) // as many as were given
}

/** Stores several files that one transaction records, in the order given. */
export async function storeAllAndRecord<Kind extends StoredKind, Recorded>(
  deps: Deps,
  received: readonly ReceivedFile<Kind>[],
  record: (files: UnrecordedFile<Kind>[]) => Promise<Recorded>,
): Promise<Recorded> {
  const files: UnrecordedFile<Kind>[] = []
  for (const one of received) files.push(await storeFile(deps, one))
  try {
    return await record(files)
  } catch (error) {
    if (error instanceof Refusal) {
      for (const { key } of files) await deps.files.remove(key).catch(() => undefined)
    }
    throw error
  }
}

/** Records a stored file as the company's. @returns its id */
export function recordFile(
  tx: Tx,
  owner: { companyId: CompanyId; userId: UserId },
  file: UnrecordedFile<StoredKind>,
  now: Date,
): Promise<string> {
  return insertFile(tx, owner, file, now)
}

/** Deletes a file that nothing names any more; its bytes go once this transaction has committed. */
export async function forgetFile(tx: Tx, id: string): Promise<void> {
  const key = await deleteFile(tx, id)
  await enqueue(tx, 'files/sweep', { key })
}

/** Removes bytes that no record names; while a backup is made they wait, since its records may name them. */
export async function sweepFile(deps: Deps, key: string): Promise<void> {
  const unnamed = key as FileKey // the job carries the key from storeFile or the record
  if (await areSweepsPaused(deps.db)) {
    const startAfter = new Date(deps.now().getTime() + SWEEP_AGAIN_MS)
    return deps.db.transaction().execute((tx) => enqueue(tx, 'files/sweep', { key }, { startAfter }))
  }
  if (!(await isRecorded(deps.db, unnamed))) await deps.files.remove(unnamed)
}
