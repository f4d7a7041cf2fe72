import type { DocumentPlace } from '#domain/companies/contract-documents.ts'
import type { DocumentKind } from '#domain/companies/document.ts'

const meanings: Record<DocumentKind, string> = {
  npwp: 'Nomor Pokok Wajib Pajak',
  nib: 'Nomor Induk Berusaha',
  sppkp: 'Surat Pengukuhan Pengusaha Kena Pajak',
}

/** What belongs in an empty place. */
export function meaningOf({ kind, wanted }: Pick<DocumentPlace, 'kind' | 'wanted'>): string {
  return wanted ? meanings[kind] : `${meanings[kind]} (opsional)`
}
