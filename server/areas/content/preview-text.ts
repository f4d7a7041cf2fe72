import type { Section } from '#domain/content/contract.ts'
import type { Deps } from '#server/deps.ts'
import { checkPictures } from './check-pictures.ts'
import { checkText } from './check-text.ts'
import { findPictures } from './queries-pictures.ts'
import { textRead } from './text-aside.ts'

/** What readers would see of a text. @throws Refusal text_* */
export async function previewText({ db }: Deps, written: string): Promise<Section[]> {
  await checkText(written, 'text')
  await checkPictures((hashes) => findPictures(db, hashes), written, 'text')
  return (await textRead(written)).sections
}
