import { sql } from 'kysely'
import { type DocumentKind, documentKinds } from '#domain/companies/document.ts'
import type { FileKind } from '#domain/file.ts'
import type { CompanyId } from '#domain/ids.ts'
import { documentFiles } from '#server/areas/companies/public.ts'
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

/** Whose document it is, where it was attached to a request to this seller. */
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
