import type { Seller } from '#domain/accounts/actor.ts'
import type { TableKind } from '#domain/file.ts'
import { CHANGES_AT_ONCE } from '#domain/imports/changes.ts'
import type { ColumnName } from '#domain/imports/columns.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { writeTable } from '#server/platform/files/write-table.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { findImport, findImports, findProgress, type KeptImport } from './queries.ts'
import { countProblems, findCalledOtherwise, findChanges, findExample, findProblems } from './queries-rows.ts'

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
export type ShownImport = Awaited<ReturnType<typeof showImport>>

/** A part of the rows that cannot be applied, after one of them. @throws Refusal import_not_found */
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
export type ListedProblems = Awaited<ReturnType<typeof listProblems>>

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
export type ListedChanges = Awaited<ReturnType<typeof listChanges>>

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

async function ownImport(db: Deps['db'], seller: Seller, id: string): Promise<KeptImport> {
  const one = await findImport(db, seller.companyId, id)
  if (!one) throw new Refusal('import_not_found', { field: 'id' })
  return one
}
