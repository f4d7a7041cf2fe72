import type { Buyer } from '#domain/accounts/actor.ts'
import { nearestUnits } from '#domain/cart/nearest-units.ts'
import { together } from '#domain/cart/together.ts'
import { formatQuantity } from '#domain/format.ts'
import { MOST } from '#domain/limits.ts'
import { type DecimalText, decimal, isMore, isSame, quantityText } from '#domain/money.ts'
import type { NumberStyle } from '#domain/numbers/number-text.ts'
import { readQuantity, styleOfTyped, twoReadings } from '#domain/quick-order/read-quantity.ts'
import type { RowCell, RowState } from '#domain/quick-order/row-state.ts'
import { Refusal } from '#domain/refusal.ts'
import { type PricedLine, type SellerLines, sortBySeller, wishedLine } from '#server/areas/cart/public.ts'
import { type ProductToOrder, productsToOrder } from '#server/areas/catalogue/public.ts'
import type { CompanyCard } from '#server/areas/companies/public.ts'
import { expectedMs } from '#server/areas/imports/public.ts'
import type { Deps } from '#server/deps.ts'
import { aside } from '#server/platform/aside.ts'
import type { Db } from '#server/platform/database.ts'
import { FairQueue } from '#server/platform/fair-queue.ts'
import { mapInSlices } from '#server/platform/time-slices.ts'
import { findProducts, type Match } from './find-products.ts'
import type { FileToRead, RowsOfFile, rowsOfFile } from './read/rows-of-file.ts'

/** A row as it was typed, and the product that was chosen for it. */
export interface RowInput {
  code: string
  quantity: string
  productId: number | null
}

/** A product with its seller, as a row shows it; its price is null where the company may not see it. */
export interface RowProduct {
  product: ProductToOrder
  seller: CompanyCard
  subscribed: boolean
  price: DecimalText | null
}

/** The product of a row, and its problem. */
export interface CheckedRow {
  state: RowState
  match: RowProduct | null
  units: DecimalText | null
  price: DecimalText | null
  cell: RowCell | null
  reason: Refusal | null
  nearest: DecimalText | null
  choices: RowProduct[]
}

/**
 * Validates each row and finds its product: unknown, ambiguous, not subscribed, no whole packs, too little, too much;
 * with the nearest quantity that is right. Rows of one product are validated by their sum, and each product once, in a
 * few statements for any number of rows [ORDER-7].
 */
export async function checkRows(
  { db, now }: Deps,
  buyer: Buyer,
  rows: readonly RowInput[],
  chosenStyle?: NumberStyle,
): Promise<{ style: NumberStyle; rows: CheckedRow[] }> {
  const { style, question } = chosenStyle
    ? { style: chosenStyle, question: null }
    : styleOfTyped(rows.map(({ quantity }) => quantity))
  const open = rows.filter(({ productId }) => productId === null).map(({ code }) => code)
  const match = await findProducts(db, buyer, open)
  const ids = [
    ...rows.flatMap(({ productId }) => productId ?? []),
    ...[...match.values()].flatMap((one) => one.productIds),
  ]
  const products = await publishedProducts(db, [...new Set(ids)])
  const read = withFewChoices(
    await mapInSlices(rows, (row) => readRow(row, match.get(row.code.trim()), products, question ? null : style)),
  )
  const sellers = await sortBySeller(db, buyer.companyId, linesToPrice(read, buyer, now()), now())
  const priced = new Map(
    sellers.flatMap((one) => one.lines.map((line): [number, PricedRow] => [line.productId, { ...one, line }])),
  )
  return {
    style,
    rows: await mapInSlices(read, (row) => {
      const choices = row.choices.flatMap(({ productId }) => priced.get(productId) ?? [])
      return checked({ ...row, choices: choices.map(productOf) }, row.product && priced.get(row.product.productId))
    }),
  }
}

/** One line a product, with what all its rows come to: the cart has one line of it too. A choice counts as nothing of it. */
export function linesToPrice(rows: readonly ReadRow<Pick<ProductToOrder, 'productId'>>[], buyer: Buyer, now: Date) {
  const lines = rows.flatMap(({ product, units, choices }) => [
    ...(product ? [{ productId: product.productId, units: units ?? '0' }] : []),
    ...choices.map(({ productId }) => ({ productId, units: '0' })),
  ])
  return together(lines).map((line) => wishedLine(buyer, line, now))
}

/** Published products by code: drafts, banned and withdrawn ones are reported as unknown. */
async function publishedProducts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ProductToOrder>> {
  return new Map([...(await productsToOrder(db, ids))].filter(([, { published }]) => published))
}

type PricedRow = SellerLines & { line: PricedLine }

interface ReadRow<Product> {
  product: Product | undefined
  units: DecimalText | null
  /** Why nothing is known of the product, or its quantity cannot be read. */
  fault: { cell: RowCell; reason: Refusal } | null
  /** Whether a product is to be chosen for it; the choices of a row may be left out. */
  isOpen: boolean
  choices: Product[]
}

function readRow(
  { code, quantity, productId }: RowInput,
  match: Match | undefined,
  products: ReadonlyMap<number, ProductToOrder>,
  /** Null: the style of '1.250' is undecided. */
  style: NumberStyle | null,
): ReadRow<ProductToOrder> {
  const found = (productId === null ? (match?.productIds ?? []) : [productId]).flatMap((id) => products.get(id) ?? [])
  const [product] = found
  const sure = productId !== null || match?.sure
  if (!product || !sure || found.length > 1) {
    return {
      product: undefined,
      units: null,
      fault: { cell: 'code', reason: whyNone(code, found, sure) },
      isOpen: found.length > 0,
      choices: found.slice(0, MOST.quickChoices),
    }
  }
  const known = { product, isOpen: false, choices: [] }
  const both = style === null ? twoReadings(quantity) : null
  if (both) {
    const words = { id: formatQuantity(both.id), en: formatQuantity(both.en) }
    return { ...known, units: null, fault: { cell: 'quantity', reason: new Refusal('quick_quantity_two', { words }) } }
  }
  const read = readQuantity(quantity, product, style ?? 'id')
  if ('units' in read) return { ...known, units: read.units, fault: null }
  const reason = new Refusal(`quick_${read.fault}`, { words: { unit: product.unit } })
  return { ...known, units: null, fault: { cell: 'quantity', reason } }
}

/** Sends the choices of the first rows alone; those of a later row come with a request for it. */
function withFewChoices<Product>(rows: readonly ReadRow<Product>[]): ReadRow<Product>[] {
  let room: number = MOST.quickChoicesAtOnce
  return rows.map((row) => {
    const fits = row.choices.length <= room
    room = fits ? room - row.choices.length : 0
    return fits ? row : { ...row, choices: [] }
  })
}

function whyNone(code: string, found: readonly unknown[], sure: boolean | undefined): Refusal {
  if (code.trim() === '') return new Refusal('quick_code_missing')
  if (found.length === 0) return new Refusal('quick_unknown')
  if (!sure) return new Refusal('quick_similar')
  const count = found.length > MOST.quickChoices ? `Lebih dari ${MOST.quickChoices}` : String(found.length)
  return new Refusal('quick_several', { words: { count } })
}

function checked(
  { units, fault, isOpen, choices }: Omit<ReadRow<unknown>, 'choices'> & { choices: RowProduct[] },
  priced: PricedRow | undefined,
): CheckedRow {
  const none = { match: null, units, price: null, nearest: null, choices }
  if (!priced) {
    const state = isOpen ? 'choose' : 'wrong'
    return { ...none, state, cell: fault?.cell ?? 'code', reason: fault?.reason ?? new Refusal('quick_unknown') }
  }
  const { line } = priced
  const match = productOf(priced)
  // who may not buy from the seller has nothing from a right quantity
  if (priced.obstacle) return { ...none, match, state: 'wrong', cell: 'code', reason: priced.obstacle }
  const price = line.unitPrice
  if (fault) return { ...none, match, price, state: 'wrong', ...fault }
  const { obstacle } = line
  if (!obstacle) return { ...none, match, price, state: 'ready', cell: null, reason: null }
  const wrong = { ...none, match, price, state: 'wrong' } as const
  const isAboutQuantity = line.product.published && price !== null && obstacle.code !== 'out_of_stock'
  if (!isAboutQuantity || units === null) return { ...wrong, cell: 'code', reason: obstacle }
  return { ...wrong, cell: 'quantity', ...withOthers(line, units, obstacle) }
}

/** The result of one row of a product: the sum is validated, and the row gets the quantity that would make it right. */
function withOthers({ units: sum, product }: PricedLine, units: DecimalText, obstacle: Refusal) {
  const nearest = nearestUnits(sum, product)
  if (isSame(sum, units)) return { reason: obstacle, nearest }
  // beside a row's own quantity 'Jumlah harus' would be read as of that
  const why = obstacle.sentence.replace(/^Jumlah harus/, 'Jumlah semuanya harus')
  const words = { units: formatQuantity(sum), unit: product.unit, why }
  const own = nearest === null ? '0' : quantityText(decimal(nearest).minus(sum).plus(units))
  return { reason: new Refusal('quick_together', { words }), nearest: isMore(own, '0') ? own : null }
}

function productOf({ line, seller, paymentTypes, obstacle }: PricedRow): RowProduct {
  const subscribed = paymentTypes.length > 0 || obstacle?.code === 'no_payment_type'
  return { product: line.product, seller, subscribed, price: line.unitPrice }
}

const BOUNDS = { longestMs: 10_000, mostMemoryMb: 256 }
// every registered buyer may send one: no shop's import waits for them
const queue = new FairQueue({ mostOfOne: 1, most: 20, retryAfterSeconds: 20 })

const readAside = aside<typeof rowsOfFile>(new URL('./read/rows-of-file.ts', import.meta.url), 'rowsOfFile', BOUNDS)

/**
 * The rows of a file, read in a worker process, in the company's queue; of a company none beside another [ORDER-7].
 * @throws Refusal table_* | quick_rows | busy
 */
export async function readFile({ companyId }: Buyer, { kind, content }: FileToRead): Promise<RowsOfFile> {
  if (queue.of(companyId) > 0) throw new Refusal('table_reading', { field: 'berkas' })
  const cost = Math.min(expectedMs({ kind, content }), BOUNDS.longestMs)
  const read = await queue.take(companyId, cost, () => readAside({ kind, content }))
  if (!read) throw new Refusal('table_slow', { field: 'berkas' })
  return read
}
