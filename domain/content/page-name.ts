import { type EnglishOf, words } from '../codec.ts'

/** Pages whose text is kept in versions. */
export const pageName = words({ about: 'tentang', terms: 'syarat', privacy: 'privasi' })
export type PageName = EnglishOf<typeof pageName>
