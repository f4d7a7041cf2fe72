import { useState } from 'react'

/**
 * The version that an answer is to: the one shown when typing began. If that has moved on, the page says so, and nothing
 * is sent until the person has looked [NEGO-14].
 */
export function useSeenVersion(version: number, isTyped: boolean) {
  const [seenVersion, setSeenVersion] = useState(version)
  if (!isTyped && seenVersion !== version) setSeenVersion(version)
  return { seenVersion, movedOn: seenVersion !== version, catchUp: () => setSeenVersion(version) }
}
