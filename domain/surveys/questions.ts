import { OTHER_OPTION } from './answer.ts'
import type { CountedVersion } from './contract-administration.ts'

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
 * What was answered to each question, newest first: options with one id are the same in all its versions, whatever their
 * words. The versions come newest first [ADM-5].
 */
export function byQuestion(versions: readonly CountedVersion[]): CountedQuestion[] {
  return [...Map.groupBy(versions, ({ question }) => question)].map(([number, asking]) => {
    const options = new Map<number, CountedQuestion['options'][number]>()
    for (const { id, label, count } of asking.flatMap((version) => version.options)) {
      const met = options.get(id)
      options.set(id, met ? { ...met, count: met.count + count } : { id, label, count })
    }
    const all = [...options.values()]
    return {
      number,
      title: asking[0]?.title ?? '',
      versions: asking,
      options: [...all.filter(({ id }) => id !== OTHER_OPTION), ...all.filter(({ id }) => id === OTHER_OPTION)],
      total: all.reduce((sum, { count }) => sum + count, 0),
    }
  })
}
