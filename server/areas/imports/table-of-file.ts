import type { TableKind } from '#domain/file.ts'
import { readLines } from './read-lines.ts'
import type { Table, TableBounds, TableFault } from './table.ts'
import { tableOfLines } from './table-of-lines.ts'

/** A file as a table, or why it is none [SHOP-4]. */
export async function tableOfFile(
  kind: TableKind,
  content: Uint8Array,
  bounds: TableBounds,
): Promise<Table | TableFault> {
  // as it comes out of another thread
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const lines = await readLines(kind, bytes, bounds)
  return 'fault' in lines ? lines : tableOfLines(lines)
}
