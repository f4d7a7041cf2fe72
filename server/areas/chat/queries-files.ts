import type { Member } from '#domain/accounts/actor.ts'
import { businessDay, startOfDay } from '#domain/business-day.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { storedFiles } from '#server/platform/files/queries.ts'
import type { CarriedFile } from './queries-messages.ts'

/** A file of a conversation that no message carries yet. */
export async function insertRoomFile(
  tx: Tx,
  { fileId, roomId, member }: { fileId: string; roomId: string; member: Member },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('chat_files')
    .values({ file_id: fileId, room_id: roomId, sender_id: member.companyId, kept_at: now })
    .execute()
}

/** How many files the company has handed in today, in Jakarta, sent or not. */
export async function countFilesToday(tx: Tx, { companyId }: Member, now: Date): Promise<number> {
  const { counted } = await tx
    .selectFrom('chat_files')
    .select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('counted'))
    .where('sender_id', '=', companyId)
    .where('kept_at', '>=', startOfDay(businessDay(now)))
    .executeTakeFirstOrThrow()
  return counted
}

/** The company's own file of a room, while no message carries it. */
export async function findUnsentFile(
  tx: Tx,
  member: Member,
  roomId: string,
  fileId: string,
): Promise<CarriedFile | undefined> {
  return tx
    .selectFrom('chat_files as kept')
    .innerJoin(storedFiles.as('file'), 'file.id', 'kept.file_id')
    .select(['file.id', 'file.name', 'file.kind', 'file.size'])
    .where('kept.sender_id', '=', member.companyId)
    .where('kept.room_id', '=', roomId)
    .where('kept.file_id', '=', fileId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('chat_messages as message').select('message.id').where('message.file_id', '=', fileId))),
    )
    .forUpdate('kept')
    .executeTakeFirst()
}

/** A file of one of the company's conversations: what it keeps itself, and what a message carries [CHAT-10]. */
export function findFile(db: Db, member: Member, fileId: string) {
  return db
    .selectFrom('chat_files as kept')
    .innerJoin(storedFiles.as('file'), 'file.id', 'kept.file_id')
    .innerJoin('chat_rooms as room', 'room.id', 'kept.room_id')
    .leftJoin('chat_messages as message', 'message.file_id', 'kept.file_id')
    .select(['file.name', 'file.kind', 'file.size', 'file.storage_key as key'])
    .where('kept.file_id', '=', fileId)
    .where((eb) => eb.or([eb('room.buyer_id', '=', member.companyId), eb('room.seller_id', '=', member.companyId)]))
    .where((eb) => eb.or([eb('kept.sender_id', '=', member.companyId), eb('message.place', 'is not', null)]))
    .executeTakeFirst()
}

/** Deletes the records of files that no message carries and that were stored before an instant. @returns their ids */
export async function deleteUnsentFiles(tx: Tx, before: Date): Promise<string[]> {
  const deleted = await tx
    .deleteFrom('chat_files as kept')
    .where('kept.kept_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chat_messages as message').select('message.id').whereRef('message.file_id', '=', 'kept.file_id'),
        ),
      ),
    )
    .returning('kept.file_id as id')
    .execute()
  return deleted.map(({ id }) => id)
}
