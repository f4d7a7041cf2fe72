import { type EnglishOf, list, record } from '../codec.ts'
import { receivableAge } from '../receivables/receivable-age.ts'
import type { WireLowStock, WireReceivable, WireSalesReport } from './contract-reports.ts'

const sum = { orders: 'pesanan', total: 'nilai' } as const

const soldProduct = record<WireSalesReport['produk'][number]>()({
  id: 'produk_id',
  name: 'produk_nama',
  unit: 'satuan',
  units: 'jumlah',
  ...sum,
})
export type SoldProduct = EnglishOf<typeof soldProduct>

const soldWeek = record<WireSalesReport['minggu'][number]>()({ start: 'mulai', ...sum })
export type SoldWeek = EnglishOf<typeof soldWeek>

/** Confirmed sales of some days [SHOP-9]. */
export const salesReport = record<WireSalesReport>()({
  ...sum,
  before: ['sebelumnya', record<WireSalesReport['sebelumnya']>()(sum)],
  weeks: ['minggu', list(soldWeek)],
  products: ['produk', list(soldProduct)],
})
export type SalesReport = EnglishOf<typeof salesReport>

/** What customers have not paid yet, of one age. */
export const receivable = record<WireReceivable>()({ age: ['umur', receivableAge], ...sum })
export type Receivable = EnglishOf<typeof receivable>

/** A product that soon runs out. */
export const lowStock = record<WireLowStock>()({
  id: 'produk_id',
  name: 'produk_nama',
  unit: 'satuan',
  stock: 'stok',
  sold: 'terjual',
  daysLeft: 'sisa_hari',
})
export type LowStock = EnglishOf<typeof lowStock>
