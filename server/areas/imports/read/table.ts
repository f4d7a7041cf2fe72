import type { Cell, FileRow } from '#domain/imports/cell.ts'
import type { ColumnContent } from '#domain/imports/questions.ts'
import { Refusal, type RefusalCode } from '#domain/refusal.ts'

/** A file as it was read: heads, the rows that are not empty, and what each of its columns holds. */
export interface Table {
  heads: string[]
  rows: FileRow[]
  contents: ColumnContent[]
}

/** Why it could not be read: a refusal's code and words. */
export interface TableFault {
  fault: string
  words?: Record<string, string>
}

/** Why a file could not be read, as it is answered. */
export function tableRefusal({ fault, words = {} }: TableFault): Refusal {
  return new Refusal(fault as RefusalCode, { field: 'berkas', words }) // the readers name those of this area
}

/** The bounds of a file's content. */
export interface TableBounds {
  /** The bound of a workbook's inflated entries together, in bytes. */
  mostInflated: number
  /** How many cells its sheets may span: each takes memory, also where nothing stands in it. */
  mostCells: number
}

/** The lines of a file that are not empty, each with its number as a spreadsheet shows it. */
export type Lines = readonly FileRow[]

/** Whether it has no visible character. */
export function isEmptyLine(cells: readonly Cell[]): boolean {
  return cells.every((cell) => cell === null || cell === '' || (typeof cell === 'string' && cell.trim() === ''))
}
