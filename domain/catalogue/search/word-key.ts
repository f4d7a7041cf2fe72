import { plainSigns } from '#domain/plain-signs.ts'

/** What spellings of one word have in common: capitals, blanks and dashes are none of it [SHOP-2]. */
export function wordKey(text: string): string {
  return plainSigns(text).toLowerCase().replace(/[- ]/g, '')
}
