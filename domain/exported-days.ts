import { z } from 'zod'
import { day } from './fields.ts'
import { tableKinds } from './file.ts'

/** A table of some days: as which file, and the first and last day in Asia/Jakarta, inclusive [ORDER-8]. */
export const exportedDays = z.object({
  format: z.enum(tableKinds, { error: "Format berkas: 'csv' atau 'xlsx'." }),
  dari: day.optional(),
  sampai: day.optional(),
})
