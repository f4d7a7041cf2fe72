import { sql } from 'kysely'
import type { CompanyId, UserId } from '#domain/ids.ts'
import type { ColumnName } from '#domain/imports/columns.ts'
import type { ImportKind } from '#domain/imports/kind.ts'
import type { ColumnContent, OpenQuestions } from '#domain/imports/questions.ts'
import type { ImportState } from '#domain/imports/state.ts'
import type { NumberStyle } from '#domain/numbers/number-text.ts'
import { people } from '#server/areas/accounts/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** How the columns of a file are read. */
export interface Reading {
  columns: (ColumnName | null)[]
  style: NumberStyle
  /** Whether new products without a status in the file go on sale at once. */
  sellsNew: boolean
}

/** The known facts of a file before its rows are checked. */
export interface FileContents {
  /** The content of each of its columns. */
  contents: ColumnContent[]
  /** Questions to answer before it may be applied. */
  questions: OpenQuestions | null
  /** Whether the number style was chosen by a member. */
  isStyleChosen: boolean
}

/** How many rows would do, or did, what. */
export interface Counts {
  fresh: number
  changed: number
  same: number
  problems: number
  /** How many change which column. */
  changedBy: { column: ColumnName; count: number }[]
}

export interface StoredImport extends Counts, Reading, FileContents {
  id: string
  sellerId: CompanyId
  userId: UserId
  kind: ImportKind
  fileName: string
  heads: string[]
  state: ImportState
  version: number
  rows: number
  notUndone: number
  note: string | null
  at: Date
  appliedAt: Date | null
  /** When it is, or was, planned to be applied; null: at once. */
  appliesAt: Date | null
}

const columns = [
  'i.id',
  'i.seller_id as sellerId',
  'i.user_id as userId',
  'i.kind',
  'i.file_name as fileName',
  'i.number_style as style',
  'i.sells_new as sellsNew',
  'i.style_chosen as isStyleChosen',
  'i.heads',
  'i.columns',
  'i.state',
  'i.version',
  'i.rows',
  'i.fresh',
  'i.changed',
  'i.same',
  'i.problems',
  'i.not_undone as notUndone',
  'i.note',
  'i.created_at as at',
  'i.applied_at as appliedAt',
  'i.applies_at as appliesAt',
] as const

type Narrow = Pick<StoredImport, 'sellerId' | 'userId' | 'kind' | 'style' | 'heads' | 'columns' | 'state'>

/** One of the seller's imports; another seller's is not found. */
export function findImport(db: Db | Tx, sellerId: CompanyId, id: string): Promise<StoredImport | undefined> {
  return imports(db).where('i.seller_id', '=', sellerId).where('i.id', '=', id).executeTakeFirst()
}

/** One of the seller's imports, locked until commit; another seller's is not found. */
export function lockImport(tx: Tx, sellerId: CompanyId, id: string): Promise<StoredImport | undefined> {
  return imports(tx).where('i.seller_id', '=', sellerId).where('i.id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** One of the seller's imports, locked until commit; skipped while another transaction holds its lock. */
export function lockImportIfFree(tx: Tx, sellerId: CompanyId, id: string): Promise<StoredImport | undefined> {
  return imports(tx)
    .where('i.seller_id', '=', sellerId)
    .where('i.id', '=', id)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** An import that is planned, by its id alone, locked: for the job that begins it. */
export function lockPlanned(tx: Tx, id: string): Promise<StoredImport | undefined> {
  return imports(tx).where('i.id', '=', id).where('i.state', '=', 'planned').forNoKeyUpdate().executeTakeFirst()
}

/** Imports of all sellers that are begun, or should be by now, and that no transaction works on, locked. */
export function lockRunning(tx: Tx, now: Date): Promise<StoredImport[]> {
  return imports(tx)
    .where(({ or, and, eb }) =>
      or([
        eb('i.state', 'in', ['applying', 'undoing']),
        and([eb('i.state', '=', 'planned'), eb('i.applies_at', '<=', now)]),
      ]),
    )
    .forNoKeyUpdate()
    .skipLocked()
    .execute()
}

/** An import by its id alone, for the job that runs it. */
export function findImportOfJob(db: Db, id: string): Promise<StoredImport | undefined> {
  return imports(db).where('i.id', '=', id).executeTakeFirst()
}

function imports(db: Db | Tx) {
  return db
    .selectFrom('imports as i')
    .select(columns)
    .select([
      sql<StoredImport['contents']>`i.contents`.as('contents'),
      sql<StoredImport['questions']>`i.questions`.as('questions'),
      sql<StoredImport['changedBy']>`i.changed_columns`.as('changedBy'),
    ])
    .$narrowType<Narrow>()
}

/** One page of the seller's imports, newest first, with who made them, and how many there are. */
export async function findImports(db: Db, sellerId: CompanyId, page: { limit: number; offset: number }) {
  const rows = await imports(db)
    .leftJoin(people.as('person'), 'person.id', 'i.user_id')
    .select('person.name as by')
    .where('i.seller_id', '=', sellerId)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await db
    .selectFrom('imports')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('total'))
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow()
  return { rows, total }
}

interface NewImport extends Reading, FileContents {
  sellerId: CompanyId
  userId: UserId
  kind: ImportKind
  fileName: string
  heads: readonly string[]
  rows: number
}

/** @returns its id */
export async function insertImport(tx: Tx, { heads, columns: read, ...one }: NewImport, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('imports')
    .values({
      seller_id: one.sellerId,
      user_id: one.userId,
      kind: one.kind,
      file_name: one.fileName,
      number_style: one.style,
      heads: JSON.stringify(heads),
      columns: JSON.stringify(read),
      sells_new: one.sellsNew,
      contents: JSON.stringify(one.contents),
      questions: one.questions && JSON.stringify(one.questions),
      style_chosen: one.isStyleChosen,
      rows: one.rows,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes what has changed of an import that is locked. */
export async function updateImport(
  tx: Tx,
  id: string,
  {
    columns: read,
    style,
    sellsNew,
    questions,
    isStyleChosen,
    changedBy,
    ...change
  }: Partial<Reading & Counts & Omit<FileContents, 'contents'>> & {
    state?: ImportState
    note?: string | null
    notUndone?: number
    appliedAt?: Date
    appliesAt?: Date | null
  },
): Promise<void> {
  const { notUndone, appliedAt, appliesAt, ...same } = change
  await tx
    .updateTable('imports')
    .set((eb) => ({
      ...same,
      ...(read && { columns: JSON.stringify(read) }),
      ...(style && { number_style: style }),
      ...(sellsNew !== undefined && { sells_new: sellsNew }),
      ...(questions !== undefined && { questions: questions && JSON.stringify(questions) }),
      ...(isStyleChosen !== undefined && { style_chosen: isStyleChosen }),
      ...(changedBy && { changed_columns: JSON.stringify(changedBy) }),
      ...(notUndone !== undefined && { not_undone: notUndone }),
      ...(appliedAt && { applied_at: appliedAt }),
      ...(appliesAt !== undefined && { applies_at: appliesAt }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** How the seller paired the columns of its last file of this kind with these heads about which nothing was left open. */
export function findLastPairing(
  db: Db,
  sellerId: CompanyId,
  kind: ImportKind,
  heads: readonly string[],
): Promise<Pick<StoredImport, 'columns' | 'contents'> | undefined> {
  return imports(db)
    .where('i.seller_id', '=', sellerId)
    .where('i.kind', '=', kind)
    .where('i.heads', '=', sql<never>`${JSON.stringify(heads)}::jsonb`)
    .where('i.questions', 'is', null)
    .orderBy('i.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Deletes imports of the seller that wait to be applied, but for the newest. */
export async function deleteWaiting(tx: Tx, sellerId: CompanyId, { butNewest }: { butNewest: number }): Promise<void> {
  await tx
    .deleteFrom('imports')
    .where('state', '=', 'checked')
    .where('id', 'in', (old) =>
      old
        .selectFrom('imports')
        .select('id')
        .where('seller_id', '=', sellerId)
        .where('state', '=', 'checked')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(butNewest),
    )
    .execute()
}

/**
 * Deletes imports from before an instant of which nothing was applied, and what others keep of their rows. One that was
 * planned counts from its minute, one that was applied from then.
 */
export async function deleteOld(tx: Tx, { unapplied, rows }: { unapplied: Date; rows: Date }): Promise<void> {
  const since = sql<Date>`coalesce(applied_at, applies_at, created_at)`
  await tx
    .deleteFrom('imports')
    .where('state', 'in', ['checked', 'failed', 'stopped'])
    .where(since, '<', unapplied)
    .execute()
  await tx
    .deleteFrom('import_rows')
    .where('import_id', 'in', (old) =>
      old.selectFrom('imports').select('id').where(since, '<', rows).where('state', '<>', 'planned'),
    )
    .execute()
}
