import type { BusinessDay } from '../business-day.ts'

/** Whether a version may still be changed or removed: nobody has been asked it yet [ADM-5]. */
export function isOpen(validFrom: BusinessDay | null, today: BusinessDay): boolean {
  return validFrom === null || validFrom > today
}

/** The version that is asked on a day, of any order; undefined before the first one [ADM-5]. */
export function askedOn<V extends { validFrom: BusinessDay | null }>(
  versions: readonly V[],
  day: BusinessDay,
): V | undefined {
  return versions.reduce<V | undefined>((best, one) => {
    if (one.validFrom === null || one.validFrom > day) return best
    return best?.validFrom && best.validFrom > one.validFrom ? best : one
  }, undefined)
}

interface Asking {
  isNewQuestion: boolean
  validFrom: BusinessDay | null
}

/**
 * Which question a version asks, counted from 1: versions with one number ask the same, in other words or with other
 * options. Null of a draft, of which nobody knows yet after which version it will stand [ADM-5].
 */
export function questionNumber(version: Asking, versions: readonly Asking[]): number | null {
  const { validFrom } = version
  if (validFrom === null) return null
  return versions.filter((one) => one.isNewQuestion && one.validFrom !== null && one.validFrom <= validFrom).length
}
