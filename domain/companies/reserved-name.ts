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

/** A letter, or one of its doubles, as it may be written, and what may follow it. */
interface Letter {
  reads: RegExp
  next: readonly Letter[]
  /** The name may end with it. */
  ends: boolean
}

const after: Letter[] = []
const before: Letter[] = []
after.push(...addedTo(after, true))
before.push(...addedTo(before, false), firstOf('sentrabahan', after, true))

/**
 * Whether a company or a person of this name would be taken for the platform: it is 'Sentra Bahan', however written, and
 * nothing more than a legal form or an 'official'. 'PT Sentra Bahana Abadi' and 'CV Sentra Bahan Kimia' are others.
 */
export function isPlatformName(name: string): boolean {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@$]/gu, '')
  // every reading of a letter is followed at once, however many there are
  let read = new Set<Letter>()
  let awaited: readonly Letter[] = before
  for (const letter of letters) {
    read = new Set(awaited.filter(({ reads }) => reads.test(letter)))
    awaited = [...new Set([...read].flatMap((one) => [one, ...one.next]))]
  }
  return [...read].some(({ ends }) => ends)
}

/** Keeps the platform's name for the platform [REG-1]. @throws Refusal name_reserved */
export function refuseReserved(name: string | null, field: string): void {
  if (name !== null && isPlatformName(name)) throw new Refusal('name_reserved', { field })
}

/** The first letters of what may be added, and numbers, each followed by more of them. */
function addedTo(next: readonly Letter[], ends: boolean): Letter[] {
  return [...ADDED.map((word) => firstOf(word, next, ends)), { reads: /\p{N}/u, next, ends }]
}

/** The first letter of a word, whose last one is followed by `next`. */
function firstOf(word: string, next: readonly Letter[], ends: boolean): Letter {
  const [letter = '', rest] = [word[0], word.slice(1)]
  const reads = new RegExp(`[${letter}${LOOKS[letter] ?? ''}]`, 'u')
  return rest === '' ? { reads, next, ends } : { reads, next: [firstOf(rest, next, ends)], ends: false }
}
