import { z } from 'zod'
import { words } from '../codec.ts'
import { allowed, instant } from '../fields.ts'
import { plainTypes } from './grants.ts'

/** The states of a request, as the wire names them. */
export const grantState = words({
  waiting: 'menunggu',
  approved: 'disetujui',
  refused: 'ditolak',
  withdrawn: 'ditarik',
  lapsed: 'gugur',
})

/** What sales may grant, in an answer. */
export const grantLimitsShape = z.object({
  tipe_pembayaran: z.array(z.enum(plainTypes)),
  tempo_hari: z.number().int(),
  batas_kredit: z.string(),
  level_harga: z.number().int(),
  /** The largest discount below the list price; null: the lowest price of each product counts. */
  diskon_persen: z.number().int().nullable(),
})
export type WireGrantLimits = z.infer<typeof grantLimitsShape>

export const grantRequestShape = z.object({
  permintaan_id: z.string(),
  versi: z.number().int(),
  langganan_id: z.string(),
  pembeli_nama: z.string(),
  status: z.enum(grantState.names),
  /** The terms wanted, in one line. */
  ketentuan: z.string(),
  /** What of them is beyond what sales may grant, a sentence each. */
  melebihi: z.array(z.string()),
  diajukan_oleh: z.string(),
  diajukan: instant,
  /** Why the owner refused it. */
  alasan: z.string().nullable(),
  can: z.object({ setujui: allowed, tolak: allowed, tarik: allowed }),
})
export type WireGrantRequest = z.infer<typeof grantRequestShape>
