import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { instant, version } from '../fields.ts'
import { wire, wireWords } from '../wire.ts'
import { materialFacts, similarMaterial } from './contract.ts'
import { correctedFacts, materialId } from './fields.ts'

/** The events of a material: 'absorb' when another one was merged into it, 'merge' when it was merged itself. */
const eventWords = {
  accept: 'diterima',
  correct: 'dikoreksi',
  absorb: 'menerima_gabungan',
  merge: 'digabung',
} as const
export type MaterialEvent = keyof typeof eventWords

const change = z.object({
  event: wire('peristiwa', wireWords(eventWords)),
  by: wire('oleh', z.string()),
  at: wire('waktu', instant),
  before: wire('sebelum', materialFacts.nullable()),
  after: wire('sesudah', materialFacts.nullable()),
})

const editableMaterial = z.object({
  id: wire('bahan_id', z.number().int()),
  slug: z.string(),
  version: wire('versi', z.number().int()),
  facts: wire('bahan', materialFacts),
  /** The material it was merged with. */
  mergedInto: wire(
    'digabung_ke',
    z
      .object({ id: wire('bahan_id', z.number().int()), slug: z.string(), name: wire('bahan_nama', z.string()) })
      .nullable(),
  ),
  /** Addresses that lead here. */
  oldSlugs: wire('slug_lama', z.array(z.string())),
  /** Other materials that may be the same. */
  similar: wire('mirip', z.array(similarMaterial)),
  /** Its products, whatever their status. */
  productCount: wire('jumlah_produk', z.number().int()),
  /** Newest first. */
  history: wire('riwayat', z.array(change)),
})
export type EditableMaterial = z.infer<typeof editableMaterial>

const administrator = { access: 'admin', permission: 'materials.manage' } as const

/** How the administrator keeps materials right [MAT-5]. */
export const correctionCalls = {
  editable: defineCall({
    path: 'admin/bahan/detail',
    summary: 'A material with its version and the history of its corrections',
    ...administrator,
    body: z.object({ id: wire('bahan_id', materialId) }),
    answer: answers(editableMaterial),
  }),
  correct: defineCall({
    path: 'admin/bahan/ubah',
    summary: 'Corrects the facts of a material; its address stays, another category takes its offers along',
    ...administrator,
    body: z.object({ id: wire('bahan_id', materialId), version: wire('versi', version), ...correctedFacts }),
    answer: done,
  }),
  merge: defineCall({
    path: 'admin/bahan/gabung',
    summary: 'Merges a material with another, which gets its offers and names; the old address leads there',
    ...administrator,
    body: z.object({
      id: wire('bahan_id', materialId),
      version: wire('versi', version),
      targetId: wire('tujuan_id', materialId),
      targetVersion: wire('tujuan_versi', version),
    }),
    answer: done,
  }),
}
