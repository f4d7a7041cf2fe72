import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { requiredText } from '../companies/fields.ts'
import { idText, instant, keyword, page, pageSize, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { allowed } from '../wire-fields.ts'
import { materialId, typedFacts } from './fields.ts'
import { likeness, proposalState } from './state.ts'

/** A material as a picker lists it. */
export const foundMaterial = z.object({
  id: wire('bahan_id', z.number().int()),
  slug: z.string(),
  name: wire('bahan_nama', z.string()),
  nameEnglish: wire('bahan_nama_inggris', z.string()),
  casNumber: wire('bahan_cas', z.string().nullable()),
  categoryName: wire('kategori_nama', z.string()),
})
export type FoundMaterial = z.infer<typeof foundMaterial>

/** A possible duplicate of a material, and what makes it look like one. */
export const similarMaterial = foundMaterial.extend({ likeness: wire('sebab', wireWords(likeness.names)) })
export type SimilarMaterial = z.infer<typeof similarMaterial>

/** The facts of a material, as proposed or as they stand. */
export const materialFacts = z.object({
  categoryId: wire('kategori_id', z.number().int()),
  name: wire('bahan_nama', z.string()),
  nameEnglish: wire('bahan_nama_inggris', z.string()),
  otherNames: wire('bahan_nama_lain', z.array(z.string())),
  casNumber: wire('bahan_cas', z.string().nullable()),
  eNumber: wire('bahan_e_number', z.string().nullable()),
  inci: wire('bahan_inci', z.string().nullable()),
  hsCode: wire('bahan_kode_hs', z.string().nullable()),
  functions: wire('bahan_fungsi', z.array(z.string())),
  halalCritical: wire('bahan_halal_kritis', z.boolean()),
  hazard: wire('bahan_bahaya', z.string().nullable()),
  description: wire('bahan_deskripsi', z.string()),
})

export const proposal = z.object({
  id: wire('usul_id', z.string()),
  version: wire('versi', z.number().int()),
  state: wire('status', wireWords(proposalState.names)),
  facts: wire('bahan', materialFacts),
  sellerName: wire('seller_nama', z.string()),
  proposedAt: wire('diusulkan', instant),
  decidedAt: wire('diputuskan', instant.nullable()),
  /** Why it was declined. */
  reason: wire('alasan', z.string().nullable()),
  /** The material it became or was merged with. */
  outcome: wire(
    'hasil',
    z
      .object({ id: wire('bahan_id', z.number().int()), slug: z.string(), name: wire('bahan_nama', z.string()) })
      .nullable(),
  ),
  can: z.object({
    accept: wire('terima', allowed),
    merge: wire('gabung', allowed),
    decline: wire('tolak', allowed),
    withdraw: wire('tarik', allowed),
  }),
})
export type Proposal = z.infer<typeof proposal>

const proposalPage = z.object({ proposals: wire('usul', z.array(proposal)), total: z.number().int() })

const proposed = z.object({ id: wire('usul_id', z.string()), version: wire('versi', z.number().int()) })

const accepted = z.object({ id: wire('bahan_id', z.number().int()), slug: z.string() })

const find = { body: z.object({ keyword }), answer: answers(z.array(foundMaterial)) }
const expected = { id: wire('usul_id', idText), version: wire('versi', version) }
const pages = {
  state: wire('status', wireWords(proposalState.names).optional()),
  page: wire('halaman', page),
  perPage: wire('per_halaman', pageSize),
}
const proposer = { access: 'seller', permission: 'products.change' } as const
const administrator = { access: 'admin', permission: 'materials.manage' } as const

/** Materials that sellers pick or propose, and what the administrator makes of the proposals [MAT-5]. */
export const proposalCalls = {
  find: defineCall({
    path: 'bahan/cari',
    summary: 'The materials that bear a name, CAS, E number or INCI, to pick one for an offer',
    ...proposer,
    ...find,
  }),
  propose: defineCall({
    path: 'bahan/usul',
    summary: 'Proposes a material that is not there; refused with the name of one that is',
    ...proposer,
    body: z.object(typedFacts),
    answer: answers(proposed),
  }),
  own: defineCall({
    path: 'bahan/usul/daftar',
    summary: "The company's own proposals, newest first, and what became of them",
    ...proposer,
    body: z.object(pages),
    answer: answers(proposalPage),
  }),
  withdraw: defineCall({
    path: 'bahan/usul/tarik',
    summary: 'Takes back a proposal that nobody has decided',
    ...proposer,
    body: z.object(expected),
    answer: done,
  }),
  findAsAdministrator: defineCall({
    path: 'admin/bahan/cari',
    summary: 'The same search for the administrator, to correct or merge',
    ...administrator,
    ...find,
  }),
  list: defineCall({
    path: 'admin/bahan/usul/daftar',
    summary: 'Proposals of all sellers, those that wait first',
    ...administrator,
    body: z.object(pages),
    answer: answers(proposalPage),
  }),
  accept: defineCall({
    path: 'admin/bahan/usul/terima',
    summary: 'Makes a material of a proposal, with the facts of `koreksi` where they are given; tells its seller',
    ...administrator,
    body: z.object({ ...expected, corrected: wire('koreksi', z.object(typedFacts).optional()) }),
    answer: answers(accepted),
  }),
  merge: defineCall({
    path: 'admin/bahan/usul/gabung',
    summary: 'Answers a proposal with a material that is there, which also gets its names; tells its seller',
    ...administrator,
    body: z.object({ ...expected, materialId: wire('bahan_id', materialId) }),
    answer: done,
  }),
  decline: defineCall({
    path: 'admin/bahan/usul/tolak',
    summary: 'Declines a proposal; tells its seller why',
    ...administrator,
    body: z.object({ ...expected, reason: wire('alasan', requiredText('Alasan', LONGEST.declineReason)) }),
    answer: done,
  }),
}
