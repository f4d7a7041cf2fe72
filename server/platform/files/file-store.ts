import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

declare const brand: unique symbol
/** The name of some bytes in the store; reveals neither content nor owner. */
export type FileKey = string & { readonly [brand]: 'FileKey' }

/** Made only by the server: nothing a client sends ever becomes part of a path. */
export function makeFileKey(): FileKey {
  return randomUUID() as FileKey // the only mint, beside stored keys
}

/** Storage for the bytes of files; their records are in the database. */
export interface FileStore {
  /** Atomic: a file is never readable in part. @throws FilesLost */
  put: (key: FileKey, content: Buffer) => Promise<void>
  /** Starts reading. @throws FilesLost also when the bytes are missing: what is recorded must be there */
  open: (key: FileKey) => Promise<Readable>
  /** Succeeds also when nothing is there. @throws FilesLost */
  remove: (key: FileKey) => Promise<void>
  /** Whether something could be stored now. @throws FilesLost if not */
  checkSpace: () => Promise<void>
}

/** The store cannot be reached, or has lost what it stored. */
export class FilesLost extends Error {
  override name = 'FilesLost'
  readonly code = 'FILES_LOST'
  /** Every file is affected, as far as one answer shows. */
  readonly isOfAll: boolean = false
}
