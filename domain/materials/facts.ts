import { slugOf } from '../slug.ts'

/** The facts of a material, independent of its sellers [MAT-1]. */
export interface MaterialFacts {
  categoryId: number
  name: string
  nameEnglish: string
  /** Synonyms, abbreviations and trade names, in the order in which they are shown. */
  otherNames: string[]
  casNumber: string | null
  eNumber: string | null
  inci: string | null
  /** Six digits. */
  hsCode: string | null
  functions: string[]
  halalCritical: boolean
  hazard: string | null
  /** Sentences that are true of every offer. */
  description: string
}

type Named = Pick<MaterialFacts, 'name' | 'nameEnglish' | 'otherNames'>
type Numbered = Pick<MaterialFacts, 'casNumber' | 'eNumber'>

/** Whether it is written as a CAS number and its last digit checks the others [MAT-5]. */
export function isCasNumber(text: string): boolean {
  if (!/^[1-9]\d{1,6}-\d{2}-\d$/.test(text)) return false
  const [check = 0, ...digits] = [...text.replaceAll('-', '')].reverse().map(Number)
  // counted from the right, each digit weighs its place
  return digits.reduce((sum, digit, place) => sum + digit * (place + 1), 0) % 10 === check
}

/** A name as it is compared: 'Asam sitrat, anhidrat' is 'ASAM SITRAT (Anhidrat)'. Empty without Latin letters or digits. */
export function foldName(name: string): string {
  return slugOf(name)
}

/** The names of a material in Indonesian and in English, in the form they are compared in. */
export function calledNames({ name, nameEnglish }: Pick<Named, 'name' | 'nameEnglish'>): string[] {
  return [...new Set([name, nameEnglish].map(foldName))]
}

/**
 * The further names of a material that also gets those of another one, each name once. Numbers that it does not have
 * itself come with them, so that it is found by them [MAT-5].
 */
export function otherNamesWith(material: Named & Numbered, merged: Named & Numbered): string[] {
  const numbers = [merged.casNumber, merged.eNumber].filter((number) => number !== null)
  const candidates = [...material.otherNames, merged.name, merged.nameEnglish, ...merged.otherNames, ...numbers]
  const own = [material.casNumber, material.eNumber].filter((number) => number !== null)
  const seen = new Set([...calledNames(material), ...own.map(foldName)])
  return candidates.filter((name) => {
    const folded = foldName(name) || name
    if (seen.has(folded)) return false
    seen.add(folded)
    return true
  })
}
