import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { amount, day, idOrNull, idText, instant, keyword, page, pageSize, version, wholeNumber } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { voucherStateWords } from './contract.ts'
import { promoState } from './promo-state.ts'

/** The sources of a voucher. */
const sourceWords = { reward: 'hadiah', promo: 'promo', returned: 'pengembalian' } as const
export type VoucherSource = keyof typeof sourceWords

/** A proposal that awaits a second administrator: its author, its instant, and whether the caller may confirm it. */
const proposal = z.object({
  by: wire('oleh', z.string()),
  at: wire('pada', instant),
  confirm: wire('setujui', allowed),
})
/** Who wrote what waits for a second administrator, when, and whether the asker may confirm it. */
export type GivingProposal = z.infer<typeof proposal>

const promo = z.object({
  code: wire('kode', z.string()),
  title: wire('nama', z.string()),
  amount: wire('nilai', z.string()),
  minSpend: wire('min_belanja', z.string()),
  /** How many days a voucher given for it is valid. */
  validDays: wire('berlaku_hari', z.number().int()),
  /** The first and the last day in Jakarta; null: since ever, without an end. */
  firstDay: wire('mulai', z.string().nullable()),
  lastDay: wire('sampai', z.string().nullable()),
  /** Null: as many as want it. */
  mostClaims: wire('paling_banyak', z.number().int().nullable()),
  claims: wire('dipakai', z.number().int()),
  state: wire('status', wireWords(promoState.names)),
  /** Null: nothing waits. */
  proposal: wire('usulan', proposal.nullable()),
  version: wire('versi', z.number().int()),
})
export type AdminPromo = z.infer<typeof promo>

const promoPage = z.object({
  promos: wire('promo', z.array(promo)),
  total: z.number().int(),
  /** How many promotion codes and rewards await a second administrator. */
  waiting: wire('menunggu', z.number().int()),
  /** How many of these are rewards. */
  waitingRewards: wire('menunggu_hadiah', z.number().int()),
})

const issued = z.object({
  id: wire('voucher_id', z.string()),
  code: wire('kode', z.string()),
  title: wire('nama', z.string()),
  companyName: wire('perusahaan', z.string()),
  amount: wire('nilai', z.string()),
  minSpend: wire('min_belanja', z.string()),
  source: wire('asal', wireWords(sourceWords)),
  issuedAt: wire('diberikan', instant),
  validUntil: wire('berlaku_sampai', instant),
  usedAt: wire('dipakai', instant.nullable()),
  state: wire('status', wireWords(voucherStateWords)),
})
export type IssuedVoucher = z.infer<typeof issued>

const issuedPage = z.object({
  vouchers: wire('voucher', z.array(issued)),
  /** To be sent as `after`; null at the end. */
  next: wire('berikutnya', z.string().nullable()),
})

const reward = z.object({
  id: wire('hadiah_id', z.string()),
  title: wire('nama', z.string()),
  points: wire('poin', z.number().int()),
  amount: wire('nilai', z.string()),
  minSpend: wire('min_belanja', z.string()),
  validDays: wire('berlaku_hari', z.number().int()),
  active: wire('aktif', z.boolean()),
  /** How often it was redeemed. */
  redeemed: wire('ditukar', z.number().int()),
  /** Null: nothing waits. */
  proposal: wire('usulan', proposal.nullable()),
  version: wire('versi', z.number().int()),
})
export type AdminReward = z.infer<typeof reward>

const rule = z.object({
  /** Rupiah of goods that earn one point. */
  rupiahPerPoint: wire('rupiah_per_poin', z.number().int()),
  /** Months that points can be redeemed. */
  lastMonths: wire('berlaku_bulan', z.number().int()),
  version: wire('versi', z.number().int()),
})
export type PointRule = z.infer<typeof rule>

const points = z.object({ rule: wire('aturan', rule), rewards: wire('hadiah', z.array(reward)) })

const name = z
  .string({ error: 'Nama harus diisi.' })
  .trim()
  .min(1, { error: 'Nama harus diisi.' })
  .max(LONGEST.rewardName, { error: `Nama paling panjang ${LONGEST.rewardName} karakter.` })
const rupiah = amount.refine((text) => /^\d+(\.00?)?$/.test(text), { error: 'Tulis rupiah penuh, tanpa sen.' })
const EMPTY = 'Nilai voucher harus diisi.'
/** A voucher's discount and conditions. */
const terms = {
  title: wire('nama', name),
  amount: wire(
    'nilai',
    z
      .union([z.string(), z.number()], { error: EMPTY })
      .refine((issued) => issued !== '', { error: EMPTY })
      .pipe(rupiah)
      .refine((text) => Number(text) > 0, { error: 'Nilai voucher harus lebih dari nol.' }),
  ),
  minSpend: wire('min_belanja', rupiah),
  validDays: wire('berlaku_hari', wholeNumber('Masa berlaku 1 sampai 730 hari.', { least: 1, most: 730 })),
}

const administrator = { access: 'admin', permission: 'promos.manage' } as const
const code = z
  .string({ error: 'Kode promo harus diisi.' })
  .trim()
  .min(1, { error: 'Kode promo harus diisi.' })
  .max(LONGEST.promoCode, { error: `Kode promo paling panjang ${LONGEST.promoCode} karakter.` })
  .regex(/^[A-Za-z0-9-]*$/, { error: 'Kode promo hanya huruf, angka, dan tanda hubung.' })
  .transform((text) => text.toUpperCase())

/**
 * Calls for promotion codes, vouchers and points of administrators; issued vouchers stay as they were issued [ADM-5].
 */
export const promoCalls = {
  list: defineCall({
    path: 'admin/promo/daftar',
    summary: 'The promo codes, the newest first',
    ...administrator,
    body: z.object({
      state: wire('status', wireWords(promoState.names).optional()),
      keyword: keyword.optional(),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(promoPage),
  }),
  save: defineCall({
    path: 'admin/promo/simpan',
    summary: 'Make a promo code (version 0), or change one from now on; vouchers that were given stay',
    ...administrator,
    body: z.object({
      code: wire('kode', code),
      version: wire('versi', version),
      ...terms,
      firstDay: wire('mulai', day.nullish()),
      lastDay: wire('sampai', day.nullish()),
      mostClaims: wire(
        'paling_banyak',
        wholeNumber('Isi jumlah dengan angka 1 sampai 1.000.000.', {
          least: 1,
          most: 1_000_000,
        }).nullish(),
      ),
    }),
    answer: answers(promo),
  }),
  end: defineCall({
    path: 'admin/promo/akhiri',
    summary: 'End a promo code now; vouchers that were given stay',
    ...administrator,
    body: z.object({ code: wire('kode', code), version: wire('versi', version) }),
    answer: answers(promo),
  }),
  confirm: defineCall({
    path: 'admin/promo/setujui',
    summary: 'Confirm a promo code above the amount that another administrator wrote; it counts from now on',
    ...administrator,
    body: z.object({ code: wire('kode', code), version: wire('versi', version) }),
    answer: answers(promo),
  }),
  vouchers: defineCall({
    path: 'admin/voucher/daftar',
    summary: 'Vouchers that companies were given, the newest first; read on by key',
    ...administrator,
    body: z.object({
      /** Those of a promotion code, or of a reward. */
      promoCode: wire('promo', code.optional()),
      rewardId: wire('hadiah_id', idText.optional()),
      /** A voucher's code, or words of the company's name. */
      keyword: keyword.optional(),
      after: wire('setelah', idOrNull),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(issuedPage),
  }),
  points: defineCall({
    path: 'admin/poin/lihat',
    summary: 'How points are earned, and what they are given for',
    ...administrator,
    body: z.object({}),
    answer: answers(points),
  }),
  saveRule: defineCall({
    path: 'admin/poin/aturan/simpan',
    summary: 'Change how points are earned from now on; points that were earned stay',
    ...administrator,
    body: z.object({
      version: wire('versi', version),
      rupiahPerPoint: wire(
        'rupiah_per_poin',
        wholeNumber('Isi 100 sampai 1.000.000.000 rupiah.', { least: 100, most: 1_000_000_000 }),
      ),
      lastMonths: wire('berlaku_bulan', wholeNumber('Isi 1 sampai 60 bulan.', { least: 1, most: 60 })),
    }),
    answer: answers(points),
  }),
  saveReward: defineCall({
    path: 'admin/poin/hadiah/simpan',
    summary: 'Add a reward, or change one from now on; one that is not active is not offered',
    ...administrator,
    body: z.object({
      /** None: a new one. */
      rewardId: wire('hadiah_id', idOrNull),
      version: wire('versi', version),
      ...terms,
      points: wire('poin', wholeNumber('Poin 1 sampai 100.000.000.', { least: 1, most: 100_000_000 })),
      active: wire('aktif', z.boolean({ error: 'Pilih apakah hadiah ditawarkan.' })),
    }),
    answer: answers(points),
  }),
  confirmReward: defineCall({
    path: 'admin/poin/hadiah/setujui',
    summary: 'Confirm a reward above the amount that another administrator wrote; it is offered from now on',
    ...administrator,
    body: z.object({ rewardId: wire('hadiah_id', idText), version: wire('versi', version) }),
    answer: answers(points),
  }),
}
