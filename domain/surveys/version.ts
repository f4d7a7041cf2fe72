import type { BusinessDay } from '#domain/business-day.ts'
import { OTHER_OPTION } from './answer.ts'
import type { CountedVersion } from './contract-administration.ts'

/** Whether a version may still be changed or removed: it has not been asked yet [ADM-5]. */
export function isOpen(validFrom: BusinessDay | null, today: BusinessDay): boolean {
  return validFrom === null || validFrom > today
}

/** The version that is asked on a day, of any order; undefined before the first one [ADM-5]. */
export function currentOn<V extends { validFrom: BusinessDay | null }>(
  versions: readonly V[],
  day: BusinessDay,
): V | undefined {
  return versions.reduce<V | undefined>((best, one) => {
    if (one.validFrom === null || one.validFrom > day) return best
    return best?.validFrom && best.validFrom > one.validFrom ? best : one
  }, undefined)
}

interface VersionStart {
  isNewQuestion: boolean
  validFrom: BusinessDay | null
}

/**
 * Which question a version asks, counted from 1: versions with one number ask the same, in other words or with other
 * options. Null of a draft, whose place in the order of versions is not known yet [ADM-5].
 */
export function questionNumber(version: VersionStart, versions: readonly VersionStart[]): number | null {
  const { validFrom } = version
  if (validFrom === null) return null
  return versions.filter((one) => one.isNewQuestion && one.validFrom !== null && one.validFrom <= validFrom).length
}

export interface CountedQuestion {
  number: number
  /** In the words of its newest version. */
  title: string
  /** Newest first. */
  versions: readonly CountedVersion[]
  /** In the order of the newest version, then those it no longer has; 'Lainnya' last. */
  options: { id: number; label: string; count: number }[]
  total: number
}

/**
 * The answers to each question, newest first: options with one id are the same in all its versions, whatever their
 * words. The versions come newest first [ADM-5].
 */
export function byQuestion(versions: readonly CountedVersion[]): CountedQuestion[] {
  return [...Map.groupBy(versions, ({ question }) => question)].map(([number, ofQuestion]) => {
    const options = new Map<number, CountedQuestion['options'][number]>()
    for (const { id, label, count } of ofQuestion.flatMap((version) => version.options)) {
      const met = options.get(id)
      options.set(id, met ? { ...met, count: met.count + count } : { id, label, count })
    }
    const all = [...options.values()]
    return {
      number,
      title: ofQuestion[0]?.title ?? '',
      versions: ofQuestion,
      options: [...all.filter(({ id }) => id !== OTHER_OPTION), ...all.filter(({ id }) => id === OTHER_OPTION)],
      total: all.reduce((sum, { count }) => sum + count, 0),
    }
  })
}
