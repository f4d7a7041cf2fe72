import { z } from 'zod'
import { wire } from '../wire.ts'

/** What of an ordered quantity is not there now, and in how many working days after the confirmation it comes [SHOP-6]. */
export const later = z.object({ units: wire('jumlah', z.string()), days: wire('hari_kerja', z.number().int()) })
