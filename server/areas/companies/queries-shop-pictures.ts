import type { ShopPictureKind } from '#domain/companies/shop-picture.ts'
import type { PhotoFormat, PhotoName, PhotoWidth } from '#domain/files/photo.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { storedFiles } from '#server/platform/files/queries.ts'

/** Shows a picture from now on; null: none. Visitors' pages follow by a trigger (decision 0024). */
export async function savePicture(tx: Tx, sellerId: string, kind: ShopPictureKind, hash: string | null): Promise<void> {
  await tx
    .updateTable('companies')
    .set({ [kind]: hash })
    .where('id', '=', sellerId)
    .execute()
}

/** Deletes what a picture was shown by. @returns the ids of the files */
export async function deletePictureFiles(tx: Tx, sellerId: string, kind: ShopPictureKind): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('shop_picture_files')
    .where('company_id', '=', sellerId)
    .where('kind', '=', kind)
    .returning('file_id as id')
    .execute()
  return deleted.map(({ id }) => id)
}

export async function insertPictureFiles(
  tx: Tx,
  { sellerId, kind, hash }: { sellerId: string; kind: ShopPictureKind; hash: string },
  files: readonly { width: PhotoWidth; format: PhotoFormat; fileId: string }[],
): Promise<void> {
  const rows = files.map(({ width, format, fileId }) => ({ width, format, file_id: fileId }))
  await tx
    .insertInto('shop_picture_files')
    .values(rows.map((row) => ({ ...row, company_id: sellerId, kind, hash })))
    .execute()
}

/** Where the bytes of a picture are that everybody may see: of a shop that is open. */
export function findShownPicture(db: Db, { hash, width, format }: PhotoName) {
  return db
    .selectFrom('shop_picture_files as drawn')
    .innerJoin('companies as shop', 'shop.id', 'drawn.company_id')
    .innerJoin(storedFiles.as('file'), 'file.id', 'drawn.file_id')
    .select(['file.storage_key as key', 'file.size'])
    .where('drawn.hash', '=', hash)
    .where('drawn.width', '=', width)
    .where('drawn.format', '=', format)
    .where('shop.suspended_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
}
