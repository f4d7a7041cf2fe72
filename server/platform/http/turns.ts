import pLimit, { type LimitFunction } from 'p-limit'
import type { Viewer } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'

// of a process' ten connections: those of one person may all wait for one row
const MOST_AT_ONCE = 6
const MOST_UNDER_WAY = 256
const RETRY_SECONDS = 2

/**
 * The calls of each person that this process works on: a few at once, the others in their order, so that nobody holds all
 * connections to the database.
 */
export class Turns {
  readonly #ofPerson = new Map<string, { inTurn: LimitFunction; underWay: number }>()

  /** Acts when it is the person's turn; visitors have a budget of their network instead. @throws Refusal too_often */
  async take<Answer>(viewer: Viewer, act: () => Promise<Answer>): Promise<Answer> {
    if (viewer.kind !== 'member') return act()
    const own = this.#ofPerson.get(viewer.userId) ?? { inTurn: pLimit(MOST_AT_ONCE), underWay: 0 }
    if (own.underWay >= MOST_UNDER_WAY) throw new Refusal('too_often', { retryAfterSeconds: RETRY_SECONDS })
    this.#ofPerson.set(viewer.userId, own)
    own.underWay++
    try {
      return await own.inTurn(act)
    } finally {
      own.underWay--
      if (own.underWay === 0) this.#ofPerson.delete(viewer.userId)
    }
  }
}
