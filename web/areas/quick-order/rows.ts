import { LONGEST } from '#domain/limits.ts'
import type { QuickAdded, QuickRow } from '#domain/quick-order/contract.ts'
import { quickTooLong } from '#domain/quick-order/row-state.ts'
import type { TypedRow } from '#domain/quick-order/typed-row.ts'

/** A row on the screen: what was typed, and what the server says of it. */
export interface Row extends TypedRow {
  id: number
  /** The product that was chosen for it, whatever its code says. */
  productId: number | null
  /** Null until the server has answered to what is typed now. */
  checked: QuickRow | null
}

export type RowsAct =
  | { kind: 'append'; rows: readonly (TypedRow & { productId?: number | null })[] }
  | { kind: 'type'; id: number; typed: Partial<Pick<Row, 'code' | 'quantity' | 'productId'>> }
  | { kind: 'check'; sent: readonly Row[]; answers: readonly QuickRow[] }
  | { kind: 'remove'; ids: ReadonlySet<number> }
  | { kind: 'taken'; sent: readonly Row[]; answer: QuickAdded }

/** The rows after an act; text typed since a check was sent is not overwritten by its answer [ORDER-7]. */
export function rowsAfter(rows: readonly Row[], act: RowsAct): readonly Row[] {
  switch (act.kind) {
    case 'append': {
      const first = Math.max(0, ...rows.map(({ id }) => id)) + 1
      return [...rows, ...act.rows.map((row, at) => ({ productId: null, checked: null, ...row, id: first + at }))]
    }
    case 'type': {
      const others = uncheckedFor(rows, productsOf(rows.filter(({ id }) => id === act.id)))
      return others.map((row) => (row.id === act.id ? { ...row, ...chosenAnew(act.typed), checked: null } : row))
    }
    case 'check': {
      const answers = new Map(act.sent.map((row, at) => [row.id, { row, answer: act.answers[at] ?? null }]))
      return rows.map((row) => {
        const found = answers.get(row.id)
        return found && isSameTyped(found.row, row) ? { ...row, checked: found.answer } : row
      })
    }
    case 'remove': {
      const left = rows.filter(({ id }) => !act.ids.has(id))
      return uncheckedFor(left, productsOf(rows.filter(({ id }) => act.ids.has(id))))
    }
    case 'taken': {
      const reasons = new Map(act.answer.skipped.map(({ productId, reason }) => [productId, reason]))
      const sent = new Map(act.sent.map((row) => [row.id, row]))
      return rows.flatMap((row) => {
        const product = sent.has(row.id) ? row.checked?.product : null
        if (!product) return [row]
        const reason = reasons.get(product.id)
        // what is in the cart is done with
        return reason && row.checked
          ? [{ ...row, checked: { ...row.checked, state: 'wrong', cell: 'quantity', reason, ofSum: false } }]
          : []
      })
    }
  }
}

/** Drops the results of a product's rows, which are validated by their sum, when one of them changes [ORDER-7]. */
function uncheckedFor(rows: readonly Row[], products: ReadonlySet<number>): Row[] {
  return rows.map((row) =>
    row.checked?.product && products.has(row.checked.product.id) ? { ...row, checked: null } : row,
  )
}

function productsOf(rows: readonly Row[]): Set<number> {
  return new Set(rows.flatMap(({ checked }) => checked?.product?.id ?? []))
}

/** The rows whose product turns out to be in requested rows and in others: they are validated together. */
export function tornApart(rows: readonly Row[], sent: readonly Row[]): Row[] {
  const ids = new Set(sent.map(({ id }) => id))
  const products = productsOf(rows.filter(({ id }) => ids.has(id)))
  const torn = productsOf(rows.filter(({ id, checked }) => !ids.has(id) && products.has(checked?.product?.id ?? 0)))
  return rows.filter(({ checked }) => torn.has(checked?.product?.id ?? 0))
}

const MOST_NUMBERS = 3

/**
 * Where the other rows of a row's product stand, from 1, by the ids of rows that have any: '2, 5', or '2, 5, 6 dan 4 lainnya'
 * [ORDER-7].
 */
export function rowNumbersBeside(rows: readonly Row[]): Map<number, string> {
  const numbers = new Map<number, number[]>()
  for (const [index, { checked }] of rows.entries()) {
    const product = checked?.product?.id
    if (product !== undefined) numbers.set(product, [...(numbers.get(product) ?? []), index + 1])
  }
  const beside = rows.map(({ id, checked }, index) => {
    const all = numbers.get(checked?.product?.id ?? 0) ?? []
    return [id, numbersText(all.filter((at) => at !== index + 1))] as const
  })
  return new Map(beside.filter(([, others]) => others !== ''))
}

function numbersText(numbers: readonly number[]): string {
  const more = numbers.length - MOST_NUMBERS
  return `${numbers.slice(0, MOST_NUMBERS).join(', ')}${more > 0 ? ` dan ${more} lainnya` : ''}`
}

/** The unchecked rows. */
export function unchecked(rows: readonly Row[]): Row[] {
  return rows.filter((row) => row.checked === null && !isBlank(row))
}

/** Whether the server found something to mend in a row; an unchecked one is not faulty [ORDER-7]. */
export function isFaulty({ checked }: Row): boolean {
  return checked !== null && checked.state !== 'ready'
}

/** A new code is searched anew; the product that was chosen belongs to the old one. */
function chosenAnew(typed: Partial<Row>): Partial<Row> {
  return typed.code === undefined ? typed : { productId: null, ...typed }
}

function isSameTyped(one: Row, other: Row): boolean {
  return one.code === other.code && one.quantity === other.quantity && one.productId === other.productId
}

/** The fault of a row that no question can contain; null: none. */
export function tooLong({ code, quantity }: TypedRow): QuickRow | null {
  const wrong = (cell: 'code' | 'quantity', reason: string): QuickRow => ({ ...nothing, cell, reason })
  if (code.length > LONGEST.quickCode) return wrong('code', quickTooLong.code)
  return quantity.length > LONGEST.quickQuantity ? wrong('quantity', quickTooLong.quantity) : null
}

const nothing = {
  state: 'wrong',
  product: null,
  units: null,
  price: null,
  subtotal: null,
  ofSum: false,
  nearest: null,
  choices: [],
} as const satisfies Partial<QuickRow>

/** A row with nothing in it. */
export function isBlank({ code, quantity }: TypedRow): boolean {
  return code.trim() === '' && quantity.trim() === ''
}

/** The rows that can go into the cart, of at most so many products, as many as a cart holds. */
export function readyRows(rows: readonly Row[], most: number): { ready: Row[]; products: number } {
  const products = new Set<number>()
  const ready = rows.filter(({ checked }) => {
    if (checked?.state !== 'ready' || !checked.product) return false
    if (!products.has(checked.product.id) && products.size === most) return false
    products.add(checked.product.id)
    return true
  })
  return { ready, products: products.size }
}
