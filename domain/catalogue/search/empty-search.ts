import { type BusinessDay, daysAfter } from '#domain/business-day.ts'
import { LONGEST } from '#domain/limits.ts'
import { wordsOf } from './words.ts'

// to see what is missing now, and not what was
const DAYS_REPORTED = 30
const DAYS_KEPT = 90

/** The counted form of a keyword without results: its words, '' without any [MAT-4]. */
export function countedWords(keyword: string): string {
  return wordsOf(keyword).join(' ').slice(0, LONGEST.keyword).trimEnd()
}

/** The first and the last day of a report, both included; the last of 30 is today where nothing else is requested. */
export function daysReported({ from, until }: { from?: BusinessDay; until?: BusinessDay }, today: BusinessDay) {
  const last = until ?? today
  return { from: from ?? daysAfter(last, 1 - DAYS_REPORTED), until: last }
}

/** The first day of the stored searches. */
export function firstStoredDay(today: BusinessDay): BusinessDay {
  return daysAfter(today, -DAYS_KEPT)
}
