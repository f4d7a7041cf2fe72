import { LONGEST } from '#domain/limits.ts'
import type { MaterialFacts } from '#domain/materials/facts.ts'

/** The facts of a material as they stand in the fields, named as the wire names them; lists have one entry a line. */
export interface TypedFacts {
  categoryId: string
  name: string
  nameEnglish: string
  otherNames: string
  casNumber: string
  eNumber: string
  inci: string
  hsCode: string
  functions: string
  halalCritical: boolean
  hazard: string
  description: string
}

export function typedFactsOf(facts: MaterialFacts): TypedFacts {
  return {
    categoryId: String(facts.categoryId),
    name: facts.name,
    nameEnglish: facts.nameEnglish,
    otherNames: facts.otherNames.join('\n'),
    casNumber: facts.casNumber ?? '',
    eNumber: facts.eNumber ?? '',
    inci: facts.inci ?? '',
    hsCode: facts.hsCode ?? '',
    functions: facts.functions.join('\n'),
    halalCritical: facts.halalCritical,
    hazard: facts.hazard ?? '',
    description: facts.description,
  }
}

/** Of a material of which only the name is known. */
export function noFacts(name: string): TypedFacts {
  return {
    categoryId: '',
    name,
    nameEnglish: '',
    otherNames: '',
    casNumber: '',
    eNumber: '',
    inci: '',
    hsCode: '',
    functions: '',
    halalCritical: false,
    hazard: '',
    description: '',
  }
}

/** The typed facts as the body of a call. */
export function factsBody(typed: TypedFacts) {
  return { ...typed, otherNames: linesOf(typed.otherNames), functions: linesOf(typed.functions) }
}

/** The faults within the lists, which the contract finds entry by entry. */
export function faultsOfLists({ otherNames, functions }: TypedFacts) {
  return {
    otherNames: longLine(otherNames, 'Nama lain', LONGEST.materialName),
    functions: longLine(functions, 'Fungsi', LONGEST.materialFunction),
  }
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function longLine(text: string, name: string, longest: number): string | undefined {
  return linesOf(text).some((line) => line.length > longest)
    ? `${name} paling panjang ${longest} karakter per baris.`
    : undefined
}
