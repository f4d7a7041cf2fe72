import { allowed, type EnglishOf, list, nullable, record, words } from '../codec.ts'
import type {
  WireAccepted,
  WireFoundMaterial,
  WireMaterialFacts,
  WireProposal,
  WireProposalPage,
  WireProposed,
  WireSimilarMaterial,
} from './contract.ts'
import type { WireHeldMaterial, WireMaterialChange } from './contract-corrections.ts'
import { likeness, proposalState } from './state.ts'

/** What is told of a material beside others, by its wire names. */
export const toldOfMaterial = {
  id: 'bahan_id',
  slug: 'slug',
  name: 'bahan_nama',
  nameEnglish: 'bahan_nama_inggris',
  casNumber: 'bahan_cas',
  categoryName: 'kategori_nama',
} as const

export const foundMaterial = record<WireFoundMaterial>()(toldOfMaterial)
export type FoundMaterial = EnglishOf<typeof foundMaterial>

/** Another material that may be the same [ADM-3]. */
export const similarMaterial = record<WireSimilarMaterial>()({ ...toldOfMaterial, likeness: ['sebab', likeness] })
export type SimilarMaterial = EnglishOf<typeof similarMaterial>

/** What is true of a material, as MaterialFacts (facts.ts). */
export const materialFacts = record<WireMaterialFacts>()({
  categoryId: 'kategori_id',
  name: 'bahan_nama',
  nameEnglish: 'bahan_nama_inggris',
  otherNames: 'bahan_nama_lain',
  casNumber: 'bahan_cas',
  eNumber: 'bahan_e_number',
  inci: 'bahan_inci',
  hsCode: 'bahan_kode_hs',
  functions: 'bahan_fungsi',
  halalCritical: 'bahan_halal_kritis',
  hazard: 'bahan_bahaya',
  description: 'bahan_deskripsi',
})

const outcome = record<NonNullable<WireProposal['hasil']>>()({ id: 'bahan_id', slug: 'slug', name: 'bahan_nama' })
/** A material that a seller has proposed [MAT-5]. */
export const proposal = record<WireProposal>()({
  id: 'usul_id',
  version: 'versi',
  state: ['status', proposalState],
  facts: ['bahan', materialFacts],
  sellerName: 'seller_nama',
  proposedAt: 'diusulkan',
  decidedAt: 'diputuskan',
  reason: 'alasan',
  outcome: ['hasil', nullable(outcome)],
  can: [
    'can',
    record<WireProposal['can']>()({
      accept: ['terima', allowed],
      merge: ['gabung', allowed],
      decline: ['tolak', allowed],
      withdraw: ['tarik', allowed],
    }),
  ],
})
export type Proposal = EnglishOf<typeof proposal>

export const proposalPage = record<WireProposalPage>()({ proposals: ['usul', list(proposal)], total: 'total' })

export const proposed = record<WireProposed>()({ id: 'usul_id', version: 'versi' })
export const accepted = record<WireAccepted>()({ id: 'bahan_id', slug: 'slug' })

/** What happened to a material: 'absorb' when another one was merged into it, 'merge' when it was merged itself. */
const materialEvent = words({
  accept: 'diterima',
  correct: 'dikoreksi',
  absorb: 'menerima_gabungan',
  merge: 'digabung',
})
export type MaterialEvent = EnglishOf<typeof materialEvent>

const change = record<WireMaterialChange>()({
  event: ['peristiwa', materialEvent],
  by: 'oleh',
  at: 'waktu',
  before: ['sebelum', nullable(materialFacts)],
  after: ['sesudah', nullable(materialFacts)],
})

/** A material as the administrator corrects it. */
export const heldMaterial = record<WireHeldMaterial>()({
  id: 'bahan_id',
  slug: 'slug',
  version: 'versi',
  facts: ['bahan', materialFacts],
  mergedInto: ['digabung_ke', nullable(outcome)],
  oldSlugs: 'slug_lama',
  similar: ['mirip', list(similarMaterial)],
  productCount: 'jumlah_produk',
  history: ['riwayat', list(change)],
})
export type HeldMaterial = EnglishOf<typeof heldMaterial>
