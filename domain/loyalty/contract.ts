import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { idText, instant, ownCompany, ownUser, page, pageSize, requestKey, wholeNumber } from '../fields.ts'
import { wire, wireForm, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'

export const voucherStateWords = { usable: 'aktif', held: 'ditahan', used: 'terpakai', over: 'berakhir' } as const
const entryKindWords = {
  earned: 'diperoleh',
  adjusted: 'disesuaikan',
  reversed: 'ditarik',
  redeemed: 'ditukar',
  expired: 'hangus',
} as const

const voucher = z.object({
  id: wire('voucher_id', z.string()),
  code: wire('kode', z.string()),
  /** The occasion: 'Penukaran 1.000 poin'. */
  title: wire('nama', z.string()),
  amount: wire('nilai', z.string()),
  minSpend: wire('min_belanja', z.string()),
  validUntil: wire('berlaku_sampai', instant),
  state: wire('status', wireWords(voucherStateWords)),
})
export type VoucherView = z.infer<typeof voucher>

const reward = z.object({
  id: wire('hadiah_id', z.string()),
  title: wire('nama', z.string()),
  points: wire('poin', z.number().int()),
  amount: wire('nilai', z.string()),
  minSpend: wire('min_belanja', z.string()),
  /** How many days a voucher redeemed for it is valid. */
  validDays: wire('berlaku_hari', z.number().int()),
  /** Whether the member may redeem it now, and if not, why. */
  redeem: wire('tukar', allowed),
})
export type Reward = z.infer<typeof reward>

const balance = z.object({
  /** The balance as text: '12.450'. */
  pointsText: wire('total_point_view', z.string()),
  points: wire('total_point', z.number().int()),
  /** The points that expire next. */
  endingNext: wire(
    'akan_hangus',
    z.object({ points: wire('poin', z.number().int()), at: wire('pada', instant) }).nullable(),
  ),
  /** How points are earned now. */
  rule: wire(
    'aturan',
    z.object({
      rupiahPerPoint: wire('rupiah_per_poin', z.number().int()),
      lastMonths: wire('berlaku_bulan', z.number().int()),
    }),
  ),
})
export type PointBalance = z.infer<typeof balance>
/** On the wire it is a list of one. */
const balanceOnWire = wireForm(balance, {
  as: z.array(balance).length(1),
  toWire: (points) => [points],
  fromWire: (sent) => (Array.isArray(sent) ? sent[0] : undefined),
})

const entry = z.object({
  id: wire('riwayat_id', z.string()),
  kind: wire('jenis', wireWords(entryKindWords)),
  explanation: wire('keterangan', z.string()),
  /** Negative when points were taken. */
  points: wire('poin', z.number().int()),
  /** The balance after it. */
  balance: wire('saldo', z.number().int()),
  at: wire('waktu', instant),
  orderId: wire('transaksi_id', z.string().nullable()),
})
export type PointEntry = z.infer<typeof entry>

const entryPage = z.object({
  entries: wire('riwayat', z.array(entry)),
  total: z.number().int(),
  page: wire('halaman', z.number().int()),
  perPage: wire('per_halaman', z.number().int()),
})
export type EntryPage = z.infer<typeof entryPage>

const redeemed = z.object({
  voucher,
  pointsText: wire('total_point_view', z.string()),
  points: wire('total_point', z.number().int()),
})

export const loyaltyCalls = {
  balance: defineCall({
    path: 'poin/saldo',
    summary: "The buyer company's points",
    access: 'buyer',
    permission: 'points.read',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(balanceOnWire),
  }),
  history: defineCall({
    path: 'poin/riwayat',
    summary: 'Why the points are what they are, newest first',
    access: 'buyer',
    permission: 'points.read',
    body: z.object({
      companyId: wire('company_id', ownCompany),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(entryPage),
  }),
  rewards: defineCall({
    path: 'poin/hadiah',
    summary: 'What points are given for',
    access: 'buyer',
    permission: 'points.read',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(z.array(reward)),
  }),
  redeem: defineCall({
    path: 'poin/tukar',
    summary: 'Redeem points for a voucher; the same key gives the same voucher',
    access: 'buyer',
    permission: 'points.redeem',
    body: z.object({
      companyId: wire('company_id', ownCompany),
      userId: wire('user_id', ownUser),
      rewardId: wire('hadiah_id', idText),
      /** The expected cost: refused where it has changed. */
      points: wire('poin', wholeNumber('Poin tidak valid.', { least: 1, most: 100_000_000 }).optional()),
      key: wire('kunci', requestKey),
    }),
    answer: answers(redeemed),
  }),
  vouchers: defineCall({
    path: 'voucher/daftar',
    summary: "The buyer company's vouchers: usable ones first",
    access: 'buyer',
    permission: 'points.read',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(z.array(voucher)),
  }),
}
