import { z } from 'zod'
import { wire } from '#domain/wire.ts'

/** Goods that a seller expects, of which so much can be ordered; visible to its subscribers only [SHOP-5]. */
export const expected = z.object({ units: wire('jumlah', z.string()), day: wire('tanggal', z.iso.date()) })

/** What of an ordered quantity is not there now, and in how many working days after the confirmation it comes [SHOP-6]. */
export const later = z.object({ units: wire('jumlah', z.string()), days: wire('hari_kerja', z.number().int()) })
