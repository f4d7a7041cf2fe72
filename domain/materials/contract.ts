import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { requiredText } from '../companies/fields.ts'
import { allowed, idText, instant, keyword, page, pageSize, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { materialId, typedFacts } from './fields.ts'
import { likeness, proposalState } from './state.ts'

/** What is told of a material to somebody who picks one. */
export const foundMaterial = z.object({
  bahan_id: z.number().int(),
  slug: z.string(),
  bahan_nama: z.string(),
  bahan_nama_inggris: z.string(),
  bahan_cas: z.string().nullable(),
  kategori_nama: z.string(),
})
export type WireFoundMaterial = z.infer<typeof foundMaterial>

/** Another material that may be the same, and what makes it look so. */
export const similarMaterial = foundMaterial.extend({ sebab: z.enum(likeness.names) })
export type WireSimilarMaterial = z.infer<typeof similarMaterial>

/** The facts of a material, as proposed or as they stand. */
export const materialFacts = z.object({
  kategori_id: z.number().int(),
  bahan_nama: z.string(),
  bahan_nama_inggris: z.string(),
  bahan_nama_lain: z.array(z.string()),
  bahan_cas: z.string().nullable(),
  bahan_e_number: z.string().nullable(),
  bahan_inci: z.string().nullable(),
  bahan_kode_hs: z.string().nullable(),
  bahan_fungsi: z.array(z.string()),
  bahan_halal_kritis: z.boolean(),
  bahan_bahaya: z.string().nullable(),
  bahan_deskripsi: z.string(),
})
export type WireMaterialFacts = z.infer<typeof materialFacts>

export const proposal = z.object({
  usul_id: z.string(),
  versi: z.number().int(),
  status: z.enum(proposalState.names),
  bahan: materialFacts,
  seller_nama: z.string(),
  diusulkan: instant,
  diputuskan: instant.nullable(),
  /** Why it was declined. */
  alasan: z.string().nullable(),
  /** The material it became or was merged with. */
  hasil: z.object({ bahan_id: z.number().int(), slug: z.string(), bahan_nama: z.string() }).nullable(),
  can: z.object({ terima: allowed, gabung: allowed, tolak: allowed, tarik: allowed }),
})
export type WireProposal = z.infer<typeof proposal>

const proposalPage = z.object({ usul: z.array(proposal), total: z.number().int() })
export type WireProposalPage = z.infer<typeof proposalPage>

const proposed = z.object({ usul_id: z.string(), versi: z.number().int() })
export type WireProposed = z.infer<typeof proposed>

const accepted = z.object({ bahan_id: z.number().int(), slug: z.string() })
export type WireAccepted = z.infer<typeof accepted>

const find = { body: z.object({ keyword }), answer: answers(z.array(foundMaterial)) }
const seen = { usul_id: idText, versi: version }
const pages = { status: z.enum(proposalState.names).optional(), halaman: page, per_halaman: pageSize }
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
    body: z.object(seen),
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
    body: z.object({ ...seen, koreksi: z.object(typedFacts).optional() }),
    answer: answers(accepted),
  }),
  merge: defineCall({
    path: 'admin/bahan/usul/gabung',
    summary: 'Answers a proposal with a material that is there, which also gets its names; tells its seller',
    ...administrator,
    body: z.object({ ...seen, bahan_id: materialId }),
    answer: done,
  }),
  decline: defineCall({
    path: 'admin/bahan/usul/tolak',
    summary: 'Declines a proposal; tells its seller why',
    ...administrator,
    body: z.object({ ...seen, alasan: requiredText('Alasan', LONGEST.declineReason) }),
    answer: done,
  }),
}
