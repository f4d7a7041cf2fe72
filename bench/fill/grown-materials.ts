import type { Material } from '#server/demo/read-materials.ts'
import { pick, seededRandom } from '#server/demo/seeded-random.ts'

// Materials that do not exist, each traded like a real one: its words, its number and its names are its own.

const heads: readonly (readonly [string, string])[] = [
  ['Asam', 'Acid'],
  ['Natrium', 'Sodium'],
  ['Kalium', 'Potassium'],
  ['Kalsium', 'Calcium'],
  ['Magnesium', 'Magnesium'],
  ['Minyak', 'Oil of'],
  ['Ekstrak', 'Extract of'],
  ['Serbuk', 'Powdered'],
  ['Ester', 'Ester of'],
  ['Gliserol', 'Glycerol'],
]
const beginnings = ['ve', 'lo', 'ru', 'ta', 'mi', 'ze', 'po', 'ka', 'du', 'fe', 'ni', 'sa', 'go', 'ba', 'hu', 'je']
const endings = ['rin', 'sat', 'nol', 'vat', 'mid', 'lin', 'zol', 'tan', 'dur', 'sil', 'ron', 'mat']

/** The real materials first, then as many as are missing. */
export function growMaterials(real: readonly Material[], count: number): Material[] {
  const grown = Array.from({ length: Math.max(0, count - real.length) }, (_, number) => grownMaterial(real, number))
  return [...real.slice(0, Math.max(count, real.length)), ...grown]
}

function grownMaterial(real: readonly Material[], number: number): Material {
  const random = seededRandom(`material ${number}`)
  const like = pick(random, real)
  const word = wordOf(number)
  const [head, headEnglish] = pick(random, heads)
  const code = `${word.slice(0, 3).toUpperCase()}-${100 + (number % 900)}`
  return {
    ...like,
    id: `${head.toLowerCase()}-${word}`,
    name: `${head} ${capital(word)}`,
    nameEn: `${headEnglish} ${capital(word)}`,
    synonyms: [code, `${word}at`, `${capital(word)} ${pick(random, ['halus', 'murni', 'teknis', 'anhidrat'])}`],
    casNumber: casNumber(number),
    eNumber: null,
    inci: like.categoryId === 3 ? `${word.toUpperCase()} ${headEnglish.toUpperCase()}` : null,
    description: `${capital(word)} tidak ada; ia diukur seperti ${like.name}. ${like.description}`,
  }
}

/** A distinct word per number: four syllables, the digits of the number in a mixed base. */
function wordOf(number: number): string {
  const scattered = (number * 7919) % (beginnings.length ** 3 * endings.length)
  const [first, second, third] = [1, 2, 3].map((place) => {
    const digit = Math.floor(scattered / endings.length / beginnings.length ** (place - 1)) % beginnings.length
    return beginnings[digit]
  })
  return `${first}${second}${third}${endings[scattered % endings.length]}`
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`
}

/** Of no registered substance, with the right check digit. */
function casNumber(number: number): string {
  const digits = `${99_000_00 + Math.floor(number / 100)}${String(number % 100).padStart(2, '0')}`
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (place + 1), 0)
  return `${digits.slice(0, -2)}-${digits.slice(-2)}-${sum % 10}`
}
