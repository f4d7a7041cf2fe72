import { type ContentPicture, pictureAddress, readPictureAddress } from '#domain/content/picture.ts'
import { Refusal } from '#domain/refusal.ts'
import { textRead } from './text-aside.ts'

/**
 * Refuses a text with markup that would not be shown. @throws Refusal text_html | text_link | text_picture | text_part
 */
export async function checkText(body: string, field: string): Promise<void> {
  const { fault } = await textRead(body)
  if (fault) throw new Refusal(`text_${fault}`, { field })
}

type Finding = (hashes: readonly string[]) => Promise<ContentPicture[]>

/** Refuses a text that shows a picture which is not there: one of another site, or one that has gone [ADM-4]. @throws Refusal text_picture */
export async function checkPictures(find: Finding, body: string, field: string): Promise<void> {
  const { pictures } = await textRead(body)
  await checkAll(find, pictures, field)
}

/**
 * Refuses a head picture of an article that does not exist or has no alternative text [ADM-4].
 * @throws Refusal text_picture | head_picture_text
 */
export async function checkHeadPicture(find: Finding, address: string, alt: string): Promise<void> {
  if (address === '') return
  const picture = readPictureAddress(address)
  if (!picture) throw new Refusal('text_picture', { field: 'gambar' })
  if (alt === '') throw new Refusal('head_picture_text', { field: 'gambar_teks' })
  await checkAll(find, [picture], 'gambar')
}

async function checkAll(find: Finding, pictures: readonly ContentPicture[], field: string): Promise<void> {
  if (pictures.length === 0) return
  const there = new Set((await find(pictures.map(({ hash }) => hash))).map(pictureAddress))
  if (pictures.some((picture) => !there.has(pictureAddress(picture)))) throw new Refusal('text_picture', { field })
}
