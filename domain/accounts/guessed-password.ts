// signs that people write for letters, so that 'P@ssw0rd1' is 'password' too
const LETTER_OF: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}
const WRITTEN_FOR = /[@431!0$5]/g
/** Digits and signs beside a word that are no secret beside it: '1', '123', '2026', '!'. */
const MOST_BESIDE = 4
/** Shorter words stand in many passwords by chance. */
const SHORTEST = 4
// what a company is, not what it is called
const LEGAL_FORM = /^(pt|cv|ud|pd|firma|koperasi|tbk|persero)$/
/** Words guessed first on this platform, beside those common everywhere. */
const GUESSED_HERE = ['Sentra Bahan', 'katasandi', 'merdeka', 'pancasila', 'bismillah']

interface GuessedFirst {
  /** Lower-case passwords that many people use. */
  common: ReadonlySet<string>
  /** Names that go with the account: of its person, its companies, its e-mail address. */
  names: readonly string[]
}

/**
 * Whether a password is one of those tried first: a common one, or a common word or a name of the account's own with a few
 * digits or signs beside it [RESET-4].
 */
export function isGuessedFirst(password: string, { common, names }: GuessedFirst): boolean {
  const typed = password.toLowerCase()
  const words = new Set([...names, ...GUESSED_HERE].flatMap(wordsOf))
  return [typed, typed.replace(WRITTEN_FOR, (sign) => LETTER_OF[sign] ?? sign)].some(
    (spelled) => common.has(spelled) || coresOf(spelled, typed).some((core) => common.has(core) || words.has(core)),
  )
}

/** What is left without the digits and signs at both ends, where those are few. */
function coresOf(spelled: string, typed: string): string[] {
  const cores: string[] = []
  for (let start = 0; start <= MOST_BESIDE; start += 1) {
    for (let end = typed.length; end >= typed.length - MOST_BESIDE + start; end -= 1) {
      const beside = typed.slice(0, start) + typed.slice(end)
      if (/\p{L}/u.test(beside)) continue
      const core = lettersOf(spelled.slice(start, end))
      if (core.length >= SHORTEST) cores.push(core)
    }
  }
  return cores
}

/** A name as it may be typed into a password: its words alone and side by side. */
function wordsOf(name: string): string[] {
  const words = name
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const called = words.filter((word) => !LEGAL_FORM.test(word))
  return [words, called].flatMap(besideEachOther).filter((word) => word.length >= SHORTEST)
}

function besideEachOther(words: readonly string[]): string[] {
  return words.flatMap((_, first) =>
    words.slice(first).map((_, count) => words.slice(first, first + count + 1).join('')),
  )
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
