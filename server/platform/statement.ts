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

export type RowOf<Given extends Columns> = {
  [Name in keyof Given]: Given[Name] extends OneOf<infer Text>
    ? Text
    : Given[Name] extends `${infer Nullable extends TypeName}?`
      ? ValueOf[Nullable] | null
      : Given[Name] extends TypeName
        ? ValueOf[Given[Name]]
        : never
}

/** A hand-written statement. */
export interface Statement<Given extends Columns = Columns, Asked extends unknown[] = never> {
  name: string
  columns: Given
  write(...asked: Asked): RawBuilder<unknown>
  rows(db: Db | Tx, ...asked: Asked): Promise<RowOf<Given>[]>
}

/** All statements of this process, for the test that checks them against PostgreSQL. */
export const statements: Statement[] = []

/**
 * The one way to run SQL that Kysely's builder cannot write: its columns are declared, its row type follows from them,
 * and test/database/statements.api.test.ts compares them with PostgreSQL's.
 */
export function statement<const Given extends Columns, Asked extends unknown[]>(
  name: string,
  columns: Given,
  write: (...asked: Asked) => RawBuilder<unknown>,
): Statement<Given, Asked> {
  const made: Statement<Given, Asked> = {
    name,
    columns,
    // its name goes with it, for whoever reads PostgreSQL's log or the plans of the benchmark
    write: (...asked) => sql`${sql.raw(`/* ${name} */`)} ${write(...asked)}`,
    rows: async (db, ...asked) => (await made.write(...asked).execute(db)).rows as RowOf<Given>[], // what the test compares
  }
  statements.push(made as unknown as Statement) // the test brings each one's arguments
  return made
}
