import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

declare const brand: unique symbol
/** The name of some bytes in the store; says nothing of what they are or whose. */
export type FileKey = string & { readonly [brand]: 'FileKey' }

/** Made by the server alone: nothing that was sent ever becomes part of a path. */
export function makeFileKey(): FileKey {
  return randomUUID() as FileKey // the only mint, beside what the database kept
}

/** Where the bytes of files are kept; what is known of them stands in the database. */
export interface FileStore {
  /** Whole or not at all: nobody reads half of it. @throws FilesLost */
  put: (key: FileKey, content: Buffer) => Promise<void>
  /** Begins to read. @throws FilesLost also where the bytes are missing: what is recorded must be there */
  open: (key: FileKey) => Promise<Readable>
  /** Nothing there is as good. @throws FilesLost */
  remove: (key: FileKey) => Promise<void>
}

/** The store cannot be reached, or does not hold what it took. */
export class FilesLost extends Error {
  override name = 'FilesLost'
  readonly code = 'FILES_LOST'
}
