import type { Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import { type ColumnName, columnsOf } from '#domain/imports/columns.ts'
import { openQuestions, styleOfFile } from '#domain/imports/questions.ts'
import type { NumberStyle } from '#domain/numbers/number-text.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import { checkFile } from './check-file.ts'
import { lockImport, type StoredImport, updateImport } from './queries.ts'
import { findRows, saveResults } from './queries-rows.ts'
import { countsOf, resultOf } from './row-results.ts'
import { identifiesProducts } from './upload-import.ts'

/** How the rows of an import are to be read otherwise. */
export interface Recheck {
  id: string
  expectedVersion: number
  columns: (ColumnName | null)[]
  /** How numbers are written, where it is chosen now. */
  style: NumberStyle | undefined
  sellsNew: boolean | undefined
}

/**
 * Reads an import that is not applied by these columns, of which none is paired by chance, and checks its rows anew.
 * The number style is the chosen one, else the one that these columns show [SHOP-4]. @throws Refusal import_not_found |
 * import_moved_on | import_columns
 */
export function recheckImport(
  deps: Pick<Deps, 'db' | 'now'>,
  seller: Seller,
  { id, expectedVersion, ...request }: Recheck,
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const there = await lockImport(tx, seller.companyId, id)
    if (!there) throw new Refusal('import_not_found', { field: 'id' })
    if (there.version !== expectedVersion || there.state !== 'checked') throw new Refusal('import_moved_on')
    const ofKind = columnsOf(there.kind)
    const { columns } = request
    const isOfFile = columns.length === there.heads.length
    const isKnown = columns.every((column) => column === null || ofKind.includes(column))
    if (!isOfFile || !isKnown || !identifiesProducts(columns)) throw new Refusal('import_columns', { field: 'columns' })
    const rows = await findRows(tx, id)
    const { questions, ...reading } = readingOf(there, request)
    const file = { kind: there.kind, rows, ...reading }
    const checked = await checkFile(tx, seller, file, businessDay(deps.now()))
    await saveResults(tx, id, checked.map(resultOf))
    await updateImport(tx, id, { ...reading, questions, ...countsOf(checked) })
  })
}

function readingOf(
  { kind, style, isStyleChosen, contents, sellsNew }: StoredImport,
  { columns, ...request }: Pick<Recheck, 'columns' | 'style' | 'sellsNew'>,
) {
  const chosen = request.style ?? (isStyleChosen ? style : undefined)
  const decided = chosen ? { style: chosen, question: null } : styleOfFile(columns, contents)
  return {
    columns,
    style: decided.style,
    isStyleChosen: isStyleChosen || request.style !== undefined,
    sellsNew: request.sellsNew ?? sellsNew,
    questions: openQuestions({ kind, columns, numbers: decided.question, unpaired: [] }),
  }
}
