import { LARGEST_FILE, mimeTypes } from '#domain/file.ts'
import { generalRefusals } from '#domain/refusals.ts'

/** What the file dialog offers. */
export const ACCEPTED = '.pdf,.jpg,.jpeg,.png'

const accepted = new Set(Object.values(mimeTypes))

/**
 * What the server would refuse, said before anything is sent; null where it may be sent. A browser that does not know
 * the kind leaves it to the server, which looks at the content.
 */
export function whyNotSent({ size, type }: { size: number; type: string }): string | null {
  if (size === 0) return generalRefusals.file_empty.sentence
  if (size > LARGEST_FILE) return generalRefusals.file_too_large.sentence
  if (type !== '' && !accepted.has(type)) return generalRefusals.file_kind.sentence
  return null
}
