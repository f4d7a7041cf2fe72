import { z } from 'zod'

/** What of an ordered quantity is not there now, and in how many working days after the confirmation it comes [SHOP-6]. */
export const later = z.object({ jumlah: z.string(), hari_kerja: z.number().int() })
export type WireLater = z.infer<typeof later>
