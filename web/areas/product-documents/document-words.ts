import type { ProductDocumentKind } from '#domain/catalogue/document-kind.ts'
import { fileSizeText, kindLabels } from '#domain/files/file.ts'
import type { ProductDocument } from '#domain/product-documents/contract.ts'
import { languageLabel } from '#domain/product-documents/language.ts'
import { formatDay } from '#web/lib/dates.ts'

/** What a kind of document is, for those who meet its letters for the first time. */
export const documentMeanings: Record<ProductDocumentKind, string> = {
  coa: 'Sertifikat analisis',
  sds: 'Lembar data keselamatan',
  tds: 'Lembar data teknis',
  halal: 'Sertifikat halal',
  specification: 'Spesifikasi produk',
  origin: 'Sertifikat asal barang',
}

/** 'Indonesia · PDF · 340 kB' */
export function factsOf({ language, fileKind, size }: Pick<ProductDocument, 'language' | 'fileKind' | 'size'>): string {
  return `${languageLabel(language)} · ${kindLabels[fileKind]} · ${fileSizeText(size)}`
}

/** 'berlaku sampai 31 Des 2026', 'kedaluwarsa 31 Des 2026'; null where it does not expire. */
export function validityOf({ validUntil, expired }: Pick<ProductDocument, 'validUntil' | 'expired'>): string | null {
  return validUntil && `${expired ? 'kedaluwarsa' : 'berlaku sampai'} ${formatDay(validUntil)}`
}
