import { useState } from 'react'

/**
 * The version that an answer is to: the one shown when typing began. If that has moved on, the page shows it, and
 * nothing is sent until the person has reviewed it [NEGO-14].
 */
export function useExpectedVersion(version: number, isTyped: boolean) {
  const [expectedVersion, setExpectedVersion] = useState(version)
  if (!isTyped && expectedVersion !== version) setExpectedVersion(version)
  return { expectedVersion, movedOn: expectedVersion !== version, catchUp: () => setExpectedVersion(version) }
}
