import { sql } from 'kysely'
import type { BusinessDay } from '#domain/business-day.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { PriceRule } from '#domain/catalogue/prices/price-rule.ts'
import type { ProductStatus } from '#domain/catalogue/product-status.ts'
import type { Cell, FileRow } from '#domain/imports/cell.ts'
import type { Change } from '#domain/imports/changes.ts'
import type { ColumnName } from '#domain/imports/columns.ts'
import type { RowFault } from '#domain/imports/read-row.ts'
import type { RowVerdict } from '#domain/imports/state.ts'
import type { DecimalText } from '#domain/money.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { unnestRows } from '#server/platform/sql-input.ts'

// rows that one statement writes: its parameters occupy memory on both sides
const AT_ONCE = 1000

/** A product as it was, or became: enough to write it so again. */
export interface Image {
  offer: Offer
  status: ProductStatus
}

/** The effect of a row of a price list, enough to undo it. */
export interface PriceImage {
  /** As it was; null: there was none. */
  was: { amount: DecimalText; firstDay: BusinessDay; lastDay: BusinessDay | null } | null
  is: Pick<PriceRule, 'level' | 'from' | 'amount' | 'firstDay'> & { listId: string | null }
  /** Whether the list was made for it. */
  madeList: boolean
}

/** The result of a row, and its target. */
export interface RowResult {
  number: number
  verdict: RowVerdict
  faultColumn: ColumnName | null
  faults: RowFault[]
  productId: number | null
  expectedVersion: number | null
  expectedUnits: DecimalText | null
  /** The name of the product that its code names, where the file has another one. */
  otherName: string | null
  /** The changes, planned or made. */
  changes: readonly Change[]
  /** The largest move of its numbers, either way. */
  percent: DecimalText | null
  before: Image | PriceImage | null
}

/** A stored row; of a price list with another image than of products. */
export interface StoredRow<Before = Image>
  extends FileRow,
    Omit<RowResult, 'faultColumn' | 'faults' | 'otherName' | 'changes' | 'percent' | 'before'> {
  before: Before | null
}

/** Keeps the rows of a file. */
export async function insertRows(tx: Tx, importId: string, rows: readonly FileRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const batch = rows
      .slice(at, at + AT_ONCE)
      .map(({ number, cells }) => ({ importId, number, cells: JSON.stringify(cells) }))
    await tx
      .insertInto('import_rows')
      .columns(['import_id', 'number', 'cells'])
      .expression((eb) =>
        eb
          .selectFrom(unnestRows('row', { importId: 'uuid', number: 'integer', cells: 'text' }, batch))
          .select((row) => ['row.importId', 'row.number', row.cast('row.cells', 'jsonb').as('cells')]),
      )
      .execute()
  }
}

const resultColumns = {
  number: 'integer',
  verdict: 'text',
  faultColumn: 'text?',
  faults: 'text?',
  productId: 'integer?',
  expectedVersion: 'integer?',
  expectedUnits: 'numeric?',
  otherName: 'text?',
  changes: 'text?',
  percent: 'numeric?',
  before: 'text?',
} as const

/** Writes what the rows would do, or did. */
export async function saveResults(tx: Tx, importId: string, results: readonly RowResult[]): Promise<void> {
  for (let at = 0; at < results.length; at += AT_ONCE) {
    const batch = results.slice(at, at + AT_ONCE).map((result) => ({
      ...result,
      faults: result.faults.length > 0 ? JSON.stringify(result.faults) : null,
      changes: result.changes.length > 0 ? JSON.stringify(result.changes) : null,
      before: result.before && JSON.stringify(result.before),
    }))
    await tx
      .updateTable('import_rows as r')
      .from(unnestRows('result', resultColumns, batch))
      .set((eb) => ({
        verdict: eb.ref('result.verdict'),
        fault_column: eb.ref('result.faultColumn'),
        faults: eb.cast<never>(eb.ref('result.faults'), 'jsonb'),
        product_id: eb.ref('result.productId'),
        seen_version: eb.ref('result.expectedVersion'),
        seen_units: eb.ref('result.expectedUnits'),
        other_name: eb.ref('result.otherName'),
        changes: eb.cast<never>(eb.ref('result.changes'), 'jsonb'),
        change_percent: eb.ref('result.percent'),
        before: eb.cast<never>(eb.ref('result.before'), 'jsonb'),
      }))
      .where('r.import_id', '=', importId)
      .whereRef('r.number', '=', 'result.number')
      .execute()
  }
}

/** All rows of an import in their order. */
export async function findRows<Before = Image>(db: Db | Tx, importId: string): Promise<StoredRow<Before>[]> {
  const rows: StoredRow<Before>[] = []
  for (;;) {
    const batch = await db
      .selectFrom('import_rows')
      .select(['number', 'cells', 'verdict', 'product_id as productId'])
      .select([
        'seen_version as expectedVersion',
        'seen_units as expectedUnits',
        sql<Before | null>`before`.as('before'),
      ])
      .$narrowType<{ cells: Cell[]; verdict: RowVerdict }>()
      .where('import_id', '=', importId)
      .where('number', '>', rows.at(-1)?.number ?? 0)
      .orderBy('number')
      .limit(AT_ONCE)
      .execute()
    rows.push(...(batch as StoredRow<Before>[])) // an import of one kind has images of one kind
    if (batch.length < AT_ONCE) return rows
  }
}

/** The rows that cannot be applied, after one of them; only those that fail by a column, or by none, where that is named. */
export function findProblems(
  db: Db,
  importId: string,
  { column, after, limit }: { column: ColumnName | 'baris' | null; after: number; limit: number },
): Promise<{ number: number; cells: Cell[]; faults: RowFault[] | null }[]> {
  return db
    .selectFrom('import_rows')
    .select(['number', 'cells', sql<RowFault[] | null>`faults`.as('faults')])
    .$narrowType<{ cells: Cell[] }>()
    .where('import_id', '=', importId)
    .where('verdict', '=', 'problem')
    .where(sql<boolean>`(${column}::text is null or coalesce(fault_column, 'baris') = ${column})`)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute()
}

/** The rows that change something, or a column, those whose numbers move most first; a page of them. */
export function findChanges(
  db: Db,
  importId: string,
  { column, limit, offset }: { column: ColumnName | null; limit: number; offset: number },
): Promise<{ number: number; cells: Cell[]; verdict: RowVerdict; changes: Change[]; productId: number | null }[]> {
  const ofColumn = sql<DecimalText | null>`(select abs((change ->> 'percent')::numeric)
    from jsonb_array_elements(changes) as change where change ->> 'column' = ${column})`
  return db
    .selectFrom('import_rows')
    .select(['number', 'cells', 'verdict', 'product_id as productId', sql<Change[]>`changes`.as('changes')])
    .$narrowType<{ cells: Cell[]; verdict: RowVerdict }>()
    .where('import_id', '=', importId)
    .where('changes', 'is not', null)
    .$if(column !== null, (rows) => rows.where(sql<boolean>`changes @> ${JSON.stringify([{ column }])}::jsonb`))
    .orderBy(column === null ? sql`change_percent` : ofColumn, (order) => order.desc().nullsLast())
    .orderBy('number')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many rows fail by which column, most first. */
export function countProblems(db: Db, importId: string): Promise<{ column: ColumnName | null; count: number }[]> {
  return db
    .selectFrom('import_rows')
    .select(({ fn, cast }) => ['fault_column as column', cast<number>(fn.countAll(), 'integer').as('count')])
    .$narrowType<{ column: ColumnName | null }>()
    .where('import_id', '=', importId)
    .where('verdict', '=', 'problem')
    .groupBy('fault_column')
    .orderBy('count', 'desc')
    .execute()
}

/** How many applied rows have a code whose product the file names otherwise, and the first of them. */
export async function findCalledOtherwise(db: Db, importId: string, limit: number) {
  const rows = db
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('other_name', 'is not', null)
    .where('verdict', '<>', 'problem')
  const first = await rows
    .select(['number', 'cells', sql<string>`other_name`.as('otherName')])
    .$narrowType<{ cells: Cell[] }>()
    .orderBy('number')
    .limit(limit)
    .execute()
  if (first.length < limit) return { count: first.length, first }
  const { count } = await rows
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow()
  return { count, first }
}

/** The first row, as an example of what the columns hold. */
export async function findExample(db: Db, importId: string): Promise<Cell[]> {
  const found = await db
    .selectFrom('import_rows')
    .select('cells')
    .$narrowType<{ cells: Cell[] }>()
    .where('import_id', '=', importId)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst()
  return found?.cells ?? []
}
