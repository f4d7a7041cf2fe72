import { createContext, use } from 'react'
import { type HeaderWords, indonesian } from './indonesian.ts'

export const HeaderWordsContext = createContext<HeaderWords>(indonesian)

/** The labels of the header around a part, in the chosen language; elsewhere in Indonesian [HEAD-3]. */
export function useHeaderWords(): HeaderWords {
  return use(HeaderWordsContext)
}
