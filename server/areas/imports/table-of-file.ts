import type { TableKind } from '#domain/file.ts'
import { readLines } from './read-lines.ts'
import type { Table, TableFault } from './table.ts'
import { tableOfLines } from './table-of-lines.ts'

/** A file as a table, or why it is none; a workbook may hold so many bytes when it is inflated [SHOP-4]. */
export async function tableOfFile(kind: TableKind, content: Buffer, mostInflated: number): Promise<Table | TableFault> {
  const lines = await readLines(kind, content, mostInflated)
  return 'fault' in lines ? lines : tableOfLines(lines)
}
