import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { nameText, optionalName } from '../companies/fields.ts'
import { provinces } from '../companies/provinces.ts'
import { amount, amountOrNull, day, version, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { wire } from '../wire.ts'
import { MOST_CLAIM_DAYS, MOST_CONFIRM_DAYS } from './confirmation.ts'

const rate = z.object({
  province: wire('provinsi', z.string()),
  /** Rupiah an order, and for each kilogram or litre. */
  base: wire('biaya_dasar', z.string()),
  perUnit: wire('per_satuan', z.string()),
})
const holiday = z.object({ day: wire('tanggal', z.iso.date()), name: wire('nama', z.string()) })

const delivery = z.object({
  /** 0: the seller has never said how it delivers. */
  version: wire('versi', z.number().int()),
  /** Provinces that are missing are not delivered to. */
  rates: wire('tarif', z.array(rate)),
  freeFrom: wire('gratis_mulai', z.string().nullable()),
  /** 1 is Monday. */
  weekdays: wire('hari_kirim', z.array(z.number().int())),
  /** Where and when goods may be fetched; null: they are always delivered. */
  pickup: wire('ambil_di', z.string().nullable()),
  /** In how many working days the seller confirms an order. */
  confirmDays: wire('batas_konfirmasi_hari', z.number().int()),
  /** In how many working days after receipt buyers may claim. */
  claimDays: wire('batas_klaim_hari', z.number().int()),
  /** From today on, the earliest first. */
  holidays: wire('libur', z.array(holiday)),
})
/** How a seller delivers, as its owner sees and changes it. */
export type Delivery = z.infer<typeof delivery>

const owner = { access: 'seller', permission: 'shop.change' } as const
const expected = { version: wire('versi', version) }
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
      ...expected,
      rates: wire(
        'tarif',
        z
          .array(
            z.object({
              province: wire('provinsi', z.enum(provinces, { error: 'Provinsi tidak dikenal.' })),
              base: wire('biaya_dasar', amount),
              perUnit: wire('per_satuan', amount),
            }),
            { error: 'Tarif tidak sesuai.' },
          )
          .max(provinces.length, { error: 'Setiap provinsi hanya boleh disebut sekali.' })
          .refine((rates) => new Set(rates.map(({ province }) => province)).size === rates.length, {
            error: 'Setiap provinsi hanya boleh disebut sekali.',
          }),
      ),
    }),
    answer,
  }),
  changeTerms: defineCall({
    path: 'pusat-seller/pengaturan/kirim/ketentuan',
    summary:
      'From which amount delivery is free, on which days there is any, where goods may be fetched, and in how many working days orders are confirmed and goods claimed',
    ...owner,
    body: z.object({
      ...expected,
      freeFrom: wire(
        'gratis_mulai',
        amountOrNull.refine((given) => !given || Number(given) > 0, {
          error: 'Isi jumlah di atas nol, atau kosongkan.',
        }),
      ),
      weekdays: wire(
        'hari_kirim',
        z
          .array(wholeNumber('Hari tidak dikenal.', { least: 1, most: 7 }), { error: 'Pilih setidaknya satu hari.' })
          .min(1, { error: 'Pilih setidaknya satu hari.' })
          .max(7, { error: 'Setiap hari hanya boleh disebut sekali.' }),
      ),
      pickup: wire('ambil_di', optionalName('Tempat pengambilan', LONGEST.address)),
      confirmDays: wire(
        'batas_konfirmasi_hari',
        wholeNumber(`Batas konfirmasi 1 sampai ${MOST_CONFIRM_DAYS} hari kerja.`, {
          least: 1,
          most: MOST_CONFIRM_DAYS,
        }),
      ),
      /** Left out: as it was. */
      claimDays: wire(
        'batas_klaim_hari',
        wholeNumber(`Batas klaim 1 sampai ${MOST_CLAIM_DAYS} hari kerja.`, {
          least: 1,
          most: MOST_CLAIM_DAYS,
        }).optional(),
      ),
    }),
    answer,
  }),
  changeHolidays: defineCall({
    path: 'pusat-seller/pengaturan/kirim/libur',
    summary: 'All days from today on which the seller is closed',
    ...owner,
    body: z.object({
      ...expected,
      holidays: wire(
        'libur',
        z
          .array(
            z.object({ day: wire('tanggal', day), name: wire('nama', nameText('Keterangan', LONGEST.addressLabel)) }),
            {
              error: 'Hari libur tidak sesuai.',
            },
          )
          .max(MOST.holidays, { error: `Paling banyak ${MOST.holidays} hari libur.` })
          .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, {
            error: 'Setiap tanggal hanya boleh disebut sekali.',
          }),
      ),
    }),
    answer,
  }),
}
