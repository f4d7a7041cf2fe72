import type { Seller } from '#domain/accounts/actor.ts'
import { type BusinessDay, businessDay } from '#domain/business-day.ts'
import { offerFields } from '#domain/catalogue/contract-editor.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { productStatus } from '#domain/catalogue/product-status.ts'
import type { TableKind } from '#domain/files/file.ts'
import { productCode } from '#domain/ids.ts'
import { type ColumnName, columnsOf, importColumns, isNumberColumn } from '#domain/imports/columns.ts'
import { type ImportKind, importKind } from '#domain/imports/kind.ts'
import { quantityText } from '#domain/money.ts'
import { englishPath } from '#domain/wire-path.ts'
import {
  findOwnIds,
  findOwnOffers,
  findRulesOfProducts,
  findStockLevels,
  type OwnFilter,
  type OwnOffer,
  type StoredRule,
} from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import { writeTable } from '#server/platform/files/write-table.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'

const AT_ONCE = 200

/** The seller's products of a list as a file that can be imported again, read while it is sent [SHOP-4]. */
export function exportProducts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  seller: Seller,
  { kind, format, filter }: { kind: ImportKind; format: TableKind; filter: OwnFilter },
): FileAnswer {
  const columns = columnsOf(kind)
  const today = businessDay(now())
  async function* lines() {
    yield [[...columns.map((column) => importColumns[column].head), ...(kind === 'stock' ? stockLevelHeads : [])]]
    for (let after = 0; ; ) {
      const ids = await findOwnIds(db, seller, filter, { after, limit: AT_ONCE })
      const offers = await findOwnOffers(db, seller.companyId, ids, today)
      if (kind === 'list') yield await priceLines(db, seller, offers, columns, today)
      else {
        const lines = offers.map((offer) => columns.map((column) => cellOf(offer, column)))
        yield kind === 'stock' ? await withStockLevels(db, offers, lines) : lines
      }
      after = ids.at(-1) ?? after
      if (ids.length < AT_ONCE) return
    }
  }
  return writeTable(`${importKind.encode(kind)}-${today}`, format, lines())
}

// informative, and ignored when the file is imported
const stockLevelHeads = ['Dipesan', 'Fisik', 'Ditunggu', 'Ditunggu tanggal']

/** Stocks, each with what is reserved, there and expected [SHOP-5]. */
async function withStockLevels(db: Deps['db'], offers: readonly OwnOffer[], lines: Line[]): Promise<Line[]> {
  const ids = offers.map(({ product }) => product.id)
  const found = new Map((await findStockLevels(db, ids)).map((one) => [one.productId, one]))
  return lines.map((line, index) => {
    const of = found.get(ids[index] ?? 0)
    if (!of) return line
    const numbers = [of.reserved, of.onHand, of.expected].map((units) => ({ number: quantityText(units) }))
    return [...line, ...numbers, of.expectedOn]
  })
}

/** The prices above those of levels that have not ended, each with the product that it is of. */
async function priceLines(
  db: Deps['db'],
  seller: Seller,
  offers: readonly OwnOffer[],
  columns: readonly ColumnName[],
  today: BusinessDay,
) {
  const ids = offers.map(({ product }) => product.id)
  const rules = Map.groupBy(await findRulesOfProducts(db, seller.companyId, ids, today), ({ productId }) => productId)
  return offers.flatMap((offer) =>
    (rules.get(offer.product.id) ?? []).map((rule) =>
      columns.map((column) => (column in ruleCells ? ruleCells[column as RuleColumn](rule) : cellOf(offer, column))),
    ),
  )
}

const ruleCells = {
  level: ({ level }: StoredRule) => level && String(level),
  pelanggan: ({ customer }: StoredRule) => customer,
  daftar: ({ listName }: StoredRule) => listName,
  mulai: ({ from }: StoredRule) => ({ number: quantityText(from) }),
  harga_mulai: ({ amount }: StoredRule) => ({ number: quantityText(amount) }),
  dari: ({ firstDay }: StoredRule) => firstDay,
  sampai: ({ lastDay }: StoredRule) => lastDay,
}
type RuleColumn = keyof typeof ruleCells

type Line = ReturnType<typeof cellOf>[]

function cellOf({ product, materialName, casNumber, offer }: OwnOffer, column: ColumnName) {
  const text = textOf({ product, materialName, casNumber, offer }, column)
  return isNumberColumn(column) && text !== null ? { number: quantityText(text) } : text
}

function textOf(
  { product, materialName, casNumber, offer }: Pick<OwnOffer, 'product' | 'materialName' | 'casNumber' | 'offer'>,
  column: ColumnName,
): string | null {
  if (column === 'kode') return productCode(product.id)
  if (column === 'bahan') return materialName
  if (column === 'cas') return casNumber
  if (column === 'status') return productStatus.encode(product.status)
  if (column === 'negotiable') return offer.negotiable ? 'ya' : 'tidak'
  const [field] = englishPath(offerFields, [column])
  return (offer[field as keyof Offer] as string | null | undefined) ?? null // the other columns are texts and numbers of the offer
}
