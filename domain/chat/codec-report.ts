import { type EnglishOf, list, record } from '../codec.ts'
import type { WireChatReport, WireSlowAnswer, WireSpeed } from './contract-report.ts'

const speed = { answered: 'dijawab', slow: 'lambat', medianMinutes: 'median_menit' } as const

/** What a customer asked and waited long for. */
const slowAnswer = record<WireSlowAnswer>()({
  roomId: 'key_room',
  buyerName: 'pembeli_nama',
  askedAt: 'ditanya',
  answeredAt: 'dijawab',
  minutes: 'menit',
})
export type SlowAnswer = EnglishOf<typeof slowAnswer>

/** How fast a seller answers [SHOP-9]. */
export const chatReport = record<WireChatReport>()({
  ...speed,
  before: ['sebelumnya', record<WireSpeed>()(speed)],
  slowest: ['daftar_lambat', list(slowAnswer)],
})
export type ChatReport = EnglishOf<typeof chatReport>
