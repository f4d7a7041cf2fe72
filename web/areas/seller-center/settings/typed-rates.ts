import { provinces } from '#domain/companies/provinces.ts'
import { csvLine } from '#domain/files/csv.ts'
import { isMore, MOST_AMOUNT } from '#domain/money.ts'
import { readAmount, readOptionalAmount, shownAmount } from '#domain/numbers/number-text.ts'
import type { Delivery } from '#domain/orders/contract-delivery.ts'

/** The typed rate of one province: both empty where it is not delivered to. */
export interface TypedRate {
  base: string
  perUnit: string
}

/** A row for each province, in their order. */
export function typedRates(rates: Delivery['rates']): TypedRate[] {
  const known = new Map(rates.map((rate) => [rate.province, rate]))
  return provinces.map((province) => {
    const rate = known.get(province)
    return { base: shownAmount(rate?.base ?? null), perUnit: shownAmount(rate?.perUnit ?? null) }
  })
}

/** The rates as a call takes them; one amount of two that is left empty is nothing. */
export function ratesOf(typed: readonly TypedRate[]) {
  return provinces.flatMap((province, place) => {
    const { base, perUnit } = typed[place] ?? { base: '', perUnit: '' }
    if (base.trim() === '' && perUnit.trim() === '') return []
    return [{ province, base: readOptionalAmount(base) ?? '0', perUnit: readOptionalAmount(perUnit) ?? '0' }]
  })
}

/** Unreadable rates, by field of the form. */
export function rateFaults(typed: readonly TypedRate[]): Record<string, string> {
  const faults = typed.flatMap((rate, position) =>
    (['base', 'perUnit'] as const).flatMap((name) => {
      const fault = amountFault(rate[name])
      return fault ? [[`rates.${position}.${name}`, fault]] : []
    }),
  )
  return Object.fromEntries(faults)
}

function amountFault(text: string): string | undefined {
  if (text.trim() === '') return undefined
  const amount = readAmount(text)
  if (amount === null) return 'Nilai rupiah tidak valid.'
  return isMore(amount, MOST_AMOUNT) ? 'Nilai rupiah terlalu besar.' : undefined
}

const HEADER = ['Provinsi', 'Biaya dasar', 'Per kg atau liter']

/** The table as CSV, which `readTable` reads again. */
export function ratesAsCsv(typed: readonly TypedRate[]): string {
  return [HEADER, ...provinces.map((name, place) => [name, typed[place]?.base ?? '', typed[place]?.perUnit ?? ''])]
    .map(csvLine)
    .join('')
}

/** The rates of a table, or all of its faults, line by line. */
export type ReadTable = { rates: TypedRate[]; faults: [] } | { rates: null; faults: string[] }

/**
 * Reads lines of a spreadsheet or a CSV file: a province and its two amounts. Provinces that are not named, or have
 * neither amount, are not delivered to.
 */
export function readTable(lines: readonly (readonly string[])[]): ReadTable {
  const found = new Map<number, TypedRate>()
  const faults: string[] = []
  for (const [index, [name = '', base = '', perUnit = '']] of lines.entries()) {
    const line = `Baris ${index + 1}`
    if (name.trim() === '' || (index === 0 && name.trim().toLowerCase() === 'provinsi')) continue
    const position = provinces.findIndex((province) => province.toLowerCase() === name.trim().toLowerCase())
    if (position < 0) faults.push(`${line}: provinsi "${name.trim().slice(0, 40)}" tidak dikenal.`)
    else if (found.has(position)) faults.push(`${line}: ${provinces[position]} disebut dua kali.`)
    else found.set(position, { base: shownOf(base), perUnit: shownOf(perUnit) })
    for (const amount of [base, perUnit]) {
      if (amount.trim() !== '' && readAmount(amount) === null)
        faults.push(`${line}: "${amount.trim().slice(0, 40)}" bukan nilai rupiah.`)
    }
  }
  if (found.size === 0 && faults.length === 0) faults.push('Tidak ada baris tarif di dalamnya.')
  if (faults.length > 0) return { rates: null, faults }
  return { rates: provinces.map((_, place) => found.get(place) ?? { base: '', perUnit: '' }), faults: [] }
}

function shownOf(text: string): string {
  const amount = readAmount(text)
  return amount === null ? '' : shownAmount(amount)
}
