import { list, record } from '../codec.ts'
import type { WirePriceStep } from './contract-prices.ts'

// apart from the seller's prices, which are not loaded with a product
export const priceStep = record<WirePriceStep>()({
  from: 'mulai',
  amount: 'harga',
  listName: 'daftar_nama',
  level: 'level',
  firstDay: 'dari',
  lastDay: 'sampai',
})

/** What a product costs a company, by quantity. */
export const priceSteps = record<{ langkah: WirePriceStep[] }>()({ steps: ['langkah', list(priceStep)] })
