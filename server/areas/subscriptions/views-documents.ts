import type { DocumentName } from '#domain/companies/contract-documents.ts'
import { documentLabel } from '#domain/companies/document.ts'
import type { ReceivedDocument } from '#domain/subscriptions/contract.ts'
import type { AttachmentRow } from './queries-documents.ts'

/** What went along with one act. */
export function attachedTo(eventId: string, attachments: readonly AttachmentRow[]): DocumentName[] {
  return attachments.filter((one) => one.eventId === eventId).map(nameView)
}

/** All a seller has received, each document once, the latest first. */
export function receivedView(attachments: readonly AttachmentRow[]): ReceivedDocument[] {
  const ids = new Set<string>()
  const once = attachments.filter(({ documentId }) => !ids.has(documentId) && ids.add(documentId))
  return once.map((row) => ({
    ...nameView(row),
    tipe: row.fileKind,
    ukuran: row.size,
    diterima: row.at.toISOString(),
  }))
}

function nameView({ documentId, kind, fileName }: AttachmentRow): DocumentName {
  return { dokumen_id: documentId, jenis: kind, nama: documentLabel(kind), nama_berkas: fileName }
}
