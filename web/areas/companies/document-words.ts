import type { DocumentSlot } from '#domain/companies/contract-documents.ts'
import type { DocumentKind } from '#domain/companies/document.ts'

const meanings: Record<DocumentKind, string> = {
  npwp: 'Nomor Pokok Wajib Pajak',
  nib: 'Nomor Induk Berusaha',
  sppkp: 'Surat Pengukuhan Pengusaha Kena Pajak',
}

/** The description of an empty slot. */
export function meaningOf({ kind, requested }: Pick<DocumentSlot, 'kind' | 'requested'>): string {
  return requested ? meanings[kind] : `${meanings[kind]} (opsional)`
}
