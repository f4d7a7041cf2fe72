import { sql } from 'kysely'
import { openSessions } from '#server/areas/accounts/public.ts'
import { isUnsent } from '#server/areas/orders/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'
import { statement } from '#server/platform/statement.ts'
import type { ExportedTable } from './exported-table.ts'

export type Row = Record<string, unknown>

/** How a table is read: by its key columns, and the date columns, which have no hour to convert. */
interface Shape {
  key: readonly string[]
  days: readonly string[]
}
export type Shapes = ReadonlyMap<string, Shape>

// at most this many rows of a table are in memory
const AT_ONCE = 500

/** The key and the days of each table that has a key. */
export const tableShapes = statement(
  'table shapes',
  { table: 'text', key: 'text[]', days: 'text[]' },
  () => sql`
    select t.relname::text as "table",
      array(
        select a.attname::text
        from unnest(x.indkey) with ordinality k (number, place)
          join pg_attribute a on a.attrelid = t.oid and a.attnum = k.number
        order by k.place
      ) as key,
      array(
        select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.atttypid = 'date'::regtype
      ) as days
    from pg_index x join pg_class t on t.oid = x.indrelid
    where x.indisprimary and t.relnamespace = current_schema()::regnamespace`,
)

/** How each table is read, by its name. */
export async function findShapes(db: Db): Promise<Shapes> {
  const rows = await tableShapes.rows(db)
  return new Map(rows.map(({ table, ...shape }) => [table, shape]))
}

/**
 * The exported rows of one person or company in one table, batch by batch below the last row, so that neither its size
 * nor a slow reader needs memory or a transaction.
 * @throws Error for a table without a primary key
 */
export async function* exportedBatches(
  db: Db,
  exported: ExportedTable,
  subject: string,
  shapes: Shapes,
): AsyncGenerator<Row[]> {
  if (!exported.under) return yield* batchesOf(db, exported, [subject], shapes)
  const { key, ...above } = exported.under
  for await (const rows of exportedBatches(db, { file: exported.file, ...above, columns: [key] }, subject, shapes)) {
    const owners = rows.map((row) => row[key])
    yield* batchesOf(db, exported, owners, shapes)
  }
}

async function* batchesOf(
  db: Db,
  { table, who, columns, order, without }: ExportedTable,
  owners: readonly unknown[],
  shapes: Shapes,
): AsyncGenerator<Row[]> {
  const shape = shapes.get(table)
  if (!shape) throw new Error(`${table} has no primary key`)
  const { ref, table: named } = db.dynamic
  const keyColumns = shape.key.map((column) => sql.ref(`kept.${column}`))
  const plain = columns.filter((column) => !shape.days.includes(column))
  const days = columns.filter((column) => shape.days.includes(column))
  for (let last: readonly string[] = []; ; ) {
    const found: (Row & { kept_place: string[] })[] = await db
      .selectFrom(named(table).as('kept'))
      .select(plain.map((column) => ref<string>(`kept.${column}`)))
      .select(days.map((column) => sql<string>`${sql.ref(`kept.${column}`)}::text`.as(column)))
      // as texts, since a time of JavaScript is less exact than the row's
      .select(
        sql<string[]>`array[${sql.join(keyColumns.map((keyColumn) => sql`${keyColumn}::text`))}]`.as('kept_place'),
      )
      .where(ref(`kept.${who}`), '=', anyOf(owners))
      .$if(order !== undefined, (query) => query.where(({ not }) => not(isUnsent(sql.ref(`kept.${order}`)))))
      .$if(without !== undefined, (query) => query.where(ref(`kept.${without?.[0]}`), '<>', without?.[1]))
      .$if(last.length > 0, (query) => query.where(sql<boolean>`(${sql.join(keyColumns)}) > (${sql.join([...last])})`))
      .orderBy(sql.join(keyColumns))
      .limit(AT_ONCE)
      .execute()
    if (found.length > 0) yield found.map(({ kept_place, ...row }) => inOrder(row, columns))
    if (found.length < AT_ONCE) return
    last = found.at(-1)?.kept_place ?? []
  }
}

function inOrder(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, row[column]]))
}

/** Whether somebody is still signed in by this session. */
export async function isSessionOpen(db: Db, sessionId: string): Promise<boolean> {
  const open = await db.selectFrom(openSessions.as('s')).select('s.id').where('s.id', '=', sessionId).executeTakeFirst()
  return open !== undefined
}

/** Deletes all rows of one owner. */
export async function deleteOf(tx: Tx, table: keyof DB, who: string, subject: string): Promise<void> {
  const { ref, table: named } = tx.dynamic
  await tx
    .deleteFrom(named(table).as('gone'))
    .where(ref(`gone.${who}`), '=', subject)
    .execute()
}
