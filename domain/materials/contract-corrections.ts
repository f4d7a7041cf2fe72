import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { instant, version } from '../fields.ts'
import { materialFacts, similarMaterial } from './contract.ts'
import { correctedFacts, materialId } from './fields.ts'

const change = z.object({
  peristiwa: z.enum(['diterima', 'dikoreksi', 'menerima_gabungan', 'digabung']),
  oleh: z.string(),
  waktu: instant,
  sebelum: materialFacts.nullable(),
  sesudah: materialFacts.nullable(),
})
export type WireMaterialChange = z.infer<typeof change>

const heldMaterial = z.object({
  bahan_id: z.number().int(),
  slug: z.string(),
  versi: z.number().int(),
  bahan: materialFacts,
  /** The material it was merged with. */
  digabung_ke: z.object({ bahan_id: z.number().int(), slug: z.string(), bahan_nama: z.string() }).nullable(),
  /** Addresses that lead here. */
  slug_lama: z.array(z.string()),
  /** Other materials that may be the same. */
  mirip: z.array(similarMaterial),
  /** Its products, whatever their status. */
  jumlah_produk: z.number().int(),
  /** Newest first. */
  riwayat: z.array(change),
})
export type WireHeldMaterial = z.infer<typeof heldMaterial>

const administrator = { access: 'admin', permission: 'materials.manage' } as const

/** How the administrator keeps materials right [MAT-5]. */
export const correctionCalls = {
  held: defineCall({
    path: 'admin/bahan/detail',
    summary: 'A material with its version and the history of its corrections',
    ...administrator,
    body: z.object({ bahan_id: materialId }),
    answer: answers(heldMaterial),
  }),
  correct: defineCall({
    path: 'admin/bahan/ubah',
    summary: 'Corrects the facts of a material; its address stays, another category takes its offers along',
    ...administrator,
    body: z.object({ bahan_id: materialId, versi: version, ...correctedFacts }),
    answer: done,
  }),
  merge: defineCall({
    path: 'admin/bahan/gabung',
    summary: 'Merges a material with another, which gets its offers and names; the old address leads there',
    ...administrator,
    body: z.object({ bahan_id: materialId, versi: version, tujuan_id: materialId, tujuan_versi: version }),
    answer: done,
  }),
}
