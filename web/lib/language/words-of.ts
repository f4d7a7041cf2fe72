import { type HeaderWords, indonesian } from './indonesian.ts'
import type { Language } from './language.ts'

/** The header's labels in a language; all but the usual ones are loaded when they are wanted [HEAD-3]. */
export async function wordsOf(language: Language): Promise<HeaderWords> {
  return dictionaries[language]()
}

const dictionaries = {
  id: async () => indonesian,
  en: async () => (await import('./english.ts')).english,
  ru: async () => (await import('./russian.ts')).russian,
  ar: async () => (await import('./arabic.ts')).arabic,
} satisfies Record<Language, () => Promise<HeaderWords>>
