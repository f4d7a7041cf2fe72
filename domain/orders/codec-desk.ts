import { type EnglishOf, list, record } from '../codec.ts'
import type { WireBoughtBefore, WireDesk } from './contract-desk.ts'

/** What waits for a member of a buyer company. */
export const desk = record<WireDesk>()({
  approvals: 'pesanan_menunggu_persetujuan',
  drafts: 'draf_pesanan',
  shipped: 'pesanan_dikirim',
  claims: 'klaim',
  negotiations: ['nego', record<WireDesk['nego']>()({ waiting: 'menunggu_saya', agreed: 'disepakati' })],
  invoices: [
    'tagihan',
    record<WireDesk['tagihan']>()({
      count: 'jumlah',
      total: 'nilai',
      billed: 'sudah_ditagih',
      overdue: 'lewat',
      nextDue: 'jatuh_tempo',
    }),
  ],
  documentsAsked: 'langganan_perlu_dokumen',
  documentsMissing: 'dokumen_belum_ada',
})
export type Desk = EnglishOf<typeof desk>

export const boughtBefore = record<WireBoughtBefore>()({
  products: 'produk',
  stocks: ['stok', list(record<WireBoughtBefore['stok'][number]>()({ productId: 'produk_id', units: 'jumlah' }))],
})
