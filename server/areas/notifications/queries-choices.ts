import type { UserId } from '#domain/ids.ts'
import type { Channel, Choice, Kind } from '#domain/notifications/kinds.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/given.ts'

/** What these users chose of kinds and channels, where it is not as in the list. */
export async function findChoices(
  db: Db | Tx,
  userIds: readonly string[],
): Promise<(Choice & { userId: string; channel: Channel })[]> {
  return db
    .selectFrom('notification_choices')
    .select(['user_id as userId', 'kind', 'channel', 'wanted'])
    .$narrowType<{ channel: Channel }>()
    .where('user_id', '=', anyOf(userIds))
    .execute()
}

export async function saveChoice(
  tx: Tx,
  userId: UserId,
  { kind, channel, wanted }: Choice & { kind: Kind },
): Promise<void> {
  await tx
    .insertInto('notification_choices')
    .values({ user_id: userId, kind, channel, wanted })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'channel']).doUpdateSet({ wanted }))
    .execute()
}
