import { expressionBuilder, sql } from 'kysely'
import type { Member } from '#domain/accounts/actor.ts'
import { type Channel, type Kind, kindNames, kinds } from '#domain/notifications/kinds.ts'
import { isAlwaysNotified, kindsFor, stepsHiddenFrom } from '#domain/notifications/kinds-of-member.ts'
import { memberships } from '#server/areas/accounts/public.ts'
import type { DB } from '#server/platform/database.generated.ts'
import type { Db, Tx } from '#server/platform/database.ts'
import { anyOf } from '#server/platform/sql-input.ts'

/** A user who is notified of what concerns a company. */
export type Reader = Pick<Member, 'userId' | 'companyKind' | 'role'> & { companyId: string }

/** Notifications that the member of the company may read and wants on this channel, of one kind or all, as `n`. */
export function readable(db: Db | Tx, reader: Reader, channel: Channel, kind: Kind | null = null) {
  const usual = kindNames.filter((name) => kinds[name].defaults[channel])
  const always = kindNames.filter((name) => isAlwaysNotified(name, channel))
  return db
    .selectFrom('notifications as n')
    .where('n.company_id', '=', reader.companyId)
    .where((eb) => eb.or([eb('n.user_id', 'is', null), eb('n.user_id', '=', reader.userId)]))
    .where((eb) => eb.or([eb(sql`${kind}::text`, 'is', null), eb('n.kind', '=', kind)]))
    .where('n.kind', '=', anyOf<string>(kindsFor(reader)))
    .where((eb) => eb.not(eb(sql<string>`concat_ws(' ', n.kind, n.step)`, '=', anyOf(stepsHiddenFrom(reader)))))
    .where((eb) =>
      eb.or([
        eb('n.kind', '=', anyOf<string>(always)),
        eb.fn.coalesce(
          eb
            .selectFrom('notification_choices as c')
            .select('c.wanted')
            .where('c.user_id', '=', reader.userId)
            .where('c.channel', '=', channel)
            .whereRef('c.kind', '=', 'n.kind'),
          eb('n.kind', '=', anyOf<string>(usual)).$castTo<boolean>(),
        ),
      ]),
    )
}

/** Whether the reader has read `n`: all of them, all of its kind, or it alone; or was not yet there. */
export function isRead(reader: Pick<Reader, 'userId' | 'companyId'>) {
  const eb = expressionBuilder<DB & { n: DB['notifications'] }, 'n'>()
  return eb.or([
    eb('n.created_at', '<=', readUntil(reader)),
    eb.exists(
      eb
        .selectFrom('notification_single_reads as s')
        .select('s.user_id')
        .where('s.user_id', '=', reader.userId)
        .whereRef('s.notification_id', '=', 'n.id'),
    ),
  ])
}

/** Until when the reader has read notifications of the kind of `n`. */
function readUntil(reader: Pick<Reader, 'userId' | 'companyId'>) {
  const ofKind = expressionBuilder<DB & { n: DB['notifications'] }, 'n'>()
    .selectFrom('notification_kind_reads as r')
    .select('r.read_until')
    .where('r.user_id', '=', reader.userId)
    .where('r.company_id', '=', reader.companyId)
    .whereRef('r.kind', '=', 'n.kind')
  return sql<Date>`greatest(${allReadUntil(reader)}, ${ofKind})`
}

/** Until when the reader has read those of every kind, or needs not: what is from before joining is no news. */
export function allReadUntil({ userId, companyId }: Pick<Reader, 'userId' | 'companyId'>) {
  const eb = expressionBuilder<DB>()
  const marked = eb
    .selectFrom('notification_reads as r')
    .select('r.read_until')
    .where('r.user_id', '=', userId)
    .where('r.company_id', '=', companyId)
  const joining = eb
    .selectFrom(memberships.as('m'))
    .select(sql<Date>`m.since - interval '1 microsecond'`.as('before'))
    .where('m.user_id', '=', userId)
    .where('m.company_id', '=', companyId)
  return sql<Date>`greatest('-infinity', ${joining}, ${marked})`
}
