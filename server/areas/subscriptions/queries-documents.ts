import { sql } from 'kysely'
import { type DocumentKind, documentKinds } from '#domain/companies/document.ts'
import type { FileKind } from '#domain/files/file.ts'
import type { CompanyId } from '#domain/ids.ts'
import { documentFiles } from '#server/areas/companies/public.ts'
import type { Db, Tx } from '#server/platform/database.ts'

/** Records which documents were attached to an act. */
export async function insertAttachments(tx: Tx, eventId: string, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return
  await tx
    .insertInto('subscription_documents')
    .values(documentIds.map((document_id) => ({ event_id: eventId, document_id })))
    .execute()
}

/** A document attached to an act. */
export interface AttachmentRow {
  eventId: string
  documentId: string
  kind: DocumentKind
  fileName: string
  fileKind: FileKind
  size: number
  at: Date
}

/** Everything attached to a subscription, latest first. */
export async function findAttachments(db: Db, subscriptionId: string): Promise<AttachmentRow[]> {
  return db
    .selectFrom('subscription_events as event')
    .innerJoin('subscription_documents as attached', 'attached.event_id', 'event.id')
    .innerJoin(documentFiles.as('document'), 'document.id', 'attached.document_id')
    .select([
      'event.id as eventId',
      'document.id as documentId',
      'document.kind',
      'document.fileName',
      'document.fileKind',
      'document.size',
      'event.at',
    ])
    .where('event.subscription_id', '=', subscriptionId)
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .orderBy(sql`array_position(${documentKinds}::text[], document.kind)`)
    .execute()
}

/** The buyer that attached the document to its request to this seller, if any. */
export async function findSenderOf(
  db: Db,
  sellerId: CompanyId,
  subscriptionId: string,
  documentId: string,
): Promise<string | undefined> {
  const sent = await db
    .selectFrom('subscriptions as subscription')
    .innerJoin('subscription_events as event', 'event.subscription_id', 'subscription.id')
    .innerJoin('subscription_documents as attached', 'attached.event_id', 'event.id')
    .select('subscription.buyer_id as buyerId')
    .where('subscription.seller_id', '=', sellerId)
    .where('subscription.id', '=', subscriptionId)
    .where('attached.document_id', '=', documentId)
    .limit(1)
    .executeTakeFirst()
  return sent?.buyerId
}
