import { z } from 'zod'
import { wire } from '#domain/wire.ts'

/** Goods that a seller expects, of which so much can be ordered; visible to its subscribers only [SHOP-5]. */
export const expected = z.object({ units: wire('jumlah', z.string()), day: wire('tanggal', z.iso.date()) })

/** The units of an order not in stock now, and the working days after the confirmation until they come [SHOP-6]. */
export const later = z.object({ units: wire('jumlah', z.string()), days: wire('hari_kerja', z.number().int()) })
