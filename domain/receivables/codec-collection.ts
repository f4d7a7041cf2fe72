import { type EnglishOf, record } from '../codec.ts'
import type { WireCustomerExchange, WireRules } from './contract-collection.ts'

/** How a seller collects what it is owed [PAY-2]. */
export const collectionRules = record<WireRules>()({
  version: 'versi',
  blockAfterDays: 'blokir_setelah_hari',
  exchangeDays: 'hari_tukar_faktur',
})
export type ShownRules = EnglishOf<typeof collectionRules>

/** On which days a customer takes invoices. */
export const customerExchange = record<WireCustomerExchange>()({
  own: 'hari_tukar_faktur',
  usual: 'hari_toko',
})
export type CustomerExchange = EnglishOf<typeof customerExchange>
