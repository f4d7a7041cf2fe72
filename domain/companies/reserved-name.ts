import { Refusal } from '../refusal.ts'

// what else each letter may be written with and still be read as it: other scripts, digits and signs
const LOOKS: Readonly<Record<string, string>> = {
  a: '4@аα',
  b: '8вβь',
  c: 'с',
  e: '3еεё',
  h: 'нһη',
  i: '1іι',
  k: 'кκ',
  l: '1',
  m: 'м',
  n: 'пν',
  o: '0оο',
  p: 'рρ',
  r: 'г',
  s: '5$ѕ',
  t: '7тτ',
  u: 'υ',
  v: 'ν',
}

// beside these the name is still the platform's: legal forms, and who would speak for it; doubled letters are written once
const ADDED = `pt cv ud tbk persero oficial resmi admin administrator suport cs customer service care layanan
  bantuan help tim team pusat platform indonesia id com co`.split(/\s+/)

const added = `(?:${ADDED.map(written).join('|')}|\\p{N})*`
const PLATFORM = new RegExp(`^${added}${written('sentrabahan')}${added}$`, 'u')

/**
 * Whether a company or a person of this name would be taken for the platform: it is 'Sentra Bahan', however written, and
 * nothing more than a legal form or an 'official'. 'PT Sentra Bahana Abadi' and 'CV Sentra Bahan Kimia' are others.
 */
export function isPlatformName(name: string): boolean {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@$]/gu, '')
  return PLATFORM.test(letters)
}

/** Keeps the platform's name for the platform [REG-1]. @throws Refusal name_reserved */
export function refuseReserved(name: string | null, field: string): void {
  if (name !== null && isPlatformName(name)) throw new Refusal('name_reserved', { field })
}

/** A pattern of the word in all its ways of writing, doubled letters included. */
function written(word: string): string {
  return [...word].map((letter) => `[${letter}${LOOKS[letter] ?? ''}]+`).join('')
}
