import type { Section } from '#domain/content/codec.ts'
import type { Deps } from '#server/deps.ts'
import { checkPictures } from './check-pictures.ts'
import { checkText } from './check-text.ts'
import { sectionsOf } from './markdown.ts'
import { findPictures } from './queries-pictures.ts'

/** What readers would see of a text. @throws Refusal text_* */
export async function previewText({ db }: Deps, written: string): Promise<Section[]> {
  checkText(written, 'teks')
  await checkPictures((hashes) => findPictures(db, hashes), written, 'teks')
  return sectionsOf(written)
}
