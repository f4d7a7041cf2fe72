import { type LevelPrice, levelsTurnedDearer } from '#domain/catalogue/prices/dearer-level.ts'
import { checkFirstSale, faultsOfSales, type PriceBounds } from '#domain/catalogue/prices/price-floor.ts'
import { type Balance, correctionTo } from '#domain/catalogue/stock/count-stock.ts'
import { offerFields } from '../catalogue/contract-editor.ts'
import type { Offer } from '../catalogue/offer.ts'
import { faultsOfOffer } from '../catalogue/offer-faults.ts'
import type { ProductStatus } from '../catalogue/product-status.ts'
import { statusSaved } from '../catalogue/status-after.ts'
import { formatQuantity, formatRupiah } from '../format.ts'
import { type DecimalText, decimal, isMore, isSame, quantityText } from '../money.ts'
import { Refusal } from '../refusal.ts'
import { fromWire } from '../translation.ts'
import { wirePath } from '../wire-path.ts'
import type { ColumnName } from './columns.ts'
import { importColumns } from './columns.ts'
import { type ReadRow, type RowFault, shownIn } from './read-row.ts'
import type { RowVerdict } from './state.ts'

/** The product that a row changes. */
export interface PresentOffer {
  id: number
  offer: Offer
  status: ProductStatus
  balance: Balance
  leastTier: DecimalText | null
}

export interface ValidatedRow {
  verdict: RowVerdict
  faults: RowFault[]
  /** The product after the row; null where there are faults. */
  after: { offer: Offer; status: ProductStatus } | null
}

export interface RowContext {
  /** The material that the row names, if it names one. */
  materialId: number | undefined
  /** Of prices that sales write [SHOP-7]. */
  bounds: PriceBounds | null
  /** Whether the importing member may change stocks [ROLE-10]. */
  setsStock: boolean
  /** Whether new products of which the row does not say so are sold at once. */
  sellsNew: boolean
}

/**
 * Validates a row against an existing product or none, by the rules of the editor: all of its faults, or the product
 * after it [SHOP-4].
 */
export function validateRow(
  row: ReadRow,
  present: PresentOffer | null,
  { materialId, bounds, setsStock, sellsNew }: RowContext,
): ValidatedRow {
  const faults = [...row.faults]
  const read = offerFields.safeParse({ ...(present?.offer ?? blank), ...changesOf(row, materialId) })
  const add = (field: string | undefined, sentence: string) => {
    const [column] = field === undefined ? [] : wirePath(offerFields, [field])
    const known = column !== undefined && column in importColumns ? (column as ColumnName) : null // as the line asks
    if (faults.some((fault) => fault.column === known)) return
    faults.push({ column: known, shown: known === null ? '' : shownIn(row, known), sentence })
  }
  for (const { path, message } of read.error?.issues ?? []) {
    if (path[0] !== 'materialId') add(String(path[0]), message)
    else if (!faults.some(({ column }) => column === 'cas')) add('bahan', 'Isi nama bahan atau nomor CAS.')
  }
  if (!read.success) return { verdict: 'problem', faults, after: null }

  const offer = read.data
  const status = orFault(() => statusOf(row.status, present, sellsNew), add) ?? 'draft'
  for (const [field, sentence] of Object.entries(faultsOfOffer(offer, status))) add(field, sentence)
  if (present) checkChange(offer, present, add)
  checkLevels(row, offer, present?.offer ?? null, add)
  if (!setsStock && !isSame(offer.stock ?? '0', present?.offer.stock ?? '0')) {
    add('stok', new Refusal('stock_of_others').sentence)
  }
  const was = present && { status: present.status, materialId: present.offer.materialId }
  orFault(() => checkFirstSale(bounds, { before: was, after: { status, materialId: offer.materialId } }), add)
  const current = { id: present?.id ?? null, before: present?.offer ?? null }
  for (const [field, sentence] of Object.entries(bounds ? faultsOfSales(offer, current, bounds) : {})) {
    add(field, sentence)
  }
  if (faults.length > 0) return { verdict: 'problem', faults, after: null }
  const verdict = !present ? 'new' : status === present.status && isSameOffer(offer, present.offer) ? 'same' : 'changed'
  return { verdict, faults, after: { offer, status } }
}

function statusOf(
  requested: ProductStatus | undefined,
  present: PresentOffer | null,
  sellsNew: boolean,
): ProductStatus {
  if (present) return statusSaved(present.status, requested ?? present.status)
  const status = requested ?? (sellsNew ? 'published' : 'draft')
  if (status !== 'draft' && status !== 'published') throw new Refusal('product_not_withdrawn', { field: 'status' })
  return status
}

/** Reports a problem at the column of a field, which is named as in files or in the code. */
type Add = (field: string | undefined, sentence: string) => void

function checkChange(offer: Offer, { offer: before, status, balance, leastTier }: PresentOffer, add: Add): void {
  const { unit } = before
  const stock = offer.stock ?? '0'
  // '1,250' of somebody who writes thousands with commas
  if (before.stock && /^\d{1,3}\.\d{3}$/.test(stock) && isMore(before.stock, decimal(stock).times(10))) {
    const [was, is] = [before.stock, stock].map((units) => `${formatQuantity(quantityText(units))} ${unit}`)
    add('stok', `Dibaca ${is}, jauh di bawah stok kini ${was}. Periksa titik dan komanya.`)
  }
  orFault(() => correctionTo(stock, balance, { field: 'stok', unit }), add)
  if (status !== 'draft' && offer.unit !== unit) {
    add('satuan', new Refusal('product_unit_fixed', { words: { unit } }).sentence)
  }
  if (leastTier !== null && offer.minPurchase !== null && !isMore(leastTier, offer.minPurchase)) {
    const words = { from: formatQuantity(quantityText(leastTier)), unit }
    add('jumlah_min_beli', new Refusal('price_minimum_beyond', { words }).sentence)
  }
  for (const [name, field] of priceFields) {
    const far = farFrom(before[name], offer[name], 10)
    if (far) add(field, `Jauh di ${far} harga kini ${formatRupiah(before[name] ?? '0')}. Periksa titik dan komanya.`)
  }
  for (const [name, field] of quantityFields) {
    const far = farFrom(before[name], offer[name], 100)
    const was = `${formatQuantity(quantityText(before[name] ?? '0'))} ${unit}`
    if (far && offer.unit === unit) add(field, `Jauh di ${far} isian kini ${was}. Periksa titik dan komanya.`)
  }
}

/** Reports a level that becomes dearer than the one before it at whichever of its prices the row holds [SHOP-3]. */
function checkLevels({ texts }: ReadRow, offer: Offer, before: Offer | null, add: Add): void {
  for (const { level, words } of levelsTurnedDearer(before ? levelPrices(before) : [], levelPrices(offer))) {
    const columns = levelFields.slice(0, level).map(([, column]) => column)
    const column = columns.findLast((name) => texts[name] !== undefined)
    add(column, `${words}. Bila memang begitu, ubah di halaman produk.`)
  }
}

function levelPrices(offer: Offer): LevelPrice[] {
  return levelFields.map(([name], index) => ({ level: index + 1, amount: offer[name] }))
}

const levelFields = [
  ['price', 'harga'],
  ['priceAtLevel2', 'harga_tingkat_2'],
  ['priceAtLevel3', 'harga_tingkat_3'],
] as const

const priceFields = [...levelFields, ['lowestPrice', 'harga_terendah']] as const

// what a pack holds, and the least that is sold, change by more than a price, and hardly ever so far
const quantityFields = [
  ['packWeight', 'berat'],
  ['minPurchase', 'jumlah_min_beli'],
  ['minNego', 'jumlah_min_nego'],
] as const

/** Whether a number moves by more than `times`, as a mark in the wrong place makes it; null where it does not [SHOP-4]. */
export function farFrom(was: DecimalText | null, is: DecimalText | null, times: number): 'bawah' | 'atas' | null {
  if (was === null || is === null || isSame(was, '0') || isSame(is, '0')) return null
  if (isMore(was, decimal(is).times(times))) return 'bawah'
  return isMore(is, decimal(was).times(times)) ? 'atas' : null
}

function orFault<Result>(ask: () => Result, add: Add): Result | undefined {
  try {
    return ask()
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    add(refusal.field, refusal.sentence)
    return undefined
  }
}

function changesOf({ texts, negotiable }: ReadRow, materialId: number | undefined) {
  const { kode: _kode, bahan: _bahan, cas: _cas, status: _status, negotiable: _negotiable, ...fields } = texts
  const changes = fromWire(offerFields, fields) as object // as it was sent
  return { ...changes, ...(negotiable !== undefined && { negotiable }), ...(materialId && { materialId }) }
}

const blank = {
  name: '',
  grade: '',
  origin: '',
  form: '',
  container: '',
  unit: 'kg',
  packWeight: null,
  minPurchase: null,
  minNego: null,
  stock: null,
  price: null,
  priceAtLevel2: null,
  priceAtLevel3: null,
  negotiable: true,
  lowestPrice: null,
  negoPercent: null,
}

function isSameOffer(one: Offer, other: Offer): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other))
}

function plain(offer: Offer) {
  return Object.entries(offer)
    .map(([name, value]) => [name, numbers.has(name) && value !== null ? quantityText(String(value)) : value])
    .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1))
}

const numbers = new Set<string>([
  'packWeight',
  'minPurchase',
  'minNego',
  'stock',
  'price',
  'priceAtLevel2',
  'priceAtLevel3',
  'lowestPrice',
  'negoPercent',
] satisfies (keyof Offer)[])
