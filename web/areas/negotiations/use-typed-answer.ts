import { useState } from 'react'

/**
 * What is typed in answer to an offer that stands on the page, with the version that was shown when the typing began:
 * when that has moved on, it is said, and nothing is sent until somebody has looked [NEGO-14].
 */
export function useTypedAnswer(version: number) {
  const [answer, setAnswer] = useState<{ typed: string; seenVersion: number } | null>(null)
  const seenVersion = answer?.seenVersion ?? version
  return {
    /** Null until something is typed, and again when it is taken back. */
    typed: answer?.typed ?? null,
    seenVersion,
    movedOn: seenVersion !== version,
    type: (typed: string | null) => setAnswer(typed === null ? null : { typed, seenVersion }),
    catchUp: () => setAnswer(answer && { ...answer, seenVersion: version }),
  }
}
