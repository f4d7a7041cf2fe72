import { type Archive, openArchive } from './open-archive.ts'

/** A zip of PDFs, unpacked in a thread beside the process that answers. */
export default function open(zip: Uint8Array): Archive | 'large' | 'unread' {
  return openArchive(zip)
}
