import type { z } from 'zod'
import type { BusinessDay } from '#domain/business-day.ts'
import { beyondRefusal, isBeyond, type SalesFloor } from '#domain/catalogue/prices/price-floor.ts'
import {
  checkDays,
  checkRule,
  type Days,
  daysWords,
  isForSameTerms,
  overlap,
  type PriceRule,
} from '#domain/catalogue/prices/price-rule.ts'
import { nameText } from '#domain/companies/fields.ts'
import { amount, day, units } from '#domain/fields.ts'
import { formatRupiah } from '#domain/format.ts'
import { LONGEST, MOST } from '#domain/limits.ts'
import { type DecimalText, isSame } from '#domain/money.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ColumnName } from './columns.ts'
import { type ReadRow, type RowFault, shownIn } from './read-row.ts'
import type { RowVerdict } from './state.ts'
import { farFrom } from './validate-row.ts'

/** A price as it stands, or as an earlier row of the file makes it. */
export interface CurrentPrice extends PriceRule {
  /** Null where the file makes it. */
  id: string | null
  list: CurrentList | null
}

/** A customer's list as it stands, or as an earlier row of the file makes it. */
export interface CurrentList extends Days {
  id: string | null
  name: string
  customer: { id: string; name: string }
  /** How many prices it has. */
  prices: number
}

/** The facts that a row of a price list is validated against. */
export interface PriceFacts {
  product: {
    unit: string
    minPurchase: DecimalText
    /** By level. */
    usual: ReadonlyMap<number, DecimalText>
    prices: readonly CurrentPrice[]
    /** The bounds of sales; null where any price may be given, and for drafts, where sales give none [SHOP-7]. */
    floor: SalesFloor | null
  }
  lists: readonly CurrentList[]
  /** Those who subscribe. */
  customers: readonly { id: string; name: string }[]
  today: BusinessDay
  /** Whether who asks may write what single customers pay [SHOP-7]. */
  mayGrant: boolean
}

export interface ValidatedPrice {
  verdict: RowVerdict
  faults: RowFault[]
  /** The replaced price, and the new one; null where there are faults. */
  after: { before: CurrentPrice | null; price: CurrentPrice } | null
}

type Add = (column: ColumnName, sentence: string) => void

const columnOfField: Readonly<Record<string, ColumnName>> = {
  harga: 'harga_mulai',
  mulai: 'mulai',
  dari: 'dari',
  sampai: 'sampai',
  level: 'level',
}

/**
 * Validates a row against a product's prices, by the rules of the page of prices: all of its faults, or the price that
 * it writes [SHOP-4, SHOP-3]. A level's price is found by its quantity and first day, one of a customer by its list and
 * quantity; what has a price already gets another one.
 */
export function validatePrice(row: ReadRow, facts: PriceFacts): ValidatedPrice {
  const faults = [...row.faults]
  const add: Add = (column, sentence) => {
    if (faults.some((fault) => fault.column === column)) return
    faults.push({ column, shown: shownIn(row, column), sentence })
  }
  const after = faults.length === 0 ? priceOf(row.texts, facts, add) : null
  if (!after || faults.length > 0) return { verdict: 'problem', faults, after: null }
  const { before, price } = after
  const isUnchanged =
    before !== null &&
    isSame(before.amount, price.amount) &&
    before.firstDay === price.firstDay &&
    before.lastDay === price.lastDay
  if (!isUnchanged && price.list && !facts.mayGrant) {
    add('pelanggan', 'Hanya pemilik toko yang mengubah harga satu pelanggan.')
    return { verdict: 'problem', faults, after: null }
  }
  const { floor } = facts.product
  if (!isUnchanged && !price.list && !facts.mayGrant && !floor) {
    add('harga_mulai', new Refusal('draft_prices_of_owner').sentence)
    return { verdict: 'problem', faults, after: null }
  }
  const was = before && isForSameTerms(before, price) ? before.amount : null
  if (!price.list && floor && isBeyond(price.amount, was, floor)) {
    add('harga_mulai', beyondRefusal(floor, 'harga').sentence)
    return { verdict: 'problem', faults, after: null }
  }
  return { verdict: isUnchanged ? 'same' : before ? 'changed' : 'new', faults, after }
}

type Texts = ReadRow['texts']

function priceOf(texts: Texts, facts: PriceFacts, add: Add): ValidatedPrice['after'] {
  const from = valid(units, texts.mulai ?? '0', 'mulai', add)
  const rupiah = valid(amount, texts.harga_mulai ?? '', 'harga_mulai', add)
  const days = { from: dayIn(texts, 'dari', add), to: dayIn(texts, 'sampai', add) }
  const target = targetOf(texts, days, facts, add)
  if (!target || from === null || rupiah === null || days.from === undefined || days.to === undefined) return null
  const { level, list } = target
  const beside = facts.product.prices.filter(
    (one) => one.level === level && one.list === list && isSame(one.from, from),
  )
  const before = list ? (beside[0] ?? null) : sameDay(beside, days.from, facts.today)
  const price: CurrentPrice = {
    id: null,
    level,
    list,
    from,
    amount: rupiah,
    firstDay: list?.firstDay ?? days.from ?? before?.firstDay ?? facts.today,
    lastDay: list ? list.lastDay : (days.to ?? before?.lastDay ?? null),
  }
  checkPrice(price, { before, beside, facts }, add)
  return { before, price }
}

/** The price of that first day; where none is named, that of today. */
function sameDay(prices: readonly CurrentPrice[], firstDay: BusinessDay | null, today: BusinessDay) {
  const isInForce = (one: Days) => one.firstDay <= today && (one.lastDay === null || one.lastDay >= today)
  return prices.find((one) => (firstDay === null ? isInForce(one) : one.firstDay === firstDay)) ?? null
}

function checkPrice(
  price: CurrentPrice,
  { before, beside, facts }: { before: CurrentPrice | null; beside: readonly CurrentPrice[]; facts: PriceFacts },
  add: Add,
): void {
  const { product, today } = facts
  const usual = product.usual.get(price.level ?? 1) ?? null
  if (price.level !== null && usual === null) {
    add('level', new Refusal('price_level_missing', { words: { level: String(price.level) } }).sentence)
  }
  refused(() => checkRule(price, { ...product, usual: price.list ? null : usual }), add)
  const was = before?.amount ?? usual
  const far = farFrom(was, price.amount, 10)
  if (far) add('harga_mulai', `Jauh di ${far} harga kini ${formatRupiah(was ?? '0')}. Periksa titik dan komanya.`)
  const other = price.list ? undefined : beside.find((one) => one !== before && overlap(one, price))
  if (other) add('dari', new Refusal('price_rules_overlap', { words: { days: daysWords(other) } }).sentence)
  if (before) return
  const alike = product.prices.filter((one) => one.list === price.list && !(one.lastDay && one.lastDay < today))
  const isListFull = price.list !== null && price.list.prices >= MOST.listedPrices
  if (alike.length < MOST.priceRules && !isListFull) return
  const most = String(isListFull ? MOST.listedPrices : MOST.priceRules)
  add('mulai', new Refusal('price_rules_many', { words: { most } }).sentence)
}

interface ReadDays {
  /** Undefined: it cannot be read. */
  from: BusinessDay | null | undefined
  to: BusinessDay | null | undefined
}

/** The product or customer that the price is for. */
function targetOf(texts: Texts, days: ReadDays, facts: PriceFacts, add: Add) {
  const { level, pelanggan } = texts
  if ((level === undefined) === (pelanggan === undefined)) {
    return void add(pelanggan ? 'pelanggan' : 'level', 'Isi level atau pelanggan, salah satunya.')
  }
  if (level !== undefined) {
    const [, number] = /^(?:level\s*)?([123])$/i.exec(level) ?? []
    return number ? { level: Number(number), list: null } : void add('level', 'Level harga 1 sampai 3.')
  }
  const list = listOf(texts, days, facts, add)
  return list && { level: null, list }
}

function listOf(
  { pelanggan = '', daftar }: Texts,
  days: ReadDays,
  facts: PriceFacts,
  add: Add,
): CurrentList | undefined {
  const named = (one: { name: string }, name: string) => one.name.toLowerCase() === name.toLowerCase()
  const own = facts.lists.filter((one) => named(one.customer, pelanggan))
  const customers = facts.customers.filter((one) => named(one, pelanggan))
  if (new Set([...own.map((one) => one.customer), ...customers].map(({ id }) => id)).size > 1) {
    return void add('pelanggan', 'Beberapa pelanggan bernama begini. Tulis harganya di halaman Harga.')
  }
  const day = days.from ?? facts.today
  const reaches = (one: Days) => one.firstDay <= day && (one.lastDay === null || one.lastDay >= day)
  const matching = daftar === undefined ? own : own.filter((one) => named(one, daftar))
  const there = matching.find(reaches) ?? (daftar === undefined ? undefined : matching[0])
  if (there) {
    const isOther = (stated: BusinessDay | null | undefined, is: BusinessDay | null) => stated != null && stated !== is
    if (isOther(days.from, there.firstDay) || isOther(days.to, there.lastDay)) {
      add('dari', `Daftar ini berlaku ${daysWords(there)}. Harinya diubah di halaman Harga.`)
    }
    return there
  }
  const [customer] = customers
  if (!customer) return void add('pelanggan', new Refusal('price_customer_not_found').sentence)
  const name = valid(nameText('Nama daftar', LONGEST.priceList), daftar ?? '', 'daftar', add)
  const list = { id: null, name: name ?? '', customer, firstDay: day, lastDay: days.to ?? null, prices: 0 }
  refused(() => checkDays(list), add)
  const other = facts.lists.find((one) => one.customer.id === customer.id && overlap(one, list))
  const words = other && { name: other.name, days: daysWords(other) }
  if (words) add('dari', new Refusal('price_lists_overlap', { words }).sentence)
  return list
}

function dayIn(texts: Texts, column: 'dari' | 'sampai', add: Add): BusinessDay | null | undefined {
  const text = texts[column]
  if (text === undefined) return null
  const read = readDay(text)
  if (read === null) return void add(column, 'Tulis tanggal seperti 2026-12-31 atau 31/12/2026.')
  return read
}

function valid(schema: z.ZodType<string>, text: string, column: ColumnName, add: Add): string | null {
  const { data, error } = schema.safeParse(text)
  if (error) add(column, error.issues[0]?.message ?? '')
  return data ?? null
}

function refused(check: () => void, add: Add): void {
  try {
    check()
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal
    add(columnOfField[refusal.field ?? ''] ?? 'harga_mulai', refusal.sentence)
  }
}

/** Reads a day as people write it: '2026-12-01', '1/12/2026', '01-12-2026', the day before the month. @returns null where it is none */
export function readDay(text: string): BusinessDay | null {
  const [, dayOfMonth = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? []
  const written = year === '' ? text.trim() : `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`
  return day.safeParse(written).data ?? null
}
