import { rootsOf } from './word-forms.ts'
import { wordsOf } from './words.ts'

/** The parts of a product that are searched. */
export interface SearchedProduct {
  name: string
  nameEnglish: string
  synonyms: readonly string[]
  functions: readonly string[]
  casNumber: string | null
  eNumber: string | null
  inci: string | null
  grade: string
  form: string
  origin: string
  packLabel: string
  description: string
  sellerName: string
  categoryName: string
  showcases: readonly string[]
}

/** A: its name, B: its other names and numbers, C: what it does and how it is sold, D: its description. */
export type Weight = 'A' | 'B' | 'C' | 'D'

export interface SearchTerms {
  /** Each word with the weight of its most significant place. */
  words: Map<string, Weight>
  /** Name, English name and synonyms as plain words, one per line; the name comes first. */
  names: string
  /** The words as written, without roots: candidates for correcting a mistyped word. */
  written: string[]
}

/** The words by which a product is found, word forms included [SEARCH-3]. */
export function searchTerms(product: SearchedProduct): SearchTerms {
  const places: readonly [Weight, readonly (string | null)[]][] = [
    ['A', [product.name]],
    ['B', [product.nameEnglish, ...product.synonyms, product.inci, product.casNumber, product.eNumber]],
    ['C', [...product.functions, ...product.showcases, product.grade, product.form, product.origin, product.packLabel]],
    ['D', [product.description, product.categoryName, product.sellerName]],
  ]
  const words = new Map<string, Weight>()
  const written = new Set<string>()
  for (const [weight, texts] of places) {
    for (const word of texts.flatMap((text) => wordsOf(text ?? ''))) {
      if (!/\d/.test(word)) written.add(word)
      for (const form of formsOf(word, weight)) if (!words.has(form)) words.set(form, weight)
    }
  }
  return { words, names: namesOf(product), written: [...written] }
}

// roots of running text would match too much: 'pemutih' (bleach) every powder described as 'putih' (white)
function formsOf(word: string, weight: Weight): string[] {
  return weight === 'D' ? [word] : [word, ...rootsOf(word)]
}

function namesOf(product: SearchedProduct): string {
  return [product.name, product.nameEnglish, ...product.synonyms].map((name) => wordsOf(name).join(' ')).join('\n')
}
