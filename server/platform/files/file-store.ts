import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

declare const brand: unique symbol
/** The name of some bytes in the store; reveals neither content nor owner. */
export type FileKey = string & { readonly [brand]: 'FileKey' }

/** Made only by the server: nothing a client sends ever becomes part of a path. */
export function makeFileKey(): FileKey {
  return randomUUID() as FileKey // the only mint, beside what the database kept
}

/** Storage for the bytes of files; their records are in the database. */
export interface FileStore {
  /** All or nothing: nobody ever reads half a file. @throws FilesLost */
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
  /** Whichever file is asked for, as far as one answer tells. */
  readonly isOfAll: boolean = false
}
