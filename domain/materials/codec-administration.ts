import { type EnglishOf, list, record } from '../codec.ts'
import { foundMaterial, proposal, similarMaterial, toldOfMaterial } from './codec.ts'
import type {
  WireDecision,
  WireDoubles,
  WireListedMaterial,
  WireMaterialPage,
  WireMerging,
} from './contract-administration.ts'
import { likeness } from './state.ts'

const listedMaterial = record<WireListedMaterial>()({ ...toldOfMaterial, productCount: 'jumlah_produk' })
export type ListedMaterial = EnglishOf<typeof listedMaterial>

export const materialPage = record<WireMaterialPage>()({ materials: ['bahan', list(listedMaterial)], total: 'total' })

/** A proposal as the administrator decides about it. */
export const decision = record<WireDecision>()({
  proposal: ['usul', proposal],
  similar: ['mirip', list(similarMaterial)],
})

/** Two materials that may be one. */
export const doubles = record<WireDoubles>()({
  one: ['satu', foundMaterial],
  other: ['dua', foundMaterial],
  likeness: ['sebab', likeness],
})

/** What a merge would move. */
export const merging = record<WireMerging>()({
  material: ['bahan', foundMaterial],
  version: 'versi',
  target: ['tujuan', foundMaterial],
  targetVersion: 'tujuan_versi',
  productCount: 'jumlah_produk',
  newNames: 'nama_baru',
  slugs: 'alamat',
  changesCategory: 'pindah_kategori',
})
export type Merging = EnglishOf<typeof merging>
