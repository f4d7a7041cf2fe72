import { fileSizeText, LARGEST_PHOTO, mimeTypes, photoKinds } from '#domain/file.ts'
import { fillWords } from '#domain/fill-words.ts'
import { generalRefusals } from '#domain/refusals.ts'

const accepted = new Set<string>(photoKinds.map((kind) => mimeTypes[kind]))

/** What the browser offers where a photo is chosen. */
export const PHOTO_ENDINGS = '.jpg,.jpeg,.png,.webp,.avif'

/** Why a file is not sent as a photo at all; null where only the server can tell. */
export function photoFault({ size, type }: Pick<File, 'size' | 'type'>): string | null {
  if (size === 0) return generalRefusals.file_empty.sentence
  if (size > LARGEST_PHOTO)
    return fillWords(generalRefusals.file_too_large.sentence, { largest: fileSizeText(LARGEST_PHOTO) })
  return type !== '' && !accepted.has(type) ? generalRefusals.photo_kind.sentence : null
}
