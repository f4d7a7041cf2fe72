import { allowed, type Codec, type EnglishOf, list, nullable, record, words } from '../codec.ts'
import type {
  WireEntryPage,
  WirePointBalance,
  WirePointEntry,
  WireRedeemed,
  WireReward,
  WireVoucher,
} from './contract.ts'

export const voucherState = words({ usable: 'aktif', held: 'ditahan', used: 'terpakai', over: 'berakhir' })
export const entryKind = words({
  earned: 'diperoleh',
  adjusted: 'disesuaikan',
  reversed: 'ditarik',
  redeemed: 'ditukar',
  expired: 'hangus',
})

export const voucher = record<WireVoucher>()({
  id: 'voucher_id',
  code: 'kode',
  title: 'nama',
  amount: 'nilai',
  minSpend: 'min_belanja',
  validUntil: 'berlaku_sampai',
  state: ['status', voucherState],
})
export type VoucherView = EnglishOf<typeof voucher>

export const reward = record<WireReward>()({
  id: 'hadiah_id',
  title: 'nama',
  points: 'poin',
  amount: 'nilai',
  minSpend: 'min_belanja',
  validDays: 'berlaku_hari',
  redeem: ['tukar', allowed],
})
export type Reward = EnglishOf<typeof reward>

const pointsFields = { points: 'total_point', pointsText: 'total_point_view' } as const

const onlyBalance = record<WirePointBalance>()({
  ...pointsFields,
  endingNext: [
    'akan_hangus',
    nullable(record<NonNullable<WirePointBalance['akan_hangus']>>()({ points: 'poin', at: 'pada' })),
  ],
  rule: [
    'aturan',
    record<WirePointBalance['aturan']>()({ rupiahPerPoint: 'rupiah_per_poin', lastMonths: 'berlaku_bulan' }),
  ],
})
export type PointBalance = EnglishOf<typeof onlyBalance>

/** On the wire it is a list of one. */
export const balance: Codec<PointBalance, WirePointBalance[]> = {
  decode([only]) {
    if (!only) throw new Error('a balance is missing')
    return onlyBalance.decode(only)
  },
  encode: (points) => [onlyBalance.encode(points)],
}

const entry = record<WirePointEntry>()({
  id: 'riwayat_id',
  kind: ['jenis', entryKind],
  explanation: 'keterangan',
  points: 'poin',
  balance: 'saldo',
  at: 'waktu',
  orderId: 'transaksi_id',
})
export type PointEntry = EnglishOf<typeof entry>

export const entryPage = record<WireEntryPage>()({
  entries: ['riwayat', list(entry)],
  total: 'total',
  page: 'halaman',
  perPage: 'per_halaman',
})
export type EntryPage = EnglishOf<typeof entryPage>

export const redeemed = record<WireRedeemed>()({ ...pointsFields, voucher: ['voucher', voucher] })
