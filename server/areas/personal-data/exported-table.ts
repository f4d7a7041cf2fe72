import type { DB } from '#server/platform/database.generated.ts'

/** Rows about a person or of a company: the name of their file, the table, and what leaves. */
export interface ExportedTable {
  file: string
  table: keyof DB
  /** The column that names the person or company, or that leads to the row that does. */
  who: string
  /** The rows that `who` leads to, where it names neither itself. */
  under?: Under
  /** The column that names an order, where rows of orders that were never sent to their seller stay out [ORDER-4]. */
  order?: string
  /** A column, and the value with which a row stays out. */
  without?: readonly [column: string, value: string]
  columns: readonly string[]
}

/** Rows that name the owner of other rows, by their `key`. */
export interface Under {
  table: keyof DB
  key: string
  who: string
  under?: Under
  order?: string
}
