import { cellText } from '#domain/imports/cell.ts'
import { type ColumnName, importColumns } from '#domain/imports/columns.ts'
import type {
  ImportChanges,
  ImportDetail,
  ImportList,
  ImportProblems,
  ImportSummary,
} from '#domain/imports/contract.ts'
import { countQuestions } from '#domain/imports/questions.ts'
import { undoneUntil } from '#domain/imports/state.ts'
import type { KeptImport } from './queries.ts'
import type { ListedChanges, ListedProblems, ShownImport } from './show-import.ts'
import type { UploadedImport } from './upload-import.ts'

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
  rows: (KeptImport & { by: string | null })[]
  total: number
}): ImportList {
  return { imports: rows.map((row) => summaryOf(row, row.by)), total }
}

/** pusat-seller/impor/status */
export function importView({
  one,
  by,
  done,
  isStopAsked,
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
    stopping: one.state === 'applying' && isStopAsked,
    fits: one.rows - one.problems,
    style: one.style,
    newProducts: one.sellsNew ? 'dijual' : 'draf',
    questions: one.questions,
    columns: one.heads.map((head, place) => ({
      head,
      example: cellText(example[place]).slice(0, 60),
      column: one.columns[place] ?? null,
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

function summaryOf(one: KeptImport, by: string | null): ImportSummary {
  const { id, kind, fileName: file, state, rows, fresh, changed, same, problems } = one
  const asked = countQuestions(one.questions)
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
    asked,
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
