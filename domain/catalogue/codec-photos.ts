import { type EnglishOf, record } from '../codec.ts'
import type { WirePhoto } from './contract-photos.ts'

/** A photo of the seller's own product. */
export const ownPhoto = record<WirePhoto>()({ id: 'foto_id', alt: 'teks', hash: 'tanda' })
export type OwnPhoto = EnglishOf<typeof ownPhoto>
