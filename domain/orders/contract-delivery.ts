import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { nameText, optionalName } from '../companies/fields.ts'
import { provinces } from '../companies/provinces.ts'
import { amount, amountOrNull, day, version, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { MOST_CLAIM_DAYS, MOST_CONFIRM_DAYS } from './confirmation.ts'

const rate = z.object({
  provinsi: z.string(),
  /** Rupiah an order, and for each kilogram or litre. */
  biaya_dasar: z.string(),
  per_satuan: z.string(),
})
const holiday = z.object({ tanggal: z.iso.date(), nama: z.string() })

const delivery = z.object({
  /** 0: the seller has never said how it delivers. */
  versi: z.number().int(),
  /** Provinces that are missing are not delivered to. */
  tarif: z.array(rate),
  gratis_mulai: z.string().nullable(),
  /** 1 is Monday. */
  hari_kirim: z.array(z.number().int()),
  /** Where and when goods may be fetched; null: they are always delivered. */
  ambil_di: z.string().nullable(),
  /** In how many working days the seller confirms an order. */
  batas_konfirmasi_hari: z.number().int(),
  /** In how many working days after receipt buyers may claim. */
  batas_klaim_hari: z.number().int(),
  /** From today on, the earliest first. */
  libur: z.array(holiday),
})
export type WireDelivery = z.infer<typeof delivery>

const owner = { access: 'seller', permission: 'shop.change' } as const
const seen = { versi: version }
const answer = answers(delivery)

/** How a seller delivers [SHOP-8]; what is ordered keeps what it was ordered with. */
export const deliveryCalls = {
  own: defineCall({
    path: 'pusat-seller/pengaturan/kirim',
    summary: 'How the seller delivers: rates, terms and holidays',
    ...owner,
    body: z.object({}),
    answer,
  }),
  changeRates: defineCall({
    path: 'pusat-seller/pengaturan/kirim/tarif',
    summary: 'All rates by province; what is missing is not delivered to',
    ...owner,
    body: z.object({
      ...seen,
      tarif: z
        .array(
          z.object({
            provinsi: z.enum(provinces, { error: 'Provinsi tidak dikenal.' }),
            biaya_dasar: amount,
            per_satuan: amount,
          }),
          { error: 'Tarif tidak sesuai.' },
        )
        .max(provinces.length, { error: 'Setiap provinsi hanya boleh disebut sekali.' })
        .refine((rates) => new Set(rates.map(({ provinsi }) => provinsi)).size === rates.length, {
          error: 'Setiap provinsi hanya boleh disebut sekali.',
        }),
    }),
    answer,
  }),
  changeTerms: defineCall({
    path: 'pusat-seller/pengaturan/kirim/ketentuan',
    summary:
      'From which amount delivery is free, on which days there is any, where goods may be fetched, and in how many working days orders are confirmed and goods claimed',
    ...owner,
    body: z.object({
      ...seen,
      gratis_mulai: amountOrNull.refine((given) => !given || Number(given) > 0, {
        error: 'Isi jumlah di atas nol, atau kosongkan.',
      }),
      hari_kirim: z
        .array(wholeNumber('Hari tidak dikenal.', { least: 1, most: 7 }), { error: 'Pilih setidaknya satu hari.' })
        .min(1, { error: 'Pilih setidaknya satu hari.' })
        .max(7, { error: 'Setiap hari hanya boleh disebut sekali.' }),
      ambil_di: optionalName('Tempat pengambilan', LONGEST.address),
      batas_konfirmasi_hari: wholeNumber(`Batas konfirmasi 1 sampai ${MOST_CONFIRM_DAYS} hari kerja.`, {
        least: 1,
        most: MOST_CONFIRM_DAYS,
      }),
      /** Left out: as it was. */
      batas_klaim_hari: wholeNumber(`Batas klaim 1 sampai ${MOST_CLAIM_DAYS} hari kerja.`, {
        least: 1,
        most: MOST_CLAIM_DAYS,
      }).optional(),
    }),
    answer,
  }),
  changeHolidays: defineCall({
    path: 'pusat-seller/pengaturan/kirim/libur',
    summary: 'All days from today on which the seller is closed',
    ...owner,
    body: z.object({
      ...seen,
      libur: z
        .array(z.object({ tanggal: day, nama: nameText('Keterangan', LONGEST.addressLabel) }), {
          error: 'Hari libur tidak sesuai.',
        })
        .max(MOST.holidays, { error: `Paling banyak ${MOST.holidays} hari libur.` })
        .refine((days) => new Set(days.map(({ tanggal }) => tanggal)).size === days.length, {
          error: 'Setiap tanggal hanya boleh disebut sekali.',
        }),
    }),
    answer,
  }),
}
