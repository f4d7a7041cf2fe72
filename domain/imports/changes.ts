import type { Offer } from '../catalogue/offer.ts'
import type { ProductStatus } from '../catalogue/product-status.ts'
import { productStatus } from '../catalogue/product-status.ts'
import { type DecimalText, isSame, quantityText } from '../money.ts'
import { type ColumnName, columnNames, isNumberColumn } from './columns.ts'
import type { CurrentPrice } from './validate-price.ts'

/** Rows of a page of changes. */
export const CHANGES_AT_ONCE = 50

/** The change of one field by a row: amounts and quantities as the wire has them. */
export interface Change {
  column: ColumnName
  /** Null: it was empty. */
  before: string | null
  after: string | null
  /** By how much a number moves, of what it was; null where it is none, or was nothing. */
  percent: number | null
}

interface Written {
  offer: Offer
  status: ProductStatus
  materialName: string
}

type FieldOf = (written: Written) => string | null

const fields: Partial<Record<ColumnName, FieldOf>> = {
  sku: ({ offer }) => offer.sku || null,
  nama: ({ offer }) => offer.name || null,
  bahan: ({ materialName }) => materialName,
  grade: ({ offer }) => offer.grade || null,
  produsen: ({ offer }) => offer.maker || null,
  asal: ({ offer }) => offer.origin || null,
  bentuk: ({ offer }) => offer.form || null,
  kemasan: ({ offer }) => offer.container || null,
  satuan: ({ offer }) => offer.unit,
  berat: ({ offer }) => offer.packWeight,
  jumlah_min_beli: ({ offer }) => offer.minPurchase,
  jumlah_min_nego: ({ offer }) => offer.minNego,
  harga: ({ offer }) => offer.price,
  harga_tingkat_2: ({ offer }) => offer.priceAtLevel2,
  harga_tingkat_3: ({ offer }) => offer.priceAtLevel3,
  harga_terendah: ({ offer }) => offer.lowestPrice,
  persen_nego: ({ offer }) => offer.negoPercent,
  negotiable: ({ offer }) => (offer.negotiable ? 'ya' : 'tidak'),
  stok: ({ offer }) => offer.stock,
  status: ({ status }) => productStatus.encode(status),
}
/** The shown fields of a new product: those that would be costly if wrong. */
const ofNew: readonly ColumnName[] = ['sku', 'berat', 'harga', 'stok', 'status']

/** The changes of a product by a row, in the order of the columns; of a new one its first values [SHOP-4]. */
export function changesOfProduct(before: Written | null, after: Written): Change[] {
  return columnNames.flatMap((column) => {
    const field = fields[column]
    if (!field || (!before && !ofNew.includes(column))) return []
    const change = { column, before: before && field(before), after: field(after) }
    const isNumber = isNumberColumn(column)
    return isSameText(change, isNumber) ? [] : [{ ...change, percent: isNumber ? percentOf(change) : null }]
  })
}

/** The changes of a price by quantity, for days or of a customer, by a row; of a new one its values [SHOP-4]. */
export function changesOfPrice({ before, price }: { before: CurrentPrice | null; price: CurrentPrice }): Change[] {
  const amounts = { before: before?.amount ?? null, after: price.amount }
  const changes: Change[] = [
    { column: 'harga_mulai', ...amounts, percent: percentOf(amounts) },
    { column: 'dari', before: before?.firstDay ?? null, after: price.firstDay, percent: null },
    { column: 'sampai', before: before?.lastDay ?? null, after: price.lastDay, percent: null },
  ]
  return changes.filter((change) => !isSameText(change, change.column === 'harga_mulai'))
}

/** By how much the number of a row moves most, either way; null where none moves. */
export function largestPercent(changes: readonly Change[]): number | null {
  const percents = changes.flatMap(({ percent }) => (percent === null ? [] : [Math.abs(percent)]))
  return percents.length > 0 ? Math.max(...percents) : null
}

type BeforeAfter = Pick<Change, 'before' | 'after'>

function isSameText({ before, after }: BeforeAfter, isNumber: boolean): boolean {
  if (before === null || after === null) return before === after
  return isNumber ? isSame(before, after) : before === after
}

/** To a tenth of a percent, for display only. */
function percentOf({ before, after }: { before: DecimalText | null; after: DecimalText | null }): number | null {
  if (before === null || after === null || isSame(before, '0')) return null
  const was = Number(quantityText(before))
  return Math.round(((Number(quantityText(after)) - was) / was) * 1000) / 10
}
