import { words } from '../words.ts'

/** Which people an administrator looks for. */
export const personKind = words({
  blocked: 'diblokir',
  unverified: 'belum_terverifikasi',
  administrator: 'administrator',
})
export type PersonKind = keyof typeof personKind.names
