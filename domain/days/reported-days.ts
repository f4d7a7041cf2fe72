import { z } from 'zod'
import { day } from '#domain/fields.ts'
import { tableKinds } from '#domain/files/file.ts'
import { wire } from '#domain/wire.ts'
import { countDays, MOST_DAYS_REPORTED } from './period.ts'

/** The first and the last day of a report in Asia/Jakarta, both included; at most a year [SHOP-9]. */
export const reportedDays = z
  .object({ from: wire('dari', day), until: wire('sampai', day) })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'Tanggal akhir tidak boleh sebelum tanggal awal.',
  })
  .refine((days) => countDays(days) <= MOST_DAYS_REPORTED, {
    path: ['until'],
    error: 'Rentang tanggal paling panjang satu tahun.',
  })

/** A table of some days: as which file, and the first and last day in Asia/Jakarta, inclusive [ORDER-8]. */
export const exportedDays = z.object({
  format: z.enum(tableKinds, { error: "Format berkas: 'csv' atau 'xlsx'." }),
  from: wire('dari', day.optional()),
  until: wire('sampai', day.optional()),
})
