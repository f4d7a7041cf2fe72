import { pdfText } from './pdf-text.ts'
import { type Archive, readArchive } from './read-archive.ts'

/** The text of a PDF, read in a thread beside the process that answers. */
export function text(content: Uint8Array): Promise<string | null> {
  return pdfText(content)
}

/** A zip of PDFs, read in the same. */
export function archive(zip: Uint8Array): Promise<Archive | 'large' | 'unread'> {
  return readArchive(zip)
}
