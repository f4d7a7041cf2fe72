import { allowed, type EnglishOf, record } from '../codec.ts'
import { grantState, type WireGrantLimits, type WireGrantRequest } from './grant-shapes.ts'

const limitFields = {
  plainTypes: 'tipe_pembayaran',
  creditDays: 'tempo_hari',
  creditLimit: 'batas_kredit',
  priceLevel: 'level_harga',
  discount: 'diskon_persen',
} as const

/** What sales may grant [SHOP-7]. */
export const grantLimits = record<WireGrantLimits>()(limitFields)

/** The same with the version that a change sends back. */
export const grantSettings = record<WireGrantLimits & { versi: number }>()({ ...limitFields, version: 'versi' })
export type GrantSettings = EnglishOf<typeof grantSettings>

/** Terms beyond that, which the owner decides on. */
export const grantRequest = record<WireGrantRequest>()({
  id: 'permintaan_id',
  version: 'versi',
  subscriptionId: 'langganan_id',
  buyerName: 'pembeli_nama',
  state: ['status', grantState],
  terms: 'ketentuan',
  beyond: 'melebihi',
  askedBy: 'diajukan_oleh',
  askedAt: 'diajukan',
  reason: 'alasan',
  can: [
    'can',
    record<WireGrantRequest['can']>()({
      approve: ['setujui', allowed],
      refuse: ['tolak', allowed],
      withdraw: ['tarik', allowed],
    }),
  ],
})
export type GrantRequest = EnglishOf<typeof grantRequest>
