import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { allowed, idText, instant, ownCompany, ownUser, page, pageSize, requestKey, wholeNumber } from '../fields.ts'
import { entryKind, voucherState } from './codec.ts'

const voucher = z.object({
  voucher_id: z.string(),
  kode: z.string(),
  /** The occasion: 'Penukaran 1.000 poin'. */
  nama: z.string(),
  nilai: z.string(),
  min_belanja: z.string(),
  berlaku_sampai: instant,
  status: z.enum(voucherState.names),
})
export type WireVoucher = z.infer<typeof voucher>

const reward = z.object({
  hadiah_id: z.string(),
  nama: z.string(),
  poin: z.number().int(),
  nilai: z.string(),
  min_belanja: z.string(),
  /** How many days a voucher redeemed for it is valid. */
  berlaku_hari: z.number().int(),
  /** Whether the member may redeem it now, and if not, why. */
  tukar: allowed,
})
export type WireReward = z.infer<typeof reward>

const balance = z.object({
  /** The balance as text: '12.450'. */
  total_point_view: z.string(),
  total_point: z.number().int(),
  /** The points that expire next. */
  akan_hangus: z.object({ poin: z.number().int(), pada: instant }).nullable(),
  /** How points are earned now. */
  aturan: z.object({ rupiah_per_poin: z.number().int(), berlaku_bulan: z.number().int() }),
})
export type WirePointBalance = z.infer<typeof balance>

const entry = z.object({
  riwayat_id: z.string(),
  jenis: z.enum(entryKind.names),
  keterangan: z.string(),
  /** Negative when points were taken. */
  poin: z.number().int(),
  /** The balance after it. */
  saldo: z.number().int(),
  waktu: instant,
  transaksi_id: z.string().nullable(),
})
export type WirePointEntry = z.infer<typeof entry>

const entryPage = z.object({
  riwayat: z.array(entry),
  total: z.number().int(),
  halaman: z.number().int(),
  per_halaman: z.number().int(),
})
export type WireEntryPage = z.infer<typeof entryPage>

const redeemed = z.object({ voucher, total_point_view: z.string(), total_point: z.number().int() })
export type WireRedeemed = z.infer<typeof redeemed>

export const loyaltyCalls = {
  balance: defineCall({
    path: 'poin/saldo',
    summary: "The buyer company's points",
    access: 'buyer',
    permission: 'points.read',
    body: z.object({ company_id: ownCompany }),
    answer: answers(z.array(balance).length(1)),
  }),
  history: defineCall({
    path: 'poin/riwayat',
    summary: 'Why the points are what they are, newest first',
    access: 'buyer',
    permission: 'points.read',
    body: z.object({ company_id: ownCompany, halaman: page, per_halaman: pageSize }),
    answer: answers(entryPage),
  }),
  rewards: defineCall({
    path: 'poin/hadiah',
    summary: 'What points are given for',
    access: 'buyer',
    permission: 'points.read',
    body: z.object({ company_id: ownCompany }),
    answer: answers(z.array(reward)),
  }),
  redeem: defineCall({
    path: 'poin/tukar',
    summary: 'Redeem points for a voucher; the same key gives the same voucher',
    access: 'buyer',
    permission: 'points.redeem',
    body: z.object({
      company_id: ownCompany,
      user_id: ownUser,
      hadiah_id: idText,
      /** What was shown to be asked for it: refused where it is another by now. */
      poin: wholeNumber('Poin tidak valid.', { least: 1, most: 100_000_000 }).optional(),
      kunci: requestKey,
    }),
    answer: answers(redeemed),
  }),
  vouchers: defineCall({
    path: 'voucher/daftar',
    summary: "The buyer company's vouchers: usable ones first",
    access: 'buyer',
    permission: 'points.read',
    body: z.object({ company_id: ownCompany }),
    answer: answers(z.array(voucher)),
  }),
}
