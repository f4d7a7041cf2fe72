import { use } from 'react'
import { HeaderWordsContext } from './header-words.ts'
import { indonesian } from './indonesian.ts'
import { indonesianInside } from './indonesian-inside.ts'

const usual = { ...indonesian, ...indonesianInside }

/** All labels of the surrounding header, for its lazy chunks [HEAD-3]. */
export function useInsideWords(): typeof usual {
  return use(HeaderWordsContext) ?? usual
}
