import type { HeaderWords } from './indonesian.ts'
import type { Language } from './language.ts'

/** The header's labels in a language, loaded on demand; null for the default ones, which are with the code [HEAD-3]. */
export async function wordsOf(language: Language): Promise<HeaderWords | null> {
  return dictionaries[language]()
}

const dictionaries = {
  id: async () => null,
  en: async () => (await import('./english.ts')).english,
  ru: async () => (await import('./russian.ts')).russian,
  ar: async () => (await import('./arabic.ts')).arabic,
} satisfies Record<Language, () => Promise<HeaderWords | null>>
