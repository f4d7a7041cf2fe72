import type { Seller } from '#domain/accounts/actor.ts'
import { type AnsweringDay, checkHours } from '#domain/chat/hours.ts'
import { weekdayName } from '#domain/days/weekdays.ts'
import { Refusal } from '#domain/refusal.ts'
import { companyName, lockCompany } from '#server/areas/companies/public.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Tx } from '#server/platform/database.ts'
import {
  countReplies,
  deleteReply,
  findHours,
  insertReply,
  type Reply,
  saveHours,
  updateReply,
} from './queries-replies-and-hours.ts'

// a list one reads through while a customer waits
const MOST_REPLIES = 50

/** Keeps a reply, or changes one. @returns its id @throws Refusal chat_reply_not_found | chat_replies_full [SELLER-1] */
export function keepReply(
  deps: Deps,
  seller: Seller,
  reply: Omit<Reply, 'id'> & { id: string | null },
): Promise<string> {
  return deps.db.transaction().execute((tx) => keepIn(tx, seller, reply))
}

async function keepIn(tx: Tx, seller: Seller, { id, ...reply }: Omit<Reply, 'id'> & { id: string | null }) {
  if (id !== null) {
    if (!(await updateReply(tx, seller, { id, ...reply }))) throw new Refusal('chat_reply_not_found')
    return id
  }
  // two who add the last one at once
  await lockCompany(tx, seller.companyId)
  if ((await countReplies(tx, seller)) >= MOST_REPLIES) throw new Refusal('chat_replies_full', { field: 'judul' })
  return insertReply(tx, seller, reply)
}

export function dropReply({ db }: Deps, seller: Seller, id: string): Promise<void> {
  return db.transaction().execute((tx) => deleteReply(tx, seller, id))
}

/** Sets the seller's hours of answer. @throws Refusal chat_hours_twice | chat_hours_end_early [SELLER-1] */
export function keepHours({ db, now }: Deps, seller: Seller, days: readonly AnsweringDay[]): Promise<void> {
  checkHours(days)
  return db.transaction().execute((tx) => keepHoursIn(tx, seller, days, now()))
}

async function keepHoursIn(tx: Tx, seller: Seller, days: readonly AnsweringDay[], now: Date): Promise<void> {
  const { companyId } = seller
  // two who save at once would write the same days
  await lockCompany(tx, companyId)
  const before = { hours: (await findHours(tx, companyId)).map(dayWords) }
  await saveHours(tx, seller, days)
  const thing = { id: companyId, name: await companyName(tx, companyId) }
  await audit(tx, seller, { act: 'shop.hours', thing, before, after: { hours: days.map(dayWords) } }, now)
}

/** 'Senin 08:00–17:00' */
function dayWords({ weekday, opens, closes }: AnsweringDay): string {
  return `${weekdayName(weekday)} ${opens}–${closes}`
}
