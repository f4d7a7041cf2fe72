import { fileKinds, fileSizeText, LARGEST_FILE, mimeTypes } from '#domain/files/file.ts'
import { fillWords } from '#domain/fill-words.ts'
import { generalRefusals } from '#domain/refusals.ts'

/** The files offered in the file dialog. */
export const ACCEPTED = '.pdf,.jpg,.jpeg,.png'

const accepted = new Set<string>(fileKinds.map((kind) => mimeTypes[kind]))

/**
 * Why the server would refuse a file, reported before sending; null if the file may be sent. If the browser does not
 * know the kind, the server decides by content.
 */
export function whyNotSent({ size, type }: { size: number; type: string }, { onlyPdf = false } = {}): string | null {
  if (size === 0) return generalRefusals.file_empty.sentence
  if (size > LARGEST_FILE) {
    return fillWords(generalRefusals.file_too_large.sentence, { largest: fileSizeText(LARGEST_FILE) })
  }
  if (onlyPdf && type !== '' && type !== mimeTypes.pdf) return generalRefusals.pdf_kind.sentence
  if (type !== '' && !accepted.has(type)) return generalRefusals.file_kind.sentence
  return null
}
