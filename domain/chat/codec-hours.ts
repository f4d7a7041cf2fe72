import { type EnglishOf, list, record } from '../codec.ts'
import type { WireAnsweringDay, WireShopHours } from './shapes.ts'

export const answeringDay = record<WireAnsweringDay>()({ weekday: 'hari', opens: 'buka', closes: 'tutup' })

/** When a shop is open, and how it stands now. */
export const shopHours = record<WireShopHours>()({
  days: ['jam', list(answeringDay)],
  today: 'hari_ini',
  isOpen: 'buka',
  holiday: 'libur',
  changesAt: 'berubah_pada',
})
export type ShopHours = EnglishOf<typeof shopHours>
