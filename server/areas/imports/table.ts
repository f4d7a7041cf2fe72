import type { Cell, FileRow } from '#domain/imports/cell.ts'
import type { NumberStyle } from '#domain/imports/read-number.ts'

/** A file as it was read: heads, the rows that are not empty, and how its numbers are probably written. */
export interface Table {
  heads: string[]
  rows: FileRow[]
  style: NumberStyle
}

/** Why it could not be read: a refusal's code and words. */
export interface TableFault {
  fault: string
  words?: Record<string, string>
}

/** The rows as they stand in the file, from its first on. */
export type Lines = readonly (readonly Cell[])[]
