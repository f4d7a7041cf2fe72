import {
  type ProductDocumentKind,
  productDocumentKinds,
  productDocumentLabel,
} from '#domain/catalogue/document-kind.ts'
import { words } from '#domain/words.ts'

/** How the documents in a folder stand: as the first of these that is true, read from the end. */
export const folderStates = ['valid', 'ending', 'ended', 'replaced'] as const
export type FolderState = (typeof folderStates)[number]

/** Wire names of the library's document states. */
export const folderState = words({ valid: 'berlaku', ending: 'segera', ended: 'berakhir', replaced: 'diganti' })

const labels: Record<FolderState, string> = {
  valid: 'Berlaku',
  ending: 'Segera berakhir',
  ended: 'Berakhir',
  replaced: 'Diganti',
}

/** The display name of a state. */
export function folderStateLabel(state: FolderState): string {
  return labels[state]
}

/** In which order a folder lists its documents: bought last first, ending first, by the name of the product. */
export const folderOrder = words({ newest: 'terbaru', ending: 'berakhir', name: 'nama' })
export type FolderOrder = 'newest' | 'ending' | 'name'

/** A word of a search, and the kinds of documents that it names. */
export interface SearchedWord {
  text: string
  kinds: readonly ProductDocumentKind[]
}

// 'a' names no kind
const SHORTEST_NAME = 3

/** The words that a document is searched by: each has to be found in one of its names, or be its kind [DOC-2]. */
export function searchedWords(keyword: string): SearchedWord[] {
  const texts = keyword.split(/\s+/u).filter((text) => text !== '')
  return [...new Set(texts)].map((text) => ({ text, kinds: kindsNamed(text.toLowerCase()) }))
}

function kindsNamed(text: string): ProductDocumentKind[] {
  if (text.length < SHORTEST_NAME) return []
  return productDocumentKinds.filter((kind) => productDocumentLabel(kind).toLowerCase().includes(text))
}
