import { z } from 'zod'
import { day } from '#domain/fields.ts'
import { tableKinds } from '#domain/files/file.ts'
import { countDays, MOST_DAYS_REPORTED } from './period.ts'

/** The first and the last day of a report in Asia/Jakarta, both included; at most a year [SHOP-9]. */
export const reportedDays = z
  .object({ dari: day, sampai: day })
  .refine(({ dari, sampai }) => dari <= sampai, {
    path: ['sampai'],
    error: 'Tanggal akhir tidak boleh sebelum tanggal awal.',
  })
  .refine(({ dari, sampai }) => countDays({ from: dari, until: sampai }) <= MOST_DAYS_REPORTED, {
    path: ['sampai'],
    error: 'Rentang tanggal paling panjang satu tahun.',
  })

/** A table of some days: as which file, and the first and last day in Asia/Jakarta, inclusive [ORDER-8]. */
export const exportedDays = z.object({
  format: z.enum(tableKinds, { error: "Format berkas: 'csv' atau 'xlsx'." }),
  dari: day.optional(),
  sampai: day.optional(),
})
