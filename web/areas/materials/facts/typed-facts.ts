import { LONGEST } from '#domain/limits.ts'
import type { MaterialFacts } from '#domain/materials/facts.ts'

/** The facts of a material as they stand in the fields, named as the wire names them; lists have one entry a line. */
export interface TypedFacts {
  kategori_id: string
  bahan_nama: string
  bahan_nama_inggris: string
  bahan_nama_lain: string
  bahan_cas: string
  bahan_e_number: string
  bahan_inci: string
  bahan_kode_hs: string
  bahan_fungsi: string
  bahan_halal_kritis: boolean
  bahan_bahaya: string
  bahan_deskripsi: string
}

export function typedFactsOf(facts: MaterialFacts): TypedFacts {
  return {
    kategori_id: String(facts.categoryId),
    bahan_nama: facts.name,
    bahan_nama_inggris: facts.nameEnglish,
    bahan_nama_lain: facts.otherNames.join('\n'),
    bahan_cas: facts.casNumber ?? '',
    bahan_e_number: facts.eNumber ?? '',
    bahan_inci: facts.inci ?? '',
    bahan_kode_hs: facts.hsCode ?? '',
    bahan_fungsi: facts.functions.join('\n'),
    bahan_halal_kritis: facts.halalCritical,
    bahan_bahaya: facts.hazard ?? '',
    bahan_deskripsi: facts.description,
  }
}

/** Of a material of which only the name is known. */
export function noFacts(name: string): TypedFacts {
  return {
    kategori_id: '',
    bahan_nama: name,
    bahan_nama_inggris: '',
    bahan_nama_lain: '',
    bahan_cas: '',
    bahan_e_number: '',
    bahan_inci: '',
    bahan_kode_hs: '',
    bahan_fungsi: '',
    bahan_halal_kritis: false,
    bahan_bahaya: '',
    bahan_deskripsi: '',
  }
}

/** What is sent of them. */
export function factsBody(typed: TypedFacts) {
  return { ...typed, bahan_nama_lain: linesOf(typed.bahan_nama_lain), bahan_fungsi: linesOf(typed.bahan_fungsi) }
}

/** What is wrong within the lists, which the contract finds entry by entry. */
export function faultsOfLists({ bahan_nama_lain, bahan_fungsi }: TypedFacts) {
  return {
    bahan_nama_lain: longLine(bahan_nama_lain, 'Nama lain', LONGEST.materialName),
    bahan_fungsi: longLine(bahan_fungsi, 'Fungsi', LONGEST.materialFunction),
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
