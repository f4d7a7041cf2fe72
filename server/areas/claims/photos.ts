import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { claimObstacle } from '#domain/claims/deadline.ts'
import type { ClaimPhoto } from '#domain/claims/shapes.ts'
import { fileNameOf, type StoredKind } from '#domain/files/file.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { holdMember } from '#server/areas/accounts/public.ts'
import { lockOrder } from '#server/areas/orders/public.ts'
import { findReceivedGoods } from '#server/areas/shipments/public.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/platform/database.ts'
import {
  forgetFile,
  type ReceivedFile,
  recordFile,
  storeAndRecord,
  type UnrecordedFile,
} from '#server/platform/files/store-file.ts'
import type { FileAnswer } from '#server/platform/http/send-file.ts'
import { cleanPicture } from '#server/platform/pictures/clean-picture.ts'
import { findClaimed } from './queries.ts'
import { countPhotosToday, deleteUnused, findPhotoFile, insertPhoto } from './queries-photos.ts'
import { findWindows } from './queries-windows.ts'

/**
 * Stores a photo for a claim about one of the buyer's shipments; a private file of the companies of that claim, without
 * its metadata [CLAIM-1].
 * @throws FilesLost, Refusal shipment_not_found | claim_closed | claim_photos_today | photo_broken | busy
 */
export async function addPhoto(
  deps: Deps,
  buyer: Buyer,
  shipmentId: string,
  received: ReceivedFile<StoredKind>,
): Promise<ClaimPhoto> {
  // drawing a picture anew takes up to a second of a processor
  await deps.db.transaction().execute((tx) => admitPhoto(tx, buyer, shipmentId, deps.now()))
  return storeAndRecord(deps, await cleaned(buyer, received), (file) =>
    deps.db.transaction().execute((tx) => addIn(tx, buyer, { shipmentId, file }, deps.now())),
  )
}

/** @returns the buyer as it stands now @throws Refusal shipment_not_found | claim_closed | claim_photos_today */
async function admitPhoto(tx: Tx, asker: Buyer, shipmentId: string, now: Date): Promise<Buyer> {
  const buyer = await holdMember(tx, asker)
  const goods = await findReceivedGoods(tx, shipmentId)
  // counted with the order locked: of many at once, none slips past the limit of its order
  const order = goods && (await lockOrder(tx, buyer, goods.orderId))
  if (!order) throw new Refusal('shipment_not_found', { field: 'shipmentId' })
  const endsAt = (await findWindows(tx, order.id)).get(shipmentId)?.endsAt ?? null
  const obstacle = claimObstacle({ endsAt, isCancelled: order.state === 'cancelled' }, now)
  // a refusal of what was claimed in time may be contested later
  if (obstacle && (await findClaimed(tx, shipmentId)).length === 0) {
    throw new Refusal('claim_closed', { field: 'berkas', words: { reason: obstacle } })
  }
  if ((await countPhotosToday(tx, buyer, now)) >= MOST.claimPhotosADay) {
    throw new Refusal('claim_photos_today', { field: 'berkas', words: { most: String(MOST.claimPhotosADay) } })
  }
  return buyer
}

async function addIn(
  tx: Tx,
  asker: Buyer,
  { shipmentId, file }: { shipmentId: string; file: UnrecordedFile },
  now: Date,
): Promise<ClaimPhoto> {
  const buyer = await admitPhoto(tx, asker, shipmentId, now)
  const fileId = await recordFile(tx, buyer, file, now)
  return { id: await insertPhoto(tx, { buyer, shipmentId, fileId }, now), name: file.name }
}

/** Drawn anew, as JPEG unless it is a PNG. @throws Refusal photo_broken | busy */
async function cleaned({ companyId }: Buyer, { content, kind, name }: ReceivedFile<StoredKind>): Promise<ReceivedFile> {
  const drawnAs = kind === 'png' ? 'png' : 'jpeg'
  const clean = await cleanPicture(companyId, content, drawnAs)
  if (!clean) throw new Refusal('photo_broken', { field: 'berkas' })
  return { content: clean, kind: drawnAs, name: fileNameOf(name, drawnAs) }
}

/** The file of a photo, for a member of one of the companies of its claim. @throws Refusal claim_photo_not_found, FilesLost */
export async function readPhoto(deps: Deps, member: Buyer | Seller, id: string): Promise<FileAnswer> {
  const file = await findPhotoFile(deps.db, member, id)
  if (!file) throw new Refusal('claim_photo_not_found', { field: 'photoId' })
  const { key, ...rest } = file
  return { ...rest, content: await deps.files.open(key) }
}

const UNUSED_MS = 24 * 60 * 60 * 1000

/** Deletes photos that no claim has got within a day. */
export function tidyPhotos({ db, now }: Deps): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const fileIds = await deleteUnused(tx, new Date(now().getTime() - UNUSED_MS))
    for (const fileId of fileIds) await forgetFile(tx, fileId)
  })
}
