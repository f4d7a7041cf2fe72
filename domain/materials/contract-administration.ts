import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { idText, keyword, page, pageSize } from '../fields.ts'
import { foundMaterial, proposal, similarMaterial } from './contract.ts'
import { materialId } from './fields.ts'
import { likeness } from './state.ts'

/** A material with the number of its products, whatever their status. */
const listedMaterial = foundMaterial.extend({ jumlah_produk: z.number().int() })
export type WireListedMaterial = z.infer<typeof listedMaterial>

const materialPage = z.object({ bahan: z.array(listedMaterial), total: z.number().int() })
export type WireMaterialPage = z.infer<typeof materialPage>

const decision = z.object({ usul: proposal, mirip: z.array(similarMaterial) })
export type WireDecision = z.infer<typeof decision>

const doubles = z.object({ satu: foundMaterial, dua: foundMaterial, sebab: z.enum(likeness.names) })
export type WireDoubles = z.infer<typeof doubles>

const merging = z.object({
  bahan: foundMaterial,
  versi: z.number().int(),
  tujuan: foundMaterial,
  tujuan_versi: z.number().int(),
  /** Products of every status that become offers of the other material. */
  jumlah_produk: z.number().int(),
  /** Names that the other material gets. */
  nama_baru: z.array(z.string()),
  /** Addresses that lead to the other material from then on. */
  alamat: z.array(z.string()),
  /** Whether its products move to another category. */
  pindah_kategori: z.boolean(),
})
export type WireMerging = z.infer<typeof merging>

const administrator = { access: 'admin', permission: 'materials.manage' } as const

/** What the administrator looks at before deciding about materials [ADM-3]. */
export const materialDeskCalls = {
  proposal: defineCall({
    path: 'admin/bahan/usul/detail',
    summary: 'A proposal, and the materials that may be the same',
    ...administrator,
    body: z.object({ usul_id: idText }),
    answer: answers(decision),
  }),
  list: defineCall({
    path: 'admin/bahan/daftar',
    summary: 'All materials by name, or those that a keyword means, with the number of their products',
    ...administrator,
    body: z.object({ keyword: keyword.default(''), halaman: page, per_halaman: pageSize }),
    answer: answers(materialPage),
  }),
  doubles: defineCall({
    path: 'admin/bahan/kembar',
    summary: 'Pairs of materials that may be one: the same CAS number, the same or nearly the same name; at most 100',
    ...administrator,
    body: z.object({}),
    answer: answers(z.array(doubles)),
  }),
  preview: defineCall({
    path: 'admin/bahan/gabung/pratinjau',
    summary: 'What merging one material with another would move',
    ...administrator,
    body: z.object({ bahan_id: materialId, tujuan_id: materialId }),
    answer: answers(merging),
  }),
}
