import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { type SellerType, sellerTypes } from '#domain/catalogue/seller-type.ts'

/** A raw material from materials.csv; prices are indicative, in Rupiah per unit. */
export interface Material {
  id: string
  categoryId: number
  name: string
  nameEn: string
  synonyms: string[]
  casNumber: string | null
  eNumber: string | null
  inci: string | null
  functions: string[]
  grades: string[]
  form: string
  unit: string
  packs: string[]
  origins: string[]
  priceLow: number
  priceHigh: number
  halalCritical: boolean
  hazard: string | null
  shelfLifeMonths: number
  hsCode: string
  storage: string
  description: string
  importantInfo: string
}

export interface DemoCompany {
  username: string
  name: string
  city: string
  province: string
  address: string
  /** '1' Pharmaceutical, '2' Food and Beverages, '3' Cosmetic and Toiletries, '6' Natural, or 'Lainnya'. */
  businessType: string
  npwp: string
  phone: string
  about: string
}

export interface DemoSeller extends DemoCompany {
  sellerType: SellerType
  /** Rupiah for one US dollar, as the seller calculates. */
  exchangeRate: string
  /** Titles of the seller's collections (etalase), in the seller's order. */
  showcases: string[]
  /** A PKP collects PPN; the three small CVs do not. */
  isPkp: boolean
}

export type DemoBuyer = DemoCompany

export interface DemoSources {
  materials: Material[]
  sellers: DemoSeller[]
  buyers: DemoBuyer[]
}

/** Reads the two files beside this one. @throws Error when a row has the wrong format */
export function readDemoSources(): DemoSources {
  const materials = parseMaterials(readFileSync(new URL('materials.csv', import.meta.url), 'utf8'))
  const { sellers, buyers } = parseCompanies(readFileSync(new URL('companies.csv', import.meta.url), 'utf8'))
  return { materials, sellers, buyers }
}

/** @throws Error naming the row with an unreadable number or list */
export function parseMaterials(csv: string): Material[] {
  return rowsOf(csv).map((row) => ({
    id: row.text('material_id'),
    categoryId: row.number('category'),
    name: row.text('name_id'),
    nameEn: row.text('name_en'),
    synonyms: row.list('synonyms'),
    casNumber: row.optional('cas'),
    eNumber: row.optional('e_number'),
    inci: row.list('inci').join(', ') || null,
    functions: row.list('functions'),
    grades: row.list('grades'),
    form: row.text('form'),
    unit: row.text('unit'),
    packs: row.list('packs'),
    origins: row.list('origins'),
    priceLow: row.number('price_low_idr'),
    priceHigh: row.number('price_high_idr'),
    halalCritical: row.text('halal_critical') === 'yes',
    // its '; ' parts are clauses of one statement, not a list
    hazard: row.optional('hazard'),
    shelfLifeMonths: row.number('shelf_life_months'),
    hsCode: row.text('hs6'),
    storage: row.text('storage'),
    description: row.text('description_id'),
    importantInfo: row.text('important_id'),
  }))
}

/** @throws Error naming the row with an unknown kind or seller type */
export function parseCompanies(csv: string): { sellers: DemoSeller[]; buyers: DemoBuyer[] } {
  const rows = rowsOf(csv)
  return {
    sellers: rows.filter((row) => row.text('kind') === 'seller').map(sellerOf),
    buyers: rows.filter((row) => row.text('kind') === 'buyer').map(companyOf),
  }
}

// CVs that describe small customers: below the turnover from which a company must become a PKP
const notPkp = new Set(['lintang-kemika-mandiri', 'ladanglada-rempah-boga', 'sabda-lilin-kreasi'])

function sellerOf(row: Row): DemoSeller {
  const company = companyOf(row)
  const written = row.text('seller_type')
  const sellerType = sellerTypes.find((type) => type === written)
  if (!sellerType) throw new Error(`${company.username}: unknown seller type '${written}'`)
  return {
    ...company,
    sellerType,
    exchangeRate: String(row.number('exchange_rate_idr_per_usd')),
    showcases: row.list('etalase'),
    isPkp: !notPkp.has(company.username),
  }
}

function companyOf(row: Row): DemoCompany {
  return {
    username: row.text('username'),
    name: row.text('name'),
    city: row.text('city'),
    province: row.text('province'),
    address: row.text('address'),
    businessType: row.text('business_type'),
    npwp: row.text('npwp'),
    phone: row.text('phone'),
    about: row.text('about_id'),
  }
}

type Row = ReturnType<typeof rowOf>

function rowsOf(csv: string): Row[] {
  const records: Record<string, string>[] = parse(csv, { columns: true, bom: true, skip_empty_lines: true })
  return records.map((record, index) => rowOf(record, index + 2))
}

function rowOf(record: Record<string, string>, line: number) {
  function optional(column: string): string | null {
    return record[column]?.trim() || null
  }
  function text(column: string): string {
    const value = optional(column)
    if (value === null) throw new Error(`Line ${line}: '${column}' is empty`)
    return value
  }
  function number(column: string): number {
    const value = Number(text(column))
    if (!Number.isSafeInteger(value)) throw new Error(`Line ${line}: '${column}' is no whole number`)
    return value
  }
  function list(column: string): string[] {
    return (record[column] ?? '')
      .split(';')
      .map((part) => part.trim())
      .filter(Boolean)
  }
  return { optional, text, number, list }
}
