import { type RawBuilder, sql } from 'kysely'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from './database.ts'

/** PostgreSQL's types and the values the driver returns for them. */
export interface ValueOf {
  boolean: boolean
  smallint: number
  integer: number
  numeric: DecimalText
  text: string
  uuid: string
  timestamptz: Date
  'text[]': string[]
}

export type TypeName = keyof ValueOf

/** One of a few texts. */
export interface OneOf<Text extends string> {
  oneOf: readonly Text[]
}

/** The type of each column, with '?' if it may be null. */
export type Columns = Readonly<Record<string, TypeName | `${TypeName}?` | OneOf<string>>>

export type RowOf<Cols extends Columns> = {
  [Name in keyof Cols]: Cols[Name] extends OneOf<infer Text>
    ? Text
    : Cols[Name] extends `${infer Nullable extends TypeName}?`
      ? ValueOf[Nullable] | null
      : Cols[Name] extends TypeName
        ? ValueOf[Cols[Name]]
        : never
}

/** A hand-written statement. */
export interface Statement<Cols extends Columns = Columns, Params extends unknown[] = never> {
  name: string
  columns: Cols
  write(...params: Params): RawBuilder<unknown>
  rows(db: Db | Tx, ...params: Params): Promise<RowOf<Cols>[]>
}

/** All statements of this process, for the test that checks them against PostgreSQL. */
export const statements: Statement[] = []

/**
 * The one way to run SQL that Kysely's builder cannot write: its columns are declared, its row type follows from them,
 * and test/database/statements.api.test.ts compares them with PostgreSQL's.
 */
export function statement<const Cols extends Columns, Params extends unknown[]>(
  name: string,
  columns: Cols,
  write: (...params: Params) => RawBuilder<unknown>,
): Statement<Cols, Params> {
  const made: Statement<Cols, Params> = {
    name,
    columns,
    // its name goes with it as a comment, for readers of PostgreSQL's log and the plans of the benchmark
    write: (...params) => sql`${sql.raw(`/* ${name} */`)} ${write(...params)}`,
    rows: async (db, ...params) => (await made.write(...params).execute(db)).rows as RowOf<Cols>[], // what the test compares
  }
  statements.push(made as unknown as Statement) // the test brings each one's arguments
  return made
}
