import type { Buyer } from '#domain/accounts/actor.ts'
import { nearestUnits } from '#domain/cart/nearest-units.ts'
import { MOST } from '#domain/limits.ts'
import type { DecimalText } from '#domain/money.ts'
import { type NumberStyle, styleOfNumbers } from '#domain/number-text.ts'
import { readQuantity } from '#domain/quick-order/read-quantity.ts'
import type { RowCell, RowState } from '#domain/quick-order/row-state.ts'
import { Refusal } from '#domain/refusal.ts'
import { type PricedLine, type SellerLines, sortBySeller, wishedLine } from '#server/areas/cart/public.ts'
import { type ProductToOrder, productsToOrder } from '#server/areas/catalogue/public.ts'
import type { CompanyCard } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { findProducts, type Meant } from './find-products.ts'

/** A row as it was typed, and the product that was chosen for it. */
export interface AskedRow {
  code: string
  quantity: string
  productId: number | null
}

/** A product with its seller, as a row shows it. */
export interface RowProduct {
  product: ProductToOrder
  seller: CompanyCard
  subscribed: boolean
}

/** What a row means, and what is wrong with it. */
export interface CheckedRow {
  state: RowState
  meant: RowProduct | null
  units: DecimalText | null
  price: DecimalText | null
  cell: RowCell | null
  reason: Refusal | null
  nearest: DecimalText | null
  choices: RowProduct[]
}

/**
 * Says of each row what it means and what is wrong with it: unknown, several, not subscribed, no whole packs, too little, too
 * much; with the nearest quantity that is right. All rows together, in a few statements for any number of them [ORDER-7].
 */
export async function checkRows(
  { db, now }: Deps,
  buyer: Buyer,
  rows: readonly AskedRow[],
  style: NumberStyle = styleOfNumbers(rows.map(({ quantity }) => quantity.replace(/[a-z\s.]+$/i, ''))),
): Promise<{ style: NumberStyle; rows: CheckedRow[] }> {
  const open = rows.filter(({ productId }) => productId === null).map(({ code }) => code)
  const meant = await findProducts(db, buyer, open)
  const ids = [
    ...rows.flatMap(({ productId }) => productId ?? []),
    ...[...meant.values()].flatMap((one) => one.productIds),
  ]
  const products = await publishedProducts(db, [...new Set(ids)])
  const read = rows.map((row) => readRow(row, meant.get(row.code.trim()), products, style))
  // the place among the rows stands where a line of the cart has its id
  const lines = read.flatMap(({ product, units }, place) =>
    product
      ? [{ ...wishedLine(buyer, { productId: product.productId, units: units ?? '0' }, now()), id: String(place) }]
      : [],
  )
  const chosen = read.flatMap(({ choices }, place) =>
    choices.map(({ productId }) => ({ ...wishedLine(buyer, { productId, units: '0' }, now()), id: `${place}+` })),
  )
  const sellers = await sortBySeller(db, buyer.companyId, [...lines, ...chosen], now())
  const judged = new Map(
    sellers.flatMap((one) => one.lines.map((line) => [`${line.id} ${line.productId}`, { ...one, line }])),
  )
  return {
    style,
    rows: read.map((row, place) => {
      const choices = row.choices.flatMap(({ productId }) => {
        const found = judged.get(`${place}+ ${productId}`)
        return found ? [productOf(found)] : []
      })
      return checked({ ...row, choices }, row.product && judged.get(`${place} ${row.product.productId}`))
    }),
  }
}

/** Drafts and what was banned or withdrawn are nobody's to read by a code: they are as unknown as what never was. */
async function publishedProducts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ProductToOrder>> {
  return new Map([...(await productsToOrder(db, ids))].filter(([, { published }]) => published))
}

type Judged = SellerLines & { line: PricedLine }

interface ReadRow<Choice> {
  product: ProductToOrder | undefined
  units: DecimalText | null
  /** Why nothing is known of the product, or its quantity cannot be read. */
  fault: { cell: RowCell; reason: Refusal } | null
  choices: Choice[]
}

function readRow(
  { code, quantity, productId }: AskedRow,
  meant: Meant | undefined,
  products: ReadonlyMap<number, ProductToOrder>,
  style: NumberStyle,
): ReadRow<ProductToOrder> {
  const found = (productId === null ? (meant?.productIds ?? []) : [productId]).flatMap((id) => products.get(id) ?? [])
  const [product] = found
  const sure = productId !== null || meant?.sure
  if (!product || !sure || found.length > 1) {
    return {
      product: undefined,
      units: null,
      fault: { cell: 'code', reason: whyNone(code, found, sure) },
      choices: found.slice(0, MOST.quickChoices),
    }
  }
  const read = readQuantity(quantity, product, style)
  if ('units' in read) return { product, units: read.units, fault: null, choices: [] }
  const reason = new Refusal(`quick_${read.fault}`, { words: { unit: product.unit } })
  return { product, units: null, fault: { cell: 'quantity', reason }, choices: [] }
}

function whyNone(code: string, found: readonly unknown[], sure: boolean | undefined): Refusal {
  if (code.trim() === '') return new Refusal('quick_code_missing')
  if (found.length === 0) return new Refusal('quick_unknown')
  if (!sure) return new Refusal('quick_similar')
  const count = found.length > MOST.quickChoices ? `Lebih dari ${MOST.quickChoices}` : String(found.length)
  return new Refusal('quick_several', { words: { count } })
}

function checked({ units, fault, choices }: ReadRow<RowProduct>, judged: Judged | undefined): CheckedRow {
  const none = { meant: null, units, price: null, nearest: null, choices }
  if (!judged) {
    const state = choices.length > 0 ? 'choose' : 'wrong'
    return { ...none, state, cell: fault?.cell ?? 'code', reason: fault?.reason ?? new Refusal('quick_unknown') }
  }
  const { line } = judged
  const meant = productOf(judged)
  // who may not buy from the seller has nothing from a right quantity
  if (judged.obstacle) return { ...none, meant, state: 'wrong', cell: 'code', reason: judged.obstacle }
  const price = line.unitPrice
  if (fault) return { ...none, meant, price, state: 'wrong', ...fault }
  const { obstacle } = line
  if (!obstacle) return { ...none, meant, price, state: 'ready', cell: null, reason: null }
  const isAboutQuantity = line.product.published && price !== null && obstacle.code !== 'out_of_stock'
  return {
    ...none,
    meant,
    price,
    state: 'wrong',
    cell: isAboutQuantity ? 'quantity' : 'code',
    reason: obstacle,
    nearest: isAboutQuantity && units !== null ? nearestUnits(units, line.product) : null,
  }
}

function productOf({ line, seller, paymentTypes, obstacle }: Judged): RowProduct {
  return { product: line.product, seller, subscribed: paymentTypes.length > 0 || obstacle?.code === 'no_payment_type' }
}
