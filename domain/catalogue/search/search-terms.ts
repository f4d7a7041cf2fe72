import { LONGEST } from '#domain/limits.ts'
import { withoutPacks } from '../packs/searched-pack.ts'
import { rootsOf } from './word-forms.ts'
import { joinedPairs, wordsOf } from './words.ts'

/** The searched fields of a material, independent of its sellers. */
export interface SearchedMaterial {
  name: string
  nameEnglish: string
  otherNames: readonly string[]
  functions: readonly string[]
  casNumber: string | null
  eNumber: string | null
  inci: string | null
  description: string
  categoryName: string
}

/** The searched fields of one seller's offer of it. */
export interface SearchedOffer {
  name: string
  nameEnglish: string
  /** The seller's own further names. */
  otherNames: readonly string[]
  grade: string
  form: string
  maker: string
  origin: string
  packLabel: string
  /** The seller's own. */
  description: string
  sellerName: string
  showcases: readonly string[]
  /** Its seller's own code; empty without one. */
  sku: string
}

/**
 * A: its name, B: its other names, its numbers and what it does first of all, C: what else it does and how it is sold,
 * D: its description. The size of a pack in a name is how it is sold.
 */
export type Weight = 'A' | 'B' | 'C' | 'D'

export interface SearchTerms {
  /** Each word with the weight of its most significant place. */
  words: Map<string, Weight>
  /** The words as written, without roots: candidates for correcting a mistyped word. */
  written: string[]
}

/** The words by which a material is found, word forms included [MAT-3, SEARCH-3]. */
export function materialTerms(material: SearchedMaterial): SearchTerms {
  const [mainFunction = null, ...functions] = material.functions
  const names = [material.nameEnglish, ...material.otherNames, material.inci]
  return termsOf([
    ['A', [withoutPacks(material.name)]],
    ['B', [...names.map((name) => withoutPacks(name ?? '')), material.casNumber, material.eNumber, mainFunction]],
    ['C', [material.name, ...names, ...functions]],
    ['D', [material.description, material.categoryName]],
  ])
}

/** Marks what two words of a name make where they are written as one; no word contains it. */
export const JOINED = '~'

/** Its names as plain words, one per line; the name comes first. */
export function plainNames({ name, nameEnglish, otherNames }: SearchedMaterial): string {
  return [name, nameEnglish, ...otherNames].map((one) => wordsOf(one).join(' ')).join('\n')
}

/** The words by which an offer is found beside those of its material: of its names only those that are its own. */
export function offerTerms(offer: SearchedOffer, material: SearchTerms): SearchTerms {
  const own = (name: string) =>
    wordsOf(name)
      .filter((word) => (material.words.get(word) ?? 'D') === 'D')
      .join(' ')
  return termsOf([
    ['A', [own(withoutPacks(offer.name))]],
    [
      'B',
      [
        own(withoutPacks(offer.nameEnglish)),
        ...offer.otherNames.map((name) => own(withoutPacks(name))),
        ...(offer.grade.match(/\d+/g) ?? []),
        wordsOf(offer.sku).join(''),
      ],
    ],
    ['C', [own(offer.name), own(offer.nameEnglish), ...offer.showcases]],
    ['C', [offer.grade, offer.maker, offer.form, offer.origin, offer.packLabel]],
    ['D', [offer.description, offer.sellerName]],
  ])
}

function termsOf(fields: readonly [Weight, readonly (string | null)[]][]): SearchTerms {
  const words = new Map<string, Weight>()
  const written = new Set<string>()
  const add = (word: string, weight: Weight) => {
    // longer ones cannot be searched for, and an index would refuse them
    if (word.length <= LONGEST.keyword && !words.has(word)) words.set(word, weight)
  }
  for (const [weight, texts] of fields) {
    for (const word of texts.flatMap((text) => wordsOf(text ?? ''))) {
      if (word.length > LONGEST.keyword) continue
      if (!/\d/.test(word)) written.add(word)
      for (const form of formsOf(word, weight)) add(form, weight)
    }
    if (weight === 'D') continue
    for (const pair of texts.flatMap((text) => joinedPairs(text ?? ''))) add(JOINED + pair, weight)
  }
  return { words, written: [...written] }
}

// roots of running text would match too much: 'pemutih' (bleach) every powder described as 'putih' (white)
function formsOf(word: string, weight: Weight): string[] {
  return weight === 'D' ? [word] : [word, ...rootsOf(word)]
}
