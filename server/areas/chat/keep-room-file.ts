import type { Member } from '#domain/accounts/actor.ts'
import { MOST } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { lockCompany } from '#server/areas/companies/public.ts'
import { holdContact } from '#server/areas/subscriptions/public.ts'
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
import { ownRoom } from './own-room.ts'
import { countFilesToday, deleteUnsentFiles, findFile, insertRoomFile } from './queries-files.ts'
import type { CarriedFile } from './queries-messages.ts'

// written and sent in one go; a queue that waits for a network keeps the file in the browser
const UNSENT_MS = 24 * 60 * 60 * 1000

/**
 * Keeps a file for a message of a conversation; the metadata of a picture is removed.
 * @throws Refusal chat_room_not_found | chat_closed | chat_files_today | chat_picture_broken | busy, FilesLost
 */
export async function keepRoomFile(
  deps: Deps,
  member: Member,
  roomId: string,
  received: ReceivedFile,
): Promise<CarriedFile> {
  // drawing a picture anew takes up to a second of a processor
  await deps.db.transaction().execute((tx) => admitFile(tx, member, roomId, deps.now()))
  return storeAndRecord(deps, await cleaned(member, received), (file) =>
    deps.db.transaction().execute((tx) => keepIn(tx, member, { roomId, file }, deps.now())),
  )
}

/** One file of a company at a time, so that they can be counted. */
async function admitFile(tx: Tx, member: Member, roomId: string, now: Date): Promise<void> {
  await lockCompany(tx, member.companyId)
  const room = await ownRoom(tx, member, roomId)
  const { isActive } = await holdContact(tx, room.buyerId, room.sellerId)
  if (!isActive) throw new Refusal('chat_closed', { field: 'key_room' })
  if ((await countFilesToday(tx, member, now)) >= MOST.chatFilesADay)
    throw new Refusal('chat_files_today', { field: 'berkas' })
}

async function keepIn(tx: Tx, member: Member, { roomId, file }: { roomId: string; file: UnrecordedFile }, now: Date) {
  await admitFile(tx, member, roomId, now)
  const fileId = await recordFile(tx, member, file, now)
  await insertRoomFile(tx, { fileId, roomId, member }, now)
  const { name, kind, size } = file
  return { id: fileId, name, kind, size }
}

async function cleaned({ companyId }: Member, { content, kind, name }: ReceivedFile): Promise<ReceivedFile> {
  if (kind === 'pdf') return { content, kind, name }
  const clean = await cleanPicture(companyId, content, kind)
  if (!clean) throw new Refusal('chat_picture_broken', { field: 'berkas' })
  return { content: clean, kind, name }
}

/** The file of a message, for the two companies; a stranger's is not found [CHAT-10]. @throws Refusal chat_file_not_found */
export async function readRoomFile(deps: Deps, member: Member, fileId: string): Promise<FileAnswer> {
  const file = await findFile(deps.db, member, fileId)
  if (!file) throw new Refusal('chat_file_not_found', { field: 'berkas_id' })
  const { name, kind, size, key } = file
  return { name, kind, size, content: await deps.files.open(key) }
}

/** Deletes files that were handed in and never sent. */
export function tidyRoomFiles({ db, now }: Deps): Promise<void> {
  return db.transaction().execute((tx) => tidyIn(tx, new Date(now().getTime() - UNSENT_MS)))
}

async function tidyIn(tx: Tx, before: Date): Promise<void> {
  for (const id of await deleteUnsentFiles(tx, before)) await forgetFile(tx, id)
}
