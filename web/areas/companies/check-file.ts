import { fileKinds, LARGEST_FILE, mimeTypes } from '#domain/files/file.ts'
import { generalRefusals } from '#domain/refusals.ts'
import { sizeFault } from '#web/lib/form/upload.ts'

/** The files offered in the file dialog. */
export const ACCEPTED = '.pdf,.jpg,.jpeg,.png'

const accepted = new Set<string>(fileKinds.map((kind) => mimeTypes[kind]))

/**
 * Why the server would refuse a file, reported before sending; null if the file may be sent. If the browser does not
 * know the kind, the server decides by content.
 */
export function whyNotSent({ size, type }: { size: number; type: string }, { onlyPdf = false } = {}): string | null {
  const fault = sizeFault(size, LARGEST_FILE)
  if (fault || type === '') return fault
  if (onlyPdf && type !== mimeTypes.pdf) return generalRefusals.pdf_kind.sentence
  return accepted.has(type) ? null : generalRefusals.file_kind.sentence
}
