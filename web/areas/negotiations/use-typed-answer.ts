import { useState } from 'react'

/**
 * An answer typed to an offer on the page, with the version shown when typing began: if that has moved on, the page
 * says so, and nothing is sent until the person has looked [NEGO-14].
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
