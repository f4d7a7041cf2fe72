import { move, transferableSymbol, valueSymbol } from 'piscina'
import { openArchive } from './open-archive.ts'

/** A zip of PDFs, unpacked in a thread beside the process that answers; the bytes of the PDFs are handed over, not copied. */
export default function open(zip: Uint8Array) {
  const opened = openArchive(zip)
  if (typeof opened === 'string') return opened
  const bytes = opened.pdfs.map(({ content }) => content.buffer as ArrayBuffer) // each has its own, made by fflate
  return move({ [transferableSymbol]: bytes, [valueSymbol]: opened })
}
