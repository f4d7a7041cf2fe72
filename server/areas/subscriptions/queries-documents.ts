import { sql } from 'kysely'
import type { DocumentKind } from '#domain/companies/document.ts'
import type { FileKind } from '#domain/file.ts'
import type { CompanyId } from '#domain/ids.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** Notes which documents went along with an act. */
export async function insertAttachments(tx: Tx, eventId: string, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return
  await tx
    .insertInto('subscription_documents')
    .values(documentIds.map((document_id) => ({ event_id: eventId, document_id })))
    .execute()
}

/** A document as it was attached to an act. */
export interface AttachmentRow {
  eventId: string
  documentId: string
  kind: DocumentKind
  fileName: string
  fileKind: FileKind
  size: number
  at: Date
}

/** All that was attached to a subscription, the latest first. */
export async function findAttachments(db: Db, subscriptionId: string): Promise<AttachmentRow[]> {
  const found = await sql<AttachmentRow>`
    select event.id as "eventId", document.id as "documentId", document.kind, file.name as "fileName",
      file.kind as "fileKind", file.size, event.at
    from subscription_events event
    join subscription_documents attached on attached.event_id = event.id
    join company_documents document on document.id = attached.document_id
    join stored_files file on file.id = document.file_id
    where event.subscription_id = ${subscriptionId}
    order by event.at desc, event.id desc, array_position(array['npwp', 'nib', 'sppkp'], document.kind)`.execute(db)
  return found.rows
}

/** Whose document it is, where it was attached to a request to this seller. */
export async function findSenderOf(
  db: Db,
  sellerId: CompanyId,
  subscriptionId: string,
  documentId: string,
): Promise<CompanyId | undefined> {
  const found = await sql<{ buyerId: CompanyId }>`
    select subscription.buyer_id as "buyerId" from subscriptions subscription
    where subscription.seller_id = ${sellerId} and subscription.id = ${subscriptionId}
      and exists (
        select from subscription_events event
        join subscription_documents attached on attached.event_id = event.id
        where event.subscription_id = subscription.id and attached.document_id = ${documentId})`.execute(db)
  return found.rows[0]?.buyerId
}
