import { type EnglishOf, list, record } from '../codec.ts'
import type { WireHeldCategory } from './contract-categories.ts'

/** A category as administrators keep it [ADM-4]. */
const heldCategory = record<WireHeldCategory>()({
  id: 'kategori_id',
  revision: 'versi',
  name: 'nama',
  text: 'teks',
  materialCount: 'jumlah_bahan',
})
export type HeldCategory = EnglishOf<typeof heldCategory>

export const heldCategories = list(heldCategory)
