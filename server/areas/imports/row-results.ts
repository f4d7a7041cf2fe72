import type { Seller } from '#domain/accounts/actor.ts'
import { largestPercent } from '#domain/imports/changes.ts'
import { columnNames } from '#domain/imports/columns.ts'
import { isSame } from '#domain/money.ts'
import { type OfferChange, saveOffers } from '#server/areas/catalogue/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { CheckedRow } from './check-rows.ts'
import type { Counts } from './queries.ts'
import { saveProgress } from './queries-progress.ts'
import type { RowResult, StoredRow } from './queries-rows.ts'
import { ImportStopped } from './run-import.ts'

/** The result of a row, as it is stored. */
export function resultOf({ row, verdict, faults, present, otherName, changes }: Omit<CheckedRow, 'after'>): RowResult {
  const percent = largestPercent(changes)
  return {
    number: row.number,
    verdict,
    faultColumn: faults[0]?.column ?? null,
    faults,
    productId: present?.product.id ?? null,
    expectedVersion: present?.product.version ?? null,
    expectedUnits: present?.balance.units ?? null,
    otherName,
    changes,
    percent: percent === null ? null : String(percent),
    before: null,
  }
}

export function countsOf(rows: readonly Pick<CheckedRow, 'verdict' | 'changes'>[]): Counts {
  const count = (sought: CheckedRow['verdict']) => rows.filter(({ verdict }) => verdict === sought).length
  const counted = new Map(columnNames.map((column) => [column, 0]))
  for (const { changes } of rows) for (const { column } of changes) counted.set(column, (counted.get(column) ?? 0) + 1)
  const changedBy = [...counted].flatMap(([column, count]) => (count > 0 ? [{ column, count }] : []))
  return { fresh: count('new'), changed: count('changed'), same: count('same'), problems: count('problem'), changedBy }
}

const MOVED = 'Produk ini berubah sesudah berkas diperiksa. Unggah lagi untuk memeriksanya.'

const NOT_AGREED = 'Baris ini bermasalah saat berkas diperiksa. Unggah lagi untuk memeriksanya.'

/** The result of a row if it matches the preview and the product is unchanged since; else a problem [SHOP-4]. */
export function unlessMoved<Checked extends Checkable>(
  checked: Checked,
  stored: StoredRow<unknown> | undefined,
): Checked {
  const { present, verdict } = checked
  if (verdict === 'problem' || verdict === 'same' || !stored) return checked
  if (stored.verdict === 'problem') return asProblem(checked, NOT_AGREED)
  const isThere = (present?.product.id ?? null) === stored.productId
  const isAsExpected =
    isThere &&
    (!present ||
      (present.product.version === stored.expectedVersion &&
        (checked.read.texts.stok === undefined || isSame(present.balance.units, stored.expectedUnits ?? '0'))))
  return isAsExpected ? checked : asProblem(checked, MOVED)
}

type Checkable = Omit<CheckedRow, 'after'> & { after: unknown }

function asProblem<Checked extends Checkable>(checked: Checked, sentence: string): Checked {
  return { ...checked, verdict: 'problem', faults: [{ column: null, shown: '', sentence }], changes: [], after: null }
}

// rows written before the event loop is yielded, and progress is shown
const AT_ONCE = 200

interface Work {
  importId: string
  /** Rows that are done before it. */
  done: number
  now: Date
  /** Aborted when the process stops: the transaction is rolled back, and another process takes the import up. */
  signal: AbortSignal
}

/**
 * Saves products in one transaction batch by batch, reporting progress outside of it. @returns their ids, in this order
 * @throws ImportStopped between two parts
 */
export async function saveInBatches(
  tx: Tx,
  db: Db,
  seller: Seller,
  changes: readonly OfferChange[],
  { importId, done, now, signal }: Work,
): Promise<number[]> {
  const ids: number[] = []
  if (await saveProgress(db, importId, done)) throw new ImportStopped()
  for (let at = 0; at < changes.length; at += AT_ONCE) {
    signal.throwIfAborted()
    const batch = changes.slice(at, at + AT_ONCE)
    ids.push(...(await saveOffers(tx, seller, batch, now)))
    if (await saveProgress(db, importId, done + at + batch.length)) throw new ImportStopped()
  }
  return ids
}
