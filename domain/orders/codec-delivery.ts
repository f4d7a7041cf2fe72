import { type EnglishOf, list, record } from '../codec.ts'
import type { WireDelivery } from './contract-delivery.ts'

/** How a seller delivers, as its owner sees and changes it. */
export const delivery = record<WireDelivery>()({
  version: 'versi',
  rates: [
    'tarif',
    list(record<WireDelivery['tarif'][number]>()({ province: 'provinsi', base: 'biaya_dasar', perUnit: 'per_satuan' })),
  ],
  freeFrom: 'gratis_mulai',
  weekdays: 'hari_kirim',
  pickup: 'ambil_di',
  confirmDays: 'batas_konfirmasi_hari',
  claimDays: 'batas_klaim_hari',
  holidays: ['libur', list(record<WireDelivery['libur'][number]>()({ day: 'tanggal', name: 'nama' }))],
})
export type Delivery = EnglishOf<typeof delivery>
