import { type EnglishOf, list, record } from '../codec.ts'
import type { WireHeldVersion, WireListedVersion } from './contract-pages.ts'
import { pageName } from './page-name.ts'

const fields = {
  page: ['halaman', pageName],
  name: 'nama_versi',
  revision: 'versi',
  title: 'judul',
  validFrom: 'berlaku_sejak',
  mayChange: 'dapat_diubah',
  isValid: 'berlaku',
} as const

const listedVersion = record<WireListedVersion>()(fields)
export type ListedVersion = EnglishOf<typeof listedVersion>
export const listedVersions = list(listedVersion)

export const heldVersion = record<WireHeldVersion>()({
  ...fields,
  earliest: 'paling_cepat',
  body: 'teks',
})
/** A version of a page as administrators keep it. */
export type HeldVersion = EnglishOf<typeof heldVersion>
