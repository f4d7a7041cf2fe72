import { setImmediate } from 'node:timers/promises'
import type { Seller } from '#domain/accounts/actor.ts'
import type { BusinessDay } from '#domain/business-day.ts'
import { mayDo } from '#domain/companies/permissions.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { FileRow } from '#domain/imports/cell.ts'
import { type Change, changesOfProduct } from '#domain/imports/changes.ts'
import type { ImportKind } from '#domain/imports/kind.ts'
import { type ReadRow, readAs, readRow, shownIn } from '#domain/imports/read-row.ts'
import { type ValidatedRow, validateRow } from '#domain/imports/validate-row.ts'
import { isCasNumber } from '#domain/materials/facts.ts'
import { codeKey, plainSigns } from '#domain/plain-signs.ts'
import { Refusal } from '#domain/refusal.ts'
import { findBounds, findOwnOffers, lockOwnOffers, type OwnOffer, spellingsOf } from '#server/areas/catalogue/public.ts'
import { findNamed } from '#server/areas/materials/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { mapInSlices } from '#server/platform/time-slices.ts'
import { findProducts, type ProductsOfRows } from './find-products.ts'
import type { Reading } from './queries.ts'

// rows validated before the event loop is yielded
const AT_ONCE = 100

export interface CheckedRow extends ValidatedRow {
  row: FileRow
  read: ReadRow
  /** The product that it changes. */
  present: OwnOffer | null
  /** Its name, where the file calls it otherwise. */
  otherName: string | null
  /** The changes by applying it. */
  changes: Change[]
}

export interface CheckedFile extends Reading {
  kind: ImportKind
  rows: readonly FileRow[]
}

/**
 * Validates each row against the seller's present products; in a transaction, which then changes them, these are locked
 * until commit [SHOP-4].
 */
export async function checkRows(
  db: { read: Db | Tx } | { lock: Tx },
  seller: Seller,
  { kind, rows, columns, style, sellsNew }: CheckedFile,
  today: BusinessDay,
): Promise<CheckedRow[]> {
  const handle = 'lock' in db ? db.lock : db.read
  const read = await mapInSlices(rows, (row) => ({ row, read: readRow(row.cells, columns, style) }))
  await spellAsKnown(
    handle,
    seller.companyId,
    read.map((one) => one.read),
  )
  const own = await findProducts(
    handle,
    seller.companyId,
    read.map((one) => one.read),
  )
  const found = read.map((one) => ({ ...one, key: own.find(one.read) }))
  const ids = [...new Set(found.flatMap(({ key }) => (key ? [key.id] : [])))]
  const offers =
    'lock' in db
      ? await lockOwnOffers(db.lock, seller.companyId, ids, today)
      : await findOwnOffers(db.read, seller.companyId, ids, today)
  const presents = new Map(offers.map((offer) => [offer.product.id, offer]))
  const materials = await materialsOf(
    handle,
    kind,
    read.map((one) => one.read),
  )

  const bounds = await findBounds(handle, seller, ids)
  const setsStock = mayDo(seller, 'stock.change')
  const firstRows = new FirstRows()
  const checked: CheckedRow[] = []
  for (const [index, { row, read: parsed, key }] of found.entries()) {
    if (index % AT_ONCE === 0) await setImmediate()
    const present = (key && presents.get(key.id)) ?? null
    const faults = [...parsed.faults]
    const otherName = own.calledOtherwise(parsed)
    const materialId = materials(parsed, present, faults)
    checkIdentity({ kind, row, parsed: { ...parsed, faults }, present, own, firstRows })
    if (parsed.texts.sku) readAs(parsed, 'sku', skuAsStored(parsed.texts.sku, present?.offer.sku))
    // what a file of prices or stocks calls a product does not rename it
    if (kind !== 'product') parsed.texts = { ...parsed.texts, nama: present?.offer.name, sku: present?.offer.sku }
    const asIs = present && { ...present, id: present.product.id, status: present.product.status }
    const isNobodys = kind !== 'product' && !asIs
    const validated: ValidatedRow = isNobodys
      ? { verdict: 'problem', faults, after: null }
      : validateRow({ ...parsed, faults }, asIs, { materialId, bounds, setsStock, sellsNew })
    checked.push({
      row,
      read: parsed,
      present,
      otherName,
      changes: changesIn(present, parsed, validated),
      ...validated,
    })
  }
  return checked
}

/** Words as they will be written, so that another spelling of one is shown as no change. */
async function spellAsKnown(db: Db | Tx, sellerId: CompanyId, read: readonly ReadRow[]): Promise<void> {
  const spelled = await spellingsOf(
    db,
    sellerId,
    read.map(({ texts }) => Object.fromEntries(wordColumns.map(([column, kind]) => [kind, texts[column] ?? '']))),
  )
  await mapInSlices(read, (parsed) => {
    for (const [column, kind] of wordColumns) readAs(parsed, column, spelled(kind, parsed.texts[column] ?? ''))
  })
}

const wordColumns = [
  ['grade', 'grade'],
  ['produsen', 'maker'],
  ['asal', 'origin'],
  ['bentuk', 'form'],
  ['kemasan', 'container'],
] as const

function changesIn(present: OwnOffer | null, { texts }: ReadRow, { verdict, after }: ValidatedRow): Change[] {
  if (!after || verdict === 'same') return []
  const before = present && { ...present, status: present.product.status }
  const isOfSame = present?.product.materialId === after.offer.materialId
  const materialName = isOfSame ? present.materialName : (texts.bahan ?? texts.cas ?? '')
  return changesOfProduct(before, { ...after, materialName })
}

/** A code without the dashes and blanks that no keyboard types; as the product has it where nothing else differs. */
function skuAsStored(sku: string, present: string | undefined): string {
  const plain = plainSigns(sku)
  return present !== undefined && plainSigns(present) === plain ? present : plain
}

/** In which row each product, code and name was met first. */
class FirstRows {
  readonly #rows = new Map<string, number>()

  firstOf(key: string, row: number): number {
    const first = this.#rows.get(key) ?? row
    this.#rows.set(key, first)
    return first
  }
}

interface IdentityCheck {
  kind: ImportKind
  row: FileRow
  parsed: ReadRow
  present: OwnOffer | null
  own: ProductsOfRows
  firstRows: FirstRows
}

/** Whether the row's product is there, is its only one, and keeps names and codes apart. */
function checkIdentity({ kind, row, parsed, present, own, firstRows }: IdentityCheck): void {
  const { sku, nama } = parsed.texts
  const column = sku ? 'sku' : 'nama'
  const fault = (sentence: string, of: 'sku' | 'nama' = column) =>
    void parsed.faults.push({ column: of, shown: shownIn(parsed, of), sentence })
  const named = codeKey(sku ?? nama ?? '')
  // a row with unreadable code and name duplicates no other
  if (!present && named === '' && parsed.faults.length > 0) return
  const first = firstRows.firstOf(present ? `#${present.product.id}` : `${column} ${named}`, row.number)
  if (first !== row.number) {
    fault(`Sama dengan baris ${first}.`)
    return
  }
  const other = own.contradictionIn(parsed)
  // the name that a product is to get may be another's: that is reported below
  if (other && !(kind === 'product' && other.column === 'nama')) {
    parsed.faults.push({ column: other.column, shown: shownIn(parsed, other.column), sentence: other.sentence })
    return
  }
  if (kind !== 'product') {
    if (!present) fault('Tidak ada produk Anda dengan kode atau nama ini.')
    return
  }
  const coded = sku ? firstRows.firstOf(`sku = ${codeKey(sku)}`, row.number) : row.number
  if (coded !== row.number) fault(`SKU-nya sama dengan baris ${coded}.`, 'sku')
  const id = present?.product.id
  const holder = nama === undefined ? undefined : own.byName.get(nama)
  if (holder && holder.id !== id) fault(new Refusal('product_name_taken').sentence, 'nama')
  const twice =
    nama === undefined || nama === present?.offer.name ? row.number : firstRows.firstOf(`= ${nama}`, row.number)
  if (twice !== row.number) fault(`Namanya sama dengan baris ${twice}.`, 'nama')
}

/** How a row calls its material; a CAS number where a name is expected is taken for one. */
function materialIn({ texts: { bahan, cas } }: ReadRow): { name?: string | undefined; casNumber?: string | undefined } {
  const number = plainSigns(cas ?? bahan ?? '')
  if (bahan && !cas && isCasNumber(number)) return { casNumber: number }
  return { name: bahan, casNumber: cas && number }
}

/** Finds the material that a row names. */
async function materialsOf(db: Db | Tx, kind: ImportKind, read: readonly ReadRow[]) {
  const names = read.flatMap((row) => materialIn(row).name ?? [])
  const casNumbers = read.flatMap((row) => materialIn(row).casNumber ?? [])
  const found =
    kind === 'product' ? await findNamed(db, { names: [...new Set(names)], casNumbers: [...new Set(casNumbers)] }) : []
  const byName = Map.groupBy(found, ({ name }) => name.toLowerCase())
  const byCas = Map.groupBy(found, ({ casNumber }) => casNumber)
  return (row: ReadRow, present: OwnOffer | null, faults: ReadRow['faults']): number | undefined => {
    const { name, casNumber } = materialIn(row)
    if (!name && !casNumber) return undefined
    const named = name ? new Set(byName.get(name.toLowerCase())?.map(({ id }) => id)) : null
    const numbered = casNumber ? new Set(byCas.get(casNumber)?.map(({ id }) => id)) : null
    const both =
      named && numbered
        ? new Set([...named].filter((id) => numbered.has(id)))
        : (named ?? numbered ?? new Set<number>())
    if (present && both.has(present.product.materialId)) return present.product.materialId
    const [only, ...others] = both
    if (only !== undefined && others.length === 0) return only
    const { bahan, cas } = row.texts
    const column = bahan ? 'bahan' : 'cas'
    const sentence =
      only === undefined
        ? 'Bahan ini belum ada di Sentra Bahan. Periksa tulisannya.'
        : 'Beberapa bahan bernama begini. Isi nama bahan dan nomor CAS.'
    faults.push({ column, shown: (bahan ?? cas ?? '').slice(0, 60), sentence })
    return undefined
  }
}
