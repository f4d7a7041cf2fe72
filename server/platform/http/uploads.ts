import type { Viewer } from '#domain/accounts/actor.ts'
import { Refusal } from '#domain/refusal.ts'

// a file is received into memory, and may take minutes
const MOST_OF_ONE = 5

/** The uploads that this process receives, by person. */
export class Uploads {
  readonly #underWay = new Map<string, number>()

  /** Receives one more. @throws Refusal too_often: the person sends enough at once already */
  async oneMore<Received>(viewer: Viewer, receive: () => Promise<Received>): Promise<Received> {
    const who = viewer.kind === 'member' ? viewer.userId : ''
    const others = this.#underWay.get(who) ?? 0
    if (others >= MOST_OF_ONE) throw new Refusal('too_often', { retryAfterSeconds: 10 })
    this.#underWay.set(who, others + 1)
    try {
      return await receive()
    } finally {
      const left = (this.#underWay.get(who) ?? 1) - 1
      if (left > 0) this.#underWay.set(who, left)
      else this.#underWay.delete(who)
    }
  }
}
