import type { Seller } from '#domain/accounts/actor.ts'
import type { TableKind } from '#domain/files/file.ts'
import { cellText } from '#domain/imports/cell.ts'
import { CHANGES_AT_ONCE } from '#domain/imports/changes.ts'
import { type ColumnName, importColumns } from '#domain/imports/columns.ts'
import { countQuestions } from '#domain/imports/questions.ts'
import type { ImportChanges, ImportDetail, ImportList, ImportProblems, ImportSummary } from '#domain/imports/shapes.ts'
import { undoneUntil } from '#domain/imports/state.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import { writeTable } from '#server/platform/files/write-table.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { findImport, findImports, lockImportIfFree, type StoredImport, updateImport } from './queries.ts'
import { askToStop, findProgress } from './queries-progress.ts'
import { countProblems, findCalledOtherwise, findChanges, findExample, findProblems } from './queries-rows.ts'
import type { UploadedImport } from './upload-import.ts'

const PROBLEMS_AT_ONCE = 50
const CALLED_OTHERWISE = 10
// rows of a hundred long cells
const WRITTEN_AT_ONCE = 100

/** One of the seller's imports with its columns and how far it is [SHOP-4]. @throws Refusal import_not_found */
export async function showImport({ db, now }: Pick<Deps, 'db' | 'now'>, seller: Seller, id: string) {
  const one = await ownImport(db, seller, id)
  const [progress, problemsBy, calledOtherwise, example] = [
    await findProgress(db, id),
    await countProblems(db, id),
    await findCalledOtherwise(db, id, CALLED_OTHERWISE),
    await findExample(db, id),
  ]
  return { one, ...progress, problemsBy, calledOtherwise, example, now: now() }
}
type ShownImport = Awaited<ReturnType<typeof showImport>>

/** A page of the rows that cannot be applied, after one of them. @throws Refusal import_not_found */
export async function listProblems(
  { db }: Pick<Deps, 'db'>,
  seller: Seller,
  { id, column, after }: { id: string; column: ColumnName | 'baris' | null; after: number },
) {
  const one = await ownImport(db, seller, id)
  const found = await findProblems(db, id, { column, after, limit: PROBLEMS_AT_ONCE + 1 })
  const rows = found.slice(0, PROBLEMS_AT_ONCE)
  return { one, rows, next: found.length > PROBLEMS_AT_ONCE ? (rows.at(-1)?.number ?? null) : null }
}
type ListedProblems = Awaited<ReturnType<typeof listProblems>>

/** A page of the rows that change something, the largest changes first. @throws Refusal import_not_found */
export async function listChanges(
  { db }: Pick<Deps, 'db'>,
  seller: Seller,
  { id, column, page }: { id: string; column: ColumnName | null; page: number },
) {
  const one = await ownImport(db, seller, id)
  const limit = CHANGES_AT_ONCE
  return { one, rows: await findChanges(db, id, { column, limit, offset: (page - 1) * limit }) }
}
type ListedChanges = Awaited<ReturnType<typeof listChanges>>

/** The rows that cannot be applied as a file: as they were, with why not. @throws Refusal import_not_found */
export async function writeProblems(
  { db }: Pick<Deps, 'db'>,
  seller: Seller,
  { id, format }: { id: string; format: TableKind },
): Promise<FileAnswer> {
  const one = await ownImport(db, seller, id)
  async function* lines() {
    yield [[...one.heads, 'Alasan']]
    for (let after = 0; ; ) {
      const rows = await findProblems(db, id, { column: null, after, limit: WRITTEN_AT_ONCE })
      yield rows.map(({ cells, faults }) => [...cells, (faults ?? []).map(({ sentence }) => sentence).join(' ')])
      after = rows.at(-1)?.number ?? after
      if (rows.length < WRITTEN_AT_ONCE) return
    }
  }
  return writeTable('baris-bermasalah', format, lines())
}

/** Earlier imports of the seller, newest first. */
export function listImports(
  { db }: Pick<Deps, 'db'>,
  seller: Seller,
  { page, perPage }: { page: number; perPage: number },
) {
  return findImports(db, seller.companyId, { limit: perPage, offset: (page - 1) * perPage })
}

async function ownImport(db: Deps['db'], seller: Seller, id: string): Promise<StoredImport> {
  const one = await findImport(db, seller.companyId, id)
  if (!one) throw new Refusal('import_not_found', { field: 'id' })
  return one
}

const GONE = 'Anggota yang sudah keluar'
const FIRST_PROBLEMS = 50

/** pusat-seller/impor/unggah */
export function uploadedView({ id, checked, heads, columns }: UploadedImport) {
  const problems = checked.filter(({ verdict }) => verdict === 'problem')
  return {
    id,
    fits: checked.length - problems.length,
    problems: problems.length,
    first: problems.slice(0, FIRST_PROBLEMS).map(({ row, faults: [first] }) => ({
      row: row.number,
      column: headOf(first?.column ?? null, heads, columns),
      reason: first?.sentence ?? '',
    })),
  }
}

/** pusat-seller/impor/daftar */
export function importListView({
  rows,
  total,
}: {
  rows: (StoredImport & { by: string | null })[]
  total: number
}): ImportList {
  return { imports: rows.map((row) => summaryOf(row, row.by)), total }
}

/** pusat-seller/impor/status */
export function importView({
  one,
  by,
  done,
  isStopRequested,
  problemsBy,
  calledOtherwise,
  example,
  now,
}: ShownImport): ImportDetail {
  const until = one.state === 'applied' && one.appliedAt ? undoneUntil(one.appliedAt) : null
  return {
    ...summaryOf(one, by),
    version: one.version,
    done,
    stopping: one.state === 'applying' && isStopRequested,
    fits: one.rows - one.problems,
    style: one.style,
    newProducts: one.sellsNew ? 'dijual' : 'draf',
    questions: one.questions,
    columns: one.heads.map((head, index) => ({
      head,
      example: cellText(example[index]).slice(0, 60),
      column: one.columns[index] ?? null,
    })),
    problemsBy,
    changedBy: one.changedBy,
    calledOtherwise: {
      count: calledOtherwise.count,
      first: calledOtherwise.first.map(({ number, cells, otherName }) => ({
        row: number,
        inFile: cellText(cells[one.columns.indexOf('nama')]).slice(0, 120),
        product: otherName,
      })),
    },
    appliesAt: one.state === 'planned' ? (one.appliesAt?.toISOString() ?? null) : null,
    note: one.note,
    undoneUntil: until && until > now ? until.toISOString() : null,
    notUndone: one.notUndone,
  }
}

/** pusat-seller/impor/masalah */
export function problemsView({ one, rows, next }: ListedProblems): ImportProblems {
  const at = (cells: ListedProblems['rows'][number]['cells'], name: ColumnName) =>
    cellText(cells[one.columns.indexOf(name)]).slice(0, 120)
  const problems = rows.map(({ number, cells, faults }) => {
    const [first] = faults ?? []
    return {
      row: number,
      sku: at(cells, 'sku'),
      name: at(cells, 'nama'),
      head: headOf(first?.column ?? null, one.heads, one.columns),
      shown: first?.shown ?? '',
      reason: (faults ?? []).map(({ sentence }) => sentence).join(' '),
    }
  })
  return { problems, next }
}

/** pusat-seller/impor/perubahan */
export function changesView({ one, rows }: ListedChanges): ImportChanges {
  const at = (cells: ListedChanges['rows'][number]['cells'], name: ColumnName) =>
    cellText(cells[one.columns.indexOf(name)]).slice(0, 120)
  return {
    changes: rows.map(({ number, cells, verdict, changes }) => ({
      row: number,
      sku: at(cells, 'sku'),
      name: at(cells, 'nama'),
      isNew: verdict === 'new',
      changes,
    })),
  }
}

function summaryOf(one: StoredImport, by: string | null): ImportSummary {
  const { id, kind, fileName: file, state, rows, fresh, changed, same, problems } = one
  const questionCount = countQuestions(one.questions)
  return {
    id,
    kind,
    file,
    state,
    by: by ?? GONE,
    at: one.at.toISOString(),
    rows,
    fresh,
    changed,
    same,
    problems,
    asked: questionCount,
  }
}

/** The column as the file calls it; as the platform does where the file lacks it. */
function headOf(
  column: ColumnName | null,
  heads: readonly string[],
  columns: readonly (ColumnName | null)[],
): string | null {
  if (column === null) return null
  return heads[columns.indexOf(column)] || importColumns[column].head
}

/**
 * Stops an import that is being applied, or scheduled: nothing of it stays. The applying transaction checks for this
 * request before it commits, and under a lock, so that an answer without a refusal means it is not applied [SHOP-4].
 * @throws Refusal import_not_found | import_moved_on
 */
export function stopImport({ db }: Deps, seller: Seller, id: string): Promise<void> {
  return db.transaction().execute((tx) => stopIn(tx, seller, id))
}

async function stopIn(tx: Tx, seller: Seller, id: string): Promise<void> {
  if (!(await findImport(tx, seller.companyId, id))) throw new Refusal('import_not_found', { field: 'id' })
  await askToStop(tx, id)
  // free: no attempt is at work, and the next one finds that there is nothing more to do
  const free = await lockImportIfFree(tx, seller.companyId, id)
  const one = free ?? (await findImport(tx, seller.companyId, id))
  if (one?.state !== 'applying' && one?.state !== 'planned') throw new Refusal('import_moved_on')
  if (free) await updateImport(tx, id, { state: one.state === 'planned' ? 'checked' : 'stopped' })
}
