import type { CompanyDocument, DocumentPlace } from '#domain/companies/codec.ts'
import { documentKinds, documentLabel, isWanted } from '#domain/companies/document.ts'
import type { ShownDocument } from './show-documents.ts'

export function documentView(row: ShownDocument): CompanyDocument {
  return { ...row, label: documentLabel(row.kind), uploadedAt: row.uploadedAt.toISOString() }
}

/** One place for each kind, filled or empty. */
export function documentPlaces(rows: readonly ShownDocument[], company: { isPkp: boolean }): DocumentPlace[] {
  return documentKinds.map((kind) => {
    const row = rows.find((one) => one.kind === kind)
    return {
      kind,
      label: documentLabel(kind),
      wanted: isWanted(kind, company),
      document: row ? documentView(row) : null,
    }
  })
}
