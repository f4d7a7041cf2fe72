import type { UserId } from '#domain/ids.ts'
import { type Kind, kindNames } from '#domain/notifications/kinds.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { unnestRows } from '#server/platform/sql-input.ts'

export async function insertMailStop(
  tx: Tx,
  { userId, tokenHash }: { userId: UserId; tokenHash: Buffer },
  now: Date,
): Promise<void> {
  await tx.insertInto('mail_stops').values({ token_hash: tokenHash, user_id: userId, made_at: now }).execute()
}

/** The user whose mail the link stops; undefined for a link that is unknown or too old. */
export async function findMailStop(db: Db | Tx, tokenHash: Buffer): Promise<UserId | undefined> {
  const found = await db
    .selectFrom('mail_stops')
    .select('user_id')
    .$narrowType<{ user_id: UserId }>()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return found?.user_id
}

/** The user wants mail of no kind. */
export async function saveNoMail(tx: Tx, userId: UserId): Promise<void> {
  const rows = kindNames.map((kind: Kind) => ({ userId, kind }))
  await tx
    .insertInto('notification_choices')
    .columns(['user_id', 'kind', 'channel', 'wanted'])
    .expression((eb) =>
      eb
        .selectFrom(unnestRows('unwanted', { userId: 'uuid', kind: 'text' }, rows))
        .select(['unwanted.userId', 'unwanted.kind'])
        .select((eb) => [eb.cast<string>(eb.val('email'), 'text').as('channel'), eb.lit(false).as('wanted')]),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'channel']).doUpdateSet({ wanted: false }))
    .execute()
}

export async function forgetMailStopsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('mail_stops').where('made_at', '<', before).execute()
}

/** Leaves nothing of what somebody chose, is to be mailed, or was mailed. */
export async function forgetWishesOf(tx: Tx, userId: UserId): Promise<void> {
  await tx.deleteFrom('mail_stops').where('user_id', '=', userId).execute()
  await tx.deleteFrom('notification_choices').where('user_id', '=', userId).execute()
  await tx.deleteFrom('notification_mails_due').where('user_id', '=', userId).execute()
  await tx.deleteFrom('notification_mailings').where('user_id', '=', userId).execute()
}
