import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { idText, keyword, page, pageSize } from '../fields.ts'
import { wire, wireWords } from '../wire.ts'
import { foundMaterial, proposal, similarMaterial } from './contract.ts'
import { materialId } from './fields.ts'
import { likeness } from './state.ts'

/** A material with the number of its products, whatever their status. */
const listedMaterial = foundMaterial.extend({ productCount: wire('jumlah_produk', z.number().int()) })
export type ListedMaterial = z.infer<typeof listedMaterial>

const materialPage = z.object({ materials: wire('bahan', z.array(listedMaterial)), total: z.number().int() })

const decision = z.object({ proposal: wire('usul', proposal), similar: wire('mirip', z.array(similarMaterial)) })

const doubles = z.object({
  one: wire('satu', foundMaterial),
  other: wire('dua', foundMaterial),
  likeness: wire('sebab', wireWords(likeness.names)),
})

const merging = z.object({
  material: wire('bahan', foundMaterial),
  version: wire('versi', z.number().int()),
  target: wire('tujuan', foundMaterial),
  targetVersion: wire('tujuan_versi', z.number().int()),
  /** Products of every status that become offers of the other material. */
  productCount: wire('jumlah_produk', z.number().int()),
  /** Names that the other material gets. */
  newNames: wire('nama_baru', z.array(z.string())),
  /** Addresses that lead to the other material from then on. */
  slugs: wire('alamat', z.array(z.string())),
  /** Whether its products move to another category. */
  changesCategory: wire('pindah_kategori', z.boolean()),
})
export type Merging = z.infer<typeof merging>

const administrator = { access: 'admin', permission: 'materials.manage' } as const

/** Calls for the administrator's reviews of materials [ADM-3]. */
export const materialReviewCalls = {
  proposal: defineCall({
    path: 'admin/bahan/usul/detail',
    summary: 'A proposal, and the materials that may be the same',
    ...administrator,
    body: z.object({ id: wire('usul_id', idText) }),
    answer: answers(decision),
  }),
  list: defineCall({
    path: 'admin/bahan/daftar',
    summary: 'All materials by name, or those that a keyword means, with the number of their products',
    ...administrator,
    body: z.object({
      keyword: keyword.default(''),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
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
    body: z.object({ id: wire('bahan_id', materialId), targetId: wire('tujuan_id', materialId) }),
    answer: answers(merging),
  }),
}
