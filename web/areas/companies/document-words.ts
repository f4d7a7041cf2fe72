import type { DocumentPlace } from '#domain/companies/contract-documents.ts'
import type { DocumentKind } from '#domain/companies/document.ts'

const meanings: Record<DocumentKind, string> = {
  npwp: 'Nomor Pokok Wajib Pajak',
  nib: 'Nomor Induk Berusaha',
  sppkp: 'Surat Pengukuhan Pengusaha Kena Pajak',
}

/** What belongs into an empty place. */
export function meaningOf({ jenis, diminta }: Pick<DocumentPlace, 'jenis' | 'diminta'>): string {
  return diminta ? meanings[jenis] : `${meanings[jenis]} (opsional)`
}
