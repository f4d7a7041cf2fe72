import type { Buyer, Member } from '#domain/accounts/actor.ts'
import { businessDay, startOfDay } from '#domain/business-day.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import type { FileKey } from '#server/platform/files/file-store.ts'
import { storedFiles } from '#server/platform/files/queries.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** A photo that no claim has yet. @returns its id */
export async function insertPhoto(
  tx: Tx,
  { buyer, shipmentId, fileId }: { buyer: Buyer; shipmentId: string; fileId: string },
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('claim_photos')
    .values({
      buyer_id: buyer.companyId,
      shipment_id: shipmentId,
      file_id: fileId,
      added_by: buyer.userId,
      added_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** How many photos the company has uploaded today, in Jakarta. */
export async function countPhotosToday(tx: Tx, { companyId }: Buyer, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('claim_photos')
    .select(({ cast, fn }) => cast<number>(fn.countAll(), 'integer').as('count'))
    .where('buyer_id', '=', companyId)
    .where('added_at', '>=', startOfDay(businessDay(now)))
    .executeTakeFirstOrThrow()
  return count
}

interface Attached {
  claimId: string
  shipmentId: string
  event: 'submit' | 'contest'
  photoIds: readonly string[]
}

/** Gives photos of the company that no claim has to a claim. @returns how many it got */
export async function attachPhotos(
  tx: Tx,
  { companyId }: Buyer,
  { claimId, shipmentId, event, photoIds }: Attached,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('claim_photos')
    .set({ claim_id: claimId, event })
    .where('buyer_id', '=', companyId)
    .where('shipment_id', '=', shipmentId)
    .where('claim_id', 'is', null)
    .where('id', '=', anyOf(photoIds))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

export interface PhotoRow {
  id: string
  name: string
  event: 'submit' | 'contest'
}

/** The photos of a claim in the order in which they were added. */
export function findPhotos(db: Db, claimId: string): Promise<PhotoRow[]> {
  return db
    .selectFrom('claim_photos as p')
    .innerJoin(storedFiles.as('file'), 'file.id', 'p.file_id')
    .select(['p.id', 'file.name', 'p.event'])
    .$narrowType<{ event: 'submit' | 'contest' }>()
    .where('p.claim_id', '=', claimId)
    .orderBy('p.id')
    .execute()
}

/** The file of a photo: of the buyer's own, and for the seller of a claim that has it. */
export function findPhotoFile(db: Db, { companyKind, companyId }: Member, id: string) {
  return db
    .selectFrom('claim_photos as p')
    .innerJoin(storedFiles.as('file'), 'file.id', 'p.file_id')
    .leftJoin('claims as c', 'c.id', 'p.claim_id')
    .select(['file.storage_key as key', 'file.name', 'file.size', 'file.kind'])
    .$narrowType<{ key: FileKey }>()
    .where(companyKind === 'seller' ? 'c.seller_id' : 'p.buyer_id', '=', companyId)
    .where('p.id', '=', id)
    .executeTakeFirst()
}

/** Deletes the records of photos that no claim has and that were added before an instant. @returns their files */
export async function deleteUnused(tx: Tx, before: Date): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('claim_photos')
    .where('claim_id', 'is', null)
    .where('added_at', '<', before)
    .returning('file_id as fileId')
    .execute()
  return deleted.map(({ fileId }) => fileId)
}
