import type { CompanyDocument, DocumentPlace } from '#domain/companies/contract-documents.ts'
import { documentKinds, documentLabel, isWanted } from '#domain/companies/document.ts'
import type { ShownDocument } from './show-documents.ts'

export function documentView(row: ShownDocument): CompanyDocument {
  return {
    dokumen_id: row.id,
    jenis: row.kind,
    nama: documentLabel(row.kind),
    nama_berkas: row.fileName,
    tipe: row.fileKind,
    ukuran: row.size,
    diunggah_oleh: row.uploaderName,
    diunggah: row.uploadedAt.toISOString(),
    terkirim: row.shared,
  }
}

/** A place for each kind, filled or not. */
export function documentPlaces(rows: readonly ShownDocument[], company: { isPkp: boolean }): DocumentPlace[] {
  return documentKinds.map((kind) => {
    const row = rows.find((one) => one.kind === kind)
    return {
      jenis: kind,
      nama: documentLabel(kind),
      diminta: isWanted(kind, company),
      dokumen: row ? documentView(row) : null,
    }
  })
}
