import { documentLabel } from '#domain/companies/document.ts'
import type { AttachedDocument, ReceivedDocument } from '#domain/subscriptions/codec.ts'
import type { AttachmentRow } from './queries-documents.ts'

/** What was attached to one act. */
export function attachedTo(eventId: string, attachments: readonly AttachmentRow[]): AttachedDocument[] {
  return attachments.filter((one) => one.eventId === eventId).map(documentView)
}

/** Every document a seller has received, once each, latest first. */
export function receivedView(attachments: readonly AttachmentRow[]): ReceivedDocument[] {
  const ids = new Set<string>()
  return attachments.filter(({ documentId }) => !ids.has(documentId) && ids.add(documentId)).map(documentView)
}

function documentView(row: AttachmentRow): ReceivedDocument {
  return { ...row, id: row.documentId, name: documentLabel(row.kind), receivedAt: row.at.toISOString() }
}
