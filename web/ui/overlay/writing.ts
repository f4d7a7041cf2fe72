import { createContext, use } from 'react'

/** The language of what floats over the page but belongs to a part in another language. */
export interface Writing {
  lang?: string
  dir?: 'ltr' | 'rtl'
  /** The label of its closing button. */
  close: string
}

export const WritingContext = createContext<Writing>({ close: 'Tutup' })

/** Language and direction as attributes, and the words of the closing button. */
export function useWriting(): { attributes: Omit<Writing, 'close'>; close: string } {
  const { close, ...attributes } = use(WritingContext)
  return { attributes, close }
}
