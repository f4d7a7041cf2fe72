/** The languages of the header, each by its own name; the pages are in Indonesian [HEAD-3]. */
export const languages = { id: 'Indonesia', en: 'English', ru: 'Русский', ar: 'العربية' } as const

export type Language = keyof typeof languages

/** The default language of the header. */
export const USUAL_LANGUAGE: Language = 'id'

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
