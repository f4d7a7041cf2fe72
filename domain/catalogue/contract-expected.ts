import { z } from 'zod'
import { wire } from '../wire.ts'

/** Goods that a seller expects, of which so much can be ordered; only those who subscribe to it are told [SHOP-5]. */
export const expected = z.object({ units: wire('jumlah', z.string()), day: wire('tanggal', z.iso.date()) })
