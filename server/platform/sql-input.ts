import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import { plainSigns } from '#domain/plain-signs.ts'
import type { RowOf, TypeName } from './statement.ts'

type InputColumns = Readonly<Record<string, TypeName | `${TypeName}?`>>

/**
 * Rows passed with a statement to insert or join, as one array per column. The SQL text is the same for any number of
 * rows, so the server prepares it once and the limit on parameters does not matter.
 */
export function unnestRows<const Cols extends InputColumns, Alias extends string>(
  alias: Alias,
  columns: Cols,
  rows: readonly RowOf<Cols>[],
): AliasedRawBuilder<RowOf<Cols>, Alias> {
  const lists = Object.entries(columns).map(
    ([name, type]) => sql`${rows.map((row) => row[name])}::${sql.raw(type.replace('?', ''))}[]`,
  )
  const names = Object.keys(columns).map((name) => sql.id(name))
  return sql<RowOf<Cols>>`unnest(${sql.join(lists)})`.as<Alias>(sql`${sql.id(alias)} (${sql.join(names)})`)
}

/** Equal to any of these: one parameter, and so one SQL text, for any number of values. */
export function anyOf<Value>(values: readonly Value[]): RawBuilder<Value> {
  return sql`any(${values})`
}

/**
 * The pattern by which ILIKE finds texts containing a keyword; null without one. A dash or blank in it is met by any sign
 * in its place, since stored texts hold dashes and blanks of several kinds [SEARCH-3].
 */
export function containing(keyword: string | null): string | null {
  if (keyword === null) return null
  return `%${plainSigns(keyword)
    .replace(/[\\%_]/g, '\\$&')
    .replace(/[- ]/g, '_')}%`
}

/** A business day as the database keeps it. */
export function dateOf(day: BusinessDay): RawBuilder<Date> {
  return sql<Date>`${day}::date`
}
