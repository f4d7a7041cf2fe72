import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely'
import type { RowOf, TypeName } from './statement.ts'

type GivenColumns = Readonly<Record<string, TypeName | `${TypeName}?`>>

/**
 * Rows to insert or to join that come with the statement, as one list a column. Its text is the same however many there
 * are, so that the server prepares it once; and no number of them is more parameters than a statement takes.
 */
export function given<const Given extends GivenColumns, Alias extends string>(
  alias: Alias,
  columns: Given,
  rows: readonly RowOf<Given>[],
): AliasedRawBuilder<RowOf<Given>, Alias> {
  const lists = Object.entries(columns).map(
    ([name, type]) => sql`${rows.map((row) => row[name])}::${sql.raw(type.replace('?', ''))}[]`,
  )
  const names = Object.keys(columns).map((name) => sql.id(name))
  return sql<RowOf<Given>>`unnest(${sql.join(lists)})`.as<Alias>(sql`${sql.id(alias)} (${sql.join(names)})`)
}

/** Equal to any of these: one parameter, and so one text, however many there are. */
export function anyOf<Value>(values: readonly Value[]): RawBuilder<Value> {
  return sql`any(${values})`
}
