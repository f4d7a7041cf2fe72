import { sql } from 'kysely'
import { SLOW_HOURS } from '#domain/chat/answer-speed.ts'
import type { CompanyId } from '#domain/ids.ts'
import { companyFacts } from '#server/areas/companies/public.ts'
import type { Db } from '#server/platform/database.ts'

interface Span {
  from: Date
  before: Date
  now: Date
}

/**
 * Questions of a seller's customers between two instants: the first message after the seller's last one starts a
 * question, the seller's next message answers it. An unanswered one waits until now.
 */
function questionsOf(db: Db, sellerId: CompanyId, { from, before, now }: Span) {
  return db
    .selectFrom('chat_rooms as room')
    .innerJoin('chat_messages as asked', 'asked.room_id', 'room.id')
    .leftJoin('chat_messages as earlier', (join) =>
      join
        .onRef('earlier.room_id', '=', 'room.id')
        .on('earlier.place', '=', sql<number>`asked.place - 1`)
        .onRef('earlier.sender_id', '=', 'room.buyer_id'),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('chat_messages as later')
          .select('later.sent_at as at')
          .whereRef('later.room_id', '=', 'room.id')
          .whereRef('later.place', '>', 'asked.place')
          .whereRef('later.sender_id', '=', 'room.seller_id')
          .orderBy('later.place')
          .limit(1)
          .as('answer'),
      (join) => join.onTrue(),
    )
    .where('room.seller_id', '=', sellerId)
    .where('room.last_at', '>=', from)
    .whereRef('asked.sender_id', '=', 'room.buyer_id')
    .where('asked.sent_at', '>=', from)
    .where('asked.sent_at', '<', before)
    .where('earlier.place', 'is', null)
    .select(['room.id as roomId', 'room.buyer_id as buyerId', 'asked.sent_at as askedAt', 'answer.at as answeredAt'])
    .select(sql<number>`extract(epoch from coalesce(answer.at, ${now}) - asked.sent_at)::float8 / 60`.as('minutes'))
}

const SLOW_MINUTES = SLOW_HOURS * 60

/** How many were answered, how many waited long, and what half of the answered ones waited at most, in minutes [SHOP-9]. */
export function measureAnswers(db: Db, sellerId: CompanyId, span: Span) {
  return db
    .selectFrom(questionsOf(db, sellerId, span).as('question'))
    .select(({ fn, cast }) => [
      cast<number>(fn.count('question.answeredAt'), 'integer').as('answered'),
      cast<number>(fn.countAll().filterWhere('question.minutes', '>', SLOW_MINUTES), 'integer').as('slow'),
      sql<number | null>`round(percentile_cont(0.5) within group (order by question.minutes)
        filter (where question."answeredAt" is not null))::integer`.as('medianMinutes'),
    ])
    .executeTakeFirstOrThrow()
}

/** Those that waited long, the longest first [SHOP-9]. */
export function findSlowAnswers(
  db: Db,
  sellerId: CompanyId,
  span: Span,
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .selectFrom(questionsOf(db, sellerId, span).as('question'))
    .innerJoin(companyFacts.as('buyer'), 'buyer.id', 'question.buyerId')
    .select(['question.roomId', 'question.askedAt', 'question.answeredAt', 'buyer.name as buyerName'])
    .select(({ cast, fn }) => cast<number>(fn('trunc', ['question.minutes']), 'integer').as('minutes'))
    .where('question.minutes', '>', SLOW_MINUTES)
    .orderBy('question.minutes', 'desc')
    .orderBy('question.roomId')
    .limit(limit)
    .offset(offset)
    .execute()
}
