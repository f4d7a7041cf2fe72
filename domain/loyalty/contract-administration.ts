import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import {
  allowed,
  amount,
  day,
  idOrNull,
  idText,
  instant,
  keyword,
  page,
  pageSize,
  version,
  wholeNumber,
} from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { voucherState } from './codec.ts'
import { voucherSource } from './codec-administration.ts'
import { promoState } from './promo-state.ts'

/** What waits for a second administrator: who wrote it, when, and whether the asker may confirm it. */
const proposal = z.object({ oleh: z.string(), pada: instant, setujui: allowed })
export type WireGivingProposal = z.infer<typeof proposal>

const promo = z.object({
  kode: z.string(),
  nama: z.string(),
  nilai: z.string(),
  min_belanja: z.string(),
  /** How many days a voucher given for it is valid. */
  berlaku_hari: z.number().int(),
  /** The first and the last day in Jakarta; null: since ever, without an end. */
  mulai: z.string().nullable(),
  sampai: z.string().nullable(),
  /** Null: as many as want it. */
  paling_banyak: z.number().int().nullable(),
  dipakai: z.number().int(),
  status: z.enum(promoState.names),
  /** Null: nothing waits. */
  usulan: proposal.nullable(),
  versi: z.number().int(),
})
export type WirePromo = z.infer<typeof promo>

const promoPage = z.object({
  promo: z.array(promo),
  total: z.number().int(),
  /** How many promo codes and rewards wait for a second administrator. */
  menunggu: z.number().int(),
  /** How many of these are rewards. */
  menunggu_hadiah: z.number().int(),
})
export type WirePromoPage = z.infer<typeof promoPage>

const given = z.object({
  voucher_id: z.string(),
  kode: z.string(),
  nama: z.string(),
  perusahaan: z.string(),
  nilai: z.string(),
  min_belanja: z.string(),
  asal: z.enum(voucherSource.names),
  diberikan: instant,
  berlaku_sampai: instant,
  dipakai: instant.nullable(),
  status: z.enum(voucherState.names),
})
export type WireGivenVoucher = z.infer<typeof given>

const givenPage = z.object({
  voucher: z.array(given),
  /** To be sent as `setelah`; null at the end. */
  berikutnya: z.string().nullable(),
})
export type WireGivenPage = z.infer<typeof givenPage>

const reward = z.object({
  hadiah_id: z.string(),
  nama: z.string(),
  poin: z.number().int(),
  nilai: z.string(),
  min_belanja: z.string(),
  berlaku_hari: z.number().int(),
  aktif: z.boolean(),
  /** How often it was redeemed. */
  ditukar: z.number().int(),
  /** Null: nothing waits. */
  usulan: proposal.nullable(),
  versi: z.number().int(),
})
export type WireKeptReward = z.infer<typeof reward>

const rule = z.object({
  /** Rupiah of goods that earn one point. */
  rupiah_per_poin: z.number().int(),
  /** Months that points can be redeemed. */
  berlaku_bulan: z.number().int(),
  versi: z.number().int(),
})
export type WirePointRule = z.infer<typeof rule>

const points = z.object({ aturan: rule, hadiah: z.array(reward) })
export type WirePointDesk = z.infer<typeof points>

const name = z
  .string({ error: 'Nama harus diisi.' })
  .trim()
  .min(1, { error: 'Nama harus diisi.' })
  .max(LONGEST.rewardName, { error: `Nama paling panjang ${LONGEST.rewardName} karakter.` })
const rupiah = amount.refine((text) => /^\d+(\.00?)?$/.test(text), { error: 'Tulis rupiah penuh, tanpa sen.' })
const EMPTY = 'Nilai voucher harus diisi.'
/** What a voucher takes off, and for what. */
const terms = {
  nama: name,
  nilai: z
    .union([z.string(), z.number()], { error: EMPTY })
    .refine((given) => given !== '', { error: EMPTY })
    .pipe(rupiah)
    .refine((text) => Number(text) > 0, { error: 'Nilai voucher harus lebih dari nol.' }),
  min_belanja: rupiah,
  berlaku_hari: wholeNumber('Masa berlaku 1 sampai 730 hari.', { least: 1, most: 730 }),
}

const administrator = { access: 'admin', permission: 'promos.manage' } as const
const code = z
  .string({ error: 'Kode promo harus diisi.' })
  .trim()
  .min(1, { error: 'Kode promo harus diisi.' })
  .max(LONGEST.promoCode, { error: `Kode promo paling panjang ${LONGEST.promoCode} karakter.` })
  .regex(/^[A-Za-z0-9-]*$/, { error: 'Kode promo hanya huruf, angka, dan tanda hubung.' })
  .transform((text) => text.toUpperCase())

/** Promo codes, vouchers and points, as administrators set them; what was given stays as it was given [ADM-5]. */
export const promoCalls = {
  list: defineCall({
    path: 'admin/promo/daftar',
    summary: 'The promo codes, the newest first',
    ...administrator,
    body: z.object({
      status: z.enum(promoState.names).optional(),
      keyword: keyword.optional(),
      halaman: page,
      per_halaman: pageSize,
    }),
    answer: answers(promoPage),
  }),
  save: defineCall({
    path: 'admin/promo/simpan',
    summary: 'Make a promo code (version 0), or change one from now on; vouchers that were given stay',
    ...administrator,
    body: z.object({
      kode: code,
      versi: version,
      ...terms,
      mulai: day.nullish(),
      sampai: day.nullish(),
      paling_banyak: wholeNumber('Isi jumlah dengan angka 1 sampai 1.000.000.', {
        least: 1,
        most: 1_000_000,
      }).nullish(),
    }),
    answer: answers(promo),
  }),
  end: defineCall({
    path: 'admin/promo/akhiri',
    summary: 'End a promo code now; vouchers that were given stay',
    ...administrator,
    body: z.object({ kode: code, versi: version }),
    answer: answers(promo),
  }),
  confirm: defineCall({
    path: 'admin/promo/setujui',
    summary: 'Confirm a promo code above the amount that another administrator wrote; it counts from now on',
    ...administrator,
    body: z.object({ kode: code, versi: version }),
    answer: answers(promo),
  }),
  vouchers: defineCall({
    path: 'admin/voucher/daftar',
    summary: 'Vouchers that companies were given, the newest first; read on by key',
    ...administrator,
    body: z.object({
      /** Those of a promo code, or of a reward. */
      promo: code.optional(),
      hadiah_id: idText.optional(),
      /** A voucher's code, or words of the company's name. */
      keyword: keyword.optional(),
      setelah: idOrNull,
      per_halaman: pageSize,
    }),
    answer: answers(givenPage),
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
      versi: version,
      rupiah_per_poin: wholeNumber('Isi 100 sampai 1.000.000.000 rupiah.', { least: 100, most: 1_000_000_000 }),
      berlaku_bulan: wholeNumber('Isi 1 sampai 60 bulan.', { least: 1, most: 60 }),
    }),
    answer: answers(points),
  }),
  saveReward: defineCall({
    path: 'admin/poin/hadiah/simpan',
    summary: 'Add a reward, or change one from now on; one that is not active is not offered',
    ...administrator,
    body: z.object({
      /** None: a new one. */
      hadiah_id: idOrNull,
      versi: version,
      ...terms,
      poin: wholeNumber('Poin 1 sampai 100.000.000.', { least: 1, most: 100_000_000 }),
      aktif: z.boolean({ error: 'Pilih apakah hadiah ditawarkan.' }),
    }),
    answer: answers(points),
  }),
  confirmReward: defineCall({
    path: 'admin/poin/hadiah/setujui',
    summary: 'Confirm a reward above the amount that another administrator wrote; it is offered from now on',
    ...administrator,
    body: z.object({ hadiah_id: idText, versi: version }),
    answer: answers(points),
  }),
}
