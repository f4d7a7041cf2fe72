import { createContext, use } from 'react'
import { type HeaderWords, indonesian } from './indonesian.ts'

/** Null where the header speaks Indonesian. */
export const HeaderWordsContext = createContext<HeaderWords | null>(null)

/** The labels that the header shows at once, in the chosen language [HEAD-3]. */
export function useHeaderWords(): Record<keyof typeof indonesian, string> {
  return use(HeaderWordsContext) ?? indonesian
}
