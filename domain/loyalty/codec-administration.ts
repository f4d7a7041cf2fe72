import { allowed, type EnglishOf, list, nullable, record, words } from '../codec.ts'
import { voucherState } from './codec.ts'
import type {
  WireGivenPage,
  WireGivenVoucher,
  WireGivingProposal,
  WireKeptReward,
  WirePointDesk,
  WirePointRule,
  WirePromo,
  WirePromoPage,
} from './contract-administration.ts'
import { promoState } from './promo-state.ts'

/** What a voucher was given for. */
export const voucherSource = words({ reward: 'hadiah', promo: 'promo', returned: 'pengembalian' })
export type VoucherSource = keyof typeof voucherSource.names

const proposal = record<WireGivingProposal>()({ by: 'oleh', at: 'pada', confirm: ['setujui', allowed] })
/** Who wrote what waits for a second administrator, when, and whether the asker may confirm it. */
export type GivingProposal = EnglishOf<typeof proposal>

export const keptPromo = record<WirePromo>()({
  code: 'kode',
  title: 'nama',
  amount: 'nilai',
  minSpend: 'min_belanja',
  validDays: 'berlaku_hari',
  firstDay: 'mulai',
  lastDay: 'sampai',
  mostClaims: 'paling_banyak',
  claims: 'dipakai',
  state: ['status', promoState],
  proposal: ['usulan', nullable(proposal)],
  version: 'versi',
})
export type KeptPromo = EnglishOf<typeof keptPromo>

export const promoPage = record<WirePromoPage>()({
  promos: ['promo', list(keptPromo)],
  total: 'total',
  waiting: 'menunggu',
  waitingRewards: 'menunggu_hadiah',
})

const givenVoucher = record<WireGivenVoucher>()({
  id: 'voucher_id',
  code: 'kode',
  title: 'nama',
  companyName: 'perusahaan',
  amount: 'nilai',
  minSpend: 'min_belanja',
  source: ['asal', voucherSource],
  givenAt: 'diberikan',
  validUntil: 'berlaku_sampai',
  usedAt: 'dipakai',
  state: ['status', voucherState],
})
export type GivenVoucher = EnglishOf<typeof givenVoucher>

export const givenPage = record<WireGivenPage>()({ vouchers: ['voucher', list(givenVoucher)], next: 'berikutnya' })

const keptReward = record<WireKeptReward>()({
  id: 'hadiah_id',
  title: 'nama',
  points: 'poin',
  amount: 'nilai',
  minSpend: 'min_belanja',
  validDays: 'berlaku_hari',
  active: 'aktif',
  redeemed: 'ditukar',
  proposal: ['usulan', nullable(proposal)],
  version: 'versi',
})
export type KeptReward = EnglishOf<typeof keptReward>

const pointRule = record<WirePointRule>()({
  rupiahPerPoint: 'rupiah_per_poin',
  lastMonths: 'berlaku_bulan',
  version: 'versi',
})
export type PointRule = EnglishOf<typeof pointRule>

/** How points are earned, and what they are given for, as the administrator sets both [ADM-5]. */
export const pointDesk = record<WirePointDesk>()({ rule: ['aturan', pointRule], rewards: ['hadiah', list(keptReward)] })
