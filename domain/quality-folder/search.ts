import { type ProductDocumentKind, productDocumentKinds, productDocumentLabel } from '../catalogue/document-kind.ts'

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
