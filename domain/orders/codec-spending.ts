import { type EnglishOf, list, record } from '../codec.ts'
import type { WireBreakdown } from './contract-spending.ts'

const sum = { orders: 'pesanan', total: 'nilai' } as const

const month = record<WireBreakdown['bulan'][number]>()({ start: 'mulai', ...sum })
export type MonthSum = EnglishOf<typeof month>
const material = record<WireBreakdown['bahan'][number]>()({ slug: 'slug', name: 'bahan_nama', ...sum })
export type MaterialSum = EnglishOf<typeof material>
const partner = record<WireBreakdown['mitra'][number]>()({ id: 'perusahaan_id', name: 'perusahaan_nama', ...sum })
export type PartnerSum = EnglishOf<typeof partner>

/** Purchases or sales of some days by month, material and company [ORDER-8]. */
export const breakdown = record<WireBreakdown>()({
  ...sum,
  before: ['sebelumnya', record<WireBreakdown['sebelumnya']>()(sum)],
  months: ['bulan', list(month)],
  materials: ['bahan', list(material)],
  partners: ['mitra', list(partner)],
})
export type Breakdown = EnglishOf<typeof breakdown>
