/** The languages of documents, as the wire names them too. */
export const documentLanguages = ['id', 'en'] as const
export type DocumentLanguage = (typeof documentLanguages)[number]

const labels: Record<DocumentLanguage, string> = { id: 'Indonesia', en: 'Inggris' }

/** The display name of a language. */
export function languageLabel(language: DocumentLanguage): string {
  return labels[language]
}

/** Which lots the seller sees. */
export const lotFilters = ['semua', 'tanpa-coa'] as const
