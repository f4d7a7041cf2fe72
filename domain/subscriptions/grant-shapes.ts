import { z } from 'zod'
import { instant } from '../fields.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { plainTypes } from './grants.ts'

/** The states of a request, as the wire names them. */
const grantState = wireWords({
  waiting: 'menunggu',
  approved: 'disetujui',
  refused: 'ditolak',
  withdrawn: 'ditarik',
  lapsed: 'gugur',
})

/** The grant limits of sales, in an answer. */
export const grantLimitsShape = z.object({
  plainTypes: wire('tipe_pembayaran', z.array(z.enum(plainTypes))),
  creditDays: wire('tempo_hari', z.number().int()),
  creditLimit: wire('batas_kredit', z.string()),
  priceLevel: wire('level_harga', z.number().int()),
  /** The largest discount below the list price; null: the lowest price of each product counts. */
  discount: wire('diskon_persen', z.number().int().nullable()),
})

export const grantRequestShape = z.object({
  id: wire('permintaan_id', z.string()),
  version: wire('versi', z.number().int()),
  subscriptionId: wire('langganan_id', z.string()),
  buyerName: wire('pembeli_nama', z.string()),
  state: wire('status', grantState),
  /** The requested terms, in one line. */
  terms: wire('ketentuan', z.string()),
  /** The terms beyond the limits of sales, a sentence each. */
  beyond: wire('melebihi', z.array(z.string())),
  requestedBy: wire('diajukan_oleh', z.string()),
  requestedAt: wire('diajukan', instant),
  /** Why the owner refused it. */
  reason: wire('alasan', z.string().nullable()),
  can: z.object({
    approve: wire('setujui', allowed),
    refuse: wire('tolak', allowed),
    withdraw: wire('tarik', allowed),
  }),
})
/** Terms beyond that, which the owner decides on. */
export type GrantRequest = z.infer<typeof grantRequestShape>
