import type { ApplicationFacts } from './missing.ts'

/** One fact for the administrator's review, beside the documents. */
export interface Check {
  name: 'npwp' | 'nib' | 'legalName' | 'bankHolder' | 'licences'
  value: string | null
  fits: boolean
  /** The finding, as a sentence without its full stop. */
  found: string
  /** Words of the value that stand differently where it is compared with. */
  differing: readonly string[]
}

interface Known {
  /** As the company is registered. */
  company: { name: string; npwp: string | null; nib: string | null }
  /** Other companies with the same number. */
  sameNpwp: readonly string[]
  sameNib: readonly string[]
  today: string
}

/** Automatic checks without the document: form, duplicates, and consistency with other data [ADM-2]. */
export function checksOf(facts: ApplicationFacts, { company, sameNpwp, sameNib, today }: Known): Check[] {
  const expired = facts.licences.filter(({ validUntil }) => validUntil !== null && validUntil < today)
  return [
    numberCheck('npwp', facts.npwp, { length: 16, registered: company.npwp, same: sameNpwp }),
    numberCheck('nib', facts.nib, { length: 13, registered: company.nib, same: sameNib }),
    nameCheck('legalName', facts.legalName, { name: company.name, where: 'nama terdaftar' }),
    nameCheck('bankHolder', facts.bankHolder, { name: facts.legalName ?? company.name, where: 'nama sesuai NIB' }),
    {
      name: 'licences',
      value: facts.licences.length === 0 ? null : facts.licences.map(({ name }) => name).join(', '),
      fits: expired.length === 0,
      found:
        expired.length > 0
          ? `sudah berakhir: ${expired.map(({ name }) => name).join(', ')}`
          : facts.licences.length === 0
            ? 'tidak ada yang disebut'
            : 'belum berakhir menurut tanggal yang ditulis',
      differing: [],
    },
  ]
}

/** The form of a number, and who else has it. */
export function numberCheck(
  name: 'npwp' | 'nib',
  value: string | null,
  { length, registered, same }: { length: number; registered: string | null; same: readonly string[] },
): Check {
  const answer = (fits: boolean, found: string): Check => ({ name, value, fits, found, differing: [] })
  if (value === null || !/^\d+$/.test(value) || value.length !== length) return answer(false, `harus ${length} angka`)
  if (same.length > 0) return answer(false, `sudah dipakai ${same.join(', ')}`)
  if (registered !== null && registered !== value) return answer(false, `perusahaan terdaftar dengan ${registered}`)
  return answer(true, `format benar (${length} angka), belum dipakai perusahaan lain`)
}

function nameCheck(
  name: 'legalName' | 'bankHolder',
  value: string | null,
  { name: other, where }: { name: string; where: string },
): Check {
  return { name, value, ...comparedNames(value, other, where) }
}

/** Whether two names have the same words, and those of the first that the other lacks. */
export function comparedNames(value: string | null, other: string, where: string) {
  const differing = differingWords(value ?? '', other)
  const fits = value !== null && differing.length === 0 && differingWords(other, value).length === 0
  return { fits, found: fits ? `sama dengan ${where}` : `${where}: ${other}`, differing }
}

/** The words of a text that another does not have, however they are written: 'PT. UJI' has those of 'Uji, PT'. */
export function differingWords(text: string, other: string): string[] {
  const there = new Set(wordsOf(other).map(folded))
  return wordsOf(text).filter((word) => !there.has(folded(word)))
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => folded(word) !== '')
}

function folded(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
