import { useState } from 'react'

/**
 * The version somebody was shown when they began to write an answer: when it moves on meanwhile, that is said, and
 * nothing is sent until they have looked [NEGO-14].
 */
export function useSeenVersion(current: number) {
  const [seen, setSeen] = useState(current)
  return { seen, movedOn: seen !== current, catchUp: () => setSeen(current) }
}
