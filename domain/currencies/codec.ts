import { type EnglishOf, nullable, record } from '../codec.ts'
import type { WireCurrency, WireRate } from './contract.ts'

const rate = record<WireRate>()({ rupiah: 'rupiah', day: 'tanggal' })

export const currency = record<WireCurrency>()({
  code: 'code',
  symbol: 'symbol',
  name: 'name',
  rate: ['kurs', nullable(rate)],
})
export type Currency = EnglishOf<typeof currency>
