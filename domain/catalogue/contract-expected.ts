import { z } from 'zod'

/** Goods that a seller expects, of which so much can be ordered; only those who subscribe to it are told [SHOP-5]. */
export const expected = z.object({ jumlah: z.string(), tanggal: z.iso.date() })
export type WireExpected = z.infer<typeof expected>
