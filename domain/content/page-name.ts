import { type BusinessDay, dayAfter } from '#domain/business-day.ts'
import { type EnglishOf, words } from '#domain/words.ts'

/** Pages with versioned texts. */
export const pageName = words({ about: 'tentang', terms: 'syarat', privacy: 'privasi' })
export type PageName = EnglishOf<typeof pageName>

/**
 * The first day from which a version written today may be valid. People agree to terms and privacy by the version that
 * they read, so these never change on a day that has begun; texts about the site itself need no consent [ADM-4].
 */
export function earliestDay(page: PageName, today: BusinessDay): BusinessDay {
  return page === 'about' ? today : dayAfter(today)
}

/** Whether a version may still be changed or cancelled [ADM-4]. */
export function mayChange(page: PageName, validFrom: BusinessDay, today: BusinessDay): boolean {
  return validFrom >= earliestDay(page, today)
}
