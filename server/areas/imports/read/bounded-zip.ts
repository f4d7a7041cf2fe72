import { inflateRawSync } from 'node:zlib'
import type { TableKind } from '#domain/files/file.ts'
import { MOST } from '#domain/limits.ts'
import type { TableBounds } from './table.ts'

const MOST_ENTRIES = 2000

/** Of a sheet. */
export const LAST_ROW = 1_048_576
// a width for each column, or for some of them together: the reader counts each up to the last column
const MOST_WIDTHS = 2000

// a cell, what it holds and, of a text within it, that it is one: each begins and ends
const MARKS_OF_CELL = 6

// an inflated workbook says less in as many bytes
const BYTES_A_MS = { csv: 500, xlsx: 2_000 }
// of an element with all of its attributes, each of which the reader keeps; the head of a sheet that Excel writes has 2,000
const LONGEST_TAG = 16_384

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
// of an entry's flags
const SIZES_FOLLOW = 8
const LONGEST_COMMENT = 65_535

/** How many milliseconds reading a file takes, roughly: its reader goes through all that a workbook's entries say they hold. */
export function expectedMs(file: { kind: TableKind; content: Uint8Array }): number {
  return bytesWithin(file) / BYTES_A_MS[file.kind]
}

function bytesWithin({ kind, content }: { kind: TableKind; content: Uint8Array }): number {
  if (kind === 'csv') return content.length
  const entries = entriesOf(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
  return Array.isArray(entries) ? entries.reduce((sum, { size }) => sum + size, 0) : content.length
}

/**
 * Whether all entries of a zip archive say how large they are, and stay within the bounds together: the reader of workbooks
 * inflates none further than it says, and takes two gigabytes where one says nothing. None may declare entities, which no
 * workbook needs; no sheet may span more cells than a file has, nor hold more marks than those need, and nothing else more marks
 * than cells, and no element more attributes than any has: the reader makes room for each of them. @throws whatever inflating a broken entry throws
 */
export function measureZip(
  file: Buffer,
  { mostInflated, mostCells }: TableBounds,
): 'bounded' | 'inflated' | 'broken' | 'far' {
  const entries = entriesOf(file)
  if (!Array.isArray(entries)) return entries
  let inflated = 0
  for (const entry of entries) {
    const { local, size } = entry
    if (!statesItsSize(file, local, entry)) return 'broken'
    inflated += size
    if (inflated > mostInflated) return 'inflated'
    const content = contentOf(file, local, entry)
    // inside an element it would be written as &lt;
    if (content.includes('<!DOCTYPE')) return 'broken'
    const ofCells = isSheet(content)
    if (ofCells && spanOf(content) > mostCells) return 'far'
    const mostMarks = ofCells ? mostCells * MARKS_OF_CELL : mostCells
    if (marksIn(content, mostMarks) > mostMarks || hasEndlessTag(content)) return 'inflated'
  }
  return 'bounded'
}

interface Entry extends Sizes {
  local: number
  isStored: boolean
}

function entriesOf(file: Buffer): Entry[] | 'inflated' | 'broken' {
  const end = findEnd(file)
  if (end === null) return 'broken'
  const count = file.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) return 'inflated'
  const entries: Entry[] = []
  let at = file.readUInt32LE(end + 16)
  while (entries.length < count) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== ENTRY) return 'broken'
    entries.push({
      packed: file.readUInt32LE(at + 20),
      size: file.readUInt32LE(at + 24),
      local: file.readUInt32LE(at + 42),
      isStreamed: (file.readUInt16LE(at + 8) & SIZES_FOLLOW) !== 0,
      isStored: file.readUInt16LE(at + 10) === 0,
    })
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}

interface Sizes {
  packed: number
  size: number
  isStreamed: boolean
}

function statesItsSize(file: Buffer, local: number, { packed, size, isStreamed }: Sizes): boolean {
  if (local + 30 > file.length || file.readUInt32LE(local) !== LOCAL) return false
  if (size > 0 && packed > 0) return true
  // nothing may be packed into two bytes; where it is packed into none, the reader would look behind the entry for a size
  return size === 0 && packed <= 2 && !(packed === 0 && isStreamed)
}

function contentOf(file: Buffer, local: number, entry: { packed: number; size: number; isStored: boolean }): Buffer {
  const { packed, size, isStored } = entry
  if (size === 0) return Buffer.of()
  const at = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
  const content = file.subarray(at, at + packed)
  return isStored ? content : inflateRawSync(content, { maxOutputLength: size })
}

/** One without shared strings among its cells, which would be read as such. */
function isSheet(content: Buffer): boolean {
  return content.includes('sheetData') && !/<(?:\w+:)?si\b/.test(content.toString('latin1'))
}

/** How many elements begin or end in it, as far as `most`. */
function marksIn(content: Buffer, most: number): number {
  let marks = 0
  for (let at = content.indexOf('<'); at !== -1 && marks <= most; at = content.indexOf('<', at + 1)) marks++
  return marks
}

const [OPENING, CLOSING, QUOTE, APOSTROPHE] = [0x3c, 0x3e, 0x22, 0x27]

/** Whether an element that begins in it has more attributes, or longer ones, than any of a workbook. */
function hasEndlessTag(content: Buffer): boolean {
  for (let at = content.indexOf(OPENING); at !== -1; at = content.indexOf(OPENING, at)) {
    const begin = at++
    // a comment, or what is no element
    if (!isLetter(content[at])) continue
    let quote: number | undefined
    for (; at < content.length && (quote !== undefined || content[at] !== CLOSING); at++) {
      if (at - begin > LONGEST_TAG) return true
      const byte = content[at]
      if (quote !== undefined) quote = byte === quote ? undefined : quote
      else if (byte === QUOTE || byte === APOSTROPHE) quote = byte
    }
  }
  return false
}

function isLetter(byte = 0): boolean {
  return (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)
}

// a cell with its place, or a row that has any
const PLACE = /<(?:\w+:)?(?:c\s[^<>]*?\br=["']([A-Za-z]{1,3})(\d{1,7})["']|row\b([^<>]*)>|col\s)/g

/** How many cells the reader makes room for: down to the lowest row, and to the right as far as a table may go. */
function spanOf(sheet: Buffer): number {
  let [rows, lowest, widest, widths] = [0, 0, 1, 0]
  for (const [tag, column, row, ofRow] of sheet.toString('latin1').matchAll(PLACE)) {
    if (column !== undefined) {
      widest = Math.max(widest, numberOf(column))
      lowest = Math.max(lowest, Number(row))
    } else if (ofRow === undefined) widths++
    else if (!ofRow.endsWith('/')) {
      rows++
      const [, stated = '0'] = /\br=["'](\d{1,7})["']/.exec(tag) ?? []
      lowest = Math.max(lowest, Number(stated))
    }
  }
  if (widths > MOST_WIDTHS) return Number.POSITIVE_INFINITY
  return Math.max(rows, lowest) * Math.min(widest, MOST.importColumns + 1)
}

/** 'A' is 1, 'AA' 27. */
function numberOf(column: string): number {
  return [...column.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

function findEnd(file: Buffer): number | null {
  const first = Math.max(0, file.length - 22 - LONGEST_COMMENT)
  for (let at = file.length - 22; at >= first; at--) if (file.readUInt32LE(at) === END) return at
  return null
}
