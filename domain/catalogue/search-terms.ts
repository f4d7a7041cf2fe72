import { LONGEST } from '../limits.ts'
import { withoutPacks } from './asked-pack.ts'
import { rootsOf } from './word-forms.ts'
import { wordsOf } from './words.ts'

/** What is searched of a material, whoever offers it. */
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

/** What is searched of one seller's offer of it. */
export interface SearchedOffer {
  name: string
  nameEnglish: string
  /** The seller's own further names. */
  otherNames: readonly string[]
  grade: string
  form: string
  origin: string
  packLabel: string
  /** The seller's own. */
  description: string
  sellerName: string
  showcases: readonly string[]
}

/**
 * A: its name, B: its other names and numbers, C: what it does and how it is sold, D: its description. The size of a
 * pack in a name is how it is sold.
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
  const names = [material.nameEnglish, ...material.otherNames, material.inci]
  return termsOf([
    ['A', [withoutPacks(material.name)]],
    ['B', [...names.map((name) => withoutPacks(name ?? '')), material.casNumber, material.eNumber]],
    ['C', [material.name, ...names, ...material.functions]],
    ['D', [material.description, material.categoryName]],
  ])
}

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
      ],
    ],
    ['C', [own(offer.name), own(offer.nameEnglish), ...offer.showcases]],
    ['C', [offer.grade, offer.form, offer.origin, offer.packLabel]],
    ['D', [offer.description, offer.sellerName]],
  ])
}

function termsOf(places: readonly [Weight, readonly (string | null)[]][]): SearchTerms {
  const words = new Map<string, Weight>()
  const written = new Set<string>()
  for (const [weight, texts] of places) {
    for (const word of texts.flatMap((text) => wordsOf(text ?? ''))) {
      if (word.length > LONGEST.keyword) continue // found by nobody, and too long for an index
      if (!/\d/.test(word)) written.add(word)
      for (const form of formsOf(word, weight)) if (!words.has(form)) words.set(form, weight)
    }
  }
  return { words, written: [...written] }
}

// roots of running text would match too much: 'pemutih' (bleach) every powder described as 'putih' (white)
function formsOf(word: string, weight: Weight): string[] {
  return weight === 'D' ? [word] : [word, ...rootsOf(word)]
}
