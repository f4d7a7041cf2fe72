import { setTimeout as pause } from 'node:timers/promises'
import type { Position } from './position.ts'

// of many announcements at once, few questions
const BETWEEN_MS = 10
const RETRY_MS = 250

/**
 * How far a replica must have read for each audience, by what they were told of. What was announced a moment ago has no
 * position yet: the database is asked once it is heard, since only what is committed is announced.
 */
export class Floors {
  readonly #known = new Map<string, { position: Position; since: number }>()
  #waiting = new Set<string>()
  #underWay = new Set<string>()
  #isAsking = false
  /** It did not answer when it was asked last. */
  #isAway = false
  #isClosed = false
  readonly #ask: () => Promise<Position>
  readonly #forgetMs: number

  /** @param forgetMs after which every replica in use has read as far, or it would not be in use */
  constructor(ask: () => Promise<Position>, forgetMs: number) {
    this.#ask = ask
    this.#forgetMs = forgetMs
  }

  /** Something was written that these are told of. */
  raise(audiences: Iterable<string>): void {
    for (const audience of audiences) this.#waiting.add(audience)
    if (!this.#isAsking) void this.#settle()
  }

  /**
   * The position that holds everything that one of these was told of; null where it is not known yet. While the database
   * is away nothing is written, and what it said last must do: nobody else answers.
   */
  of(audiences: readonly string[]): Position | null {
    let highest = 0n
    for (const audience of audiences) {
      const isUnknown = this.#waiting.has(audience) || this.#underWay.has(audience)
      if (isUnknown && !this.#isAway) return null
      const position = this.#known.get(audience)?.position ?? 0n
      if (position > highest) highest = position
    }
    return highest
  }

  /** Another server writes: what was known is of a log that may have gone on differently. */
  forget(): void {
    this.#known.clear()
  }

  close(): void {
    this.#isClosed = true
  }

  async #settle(): Promise<void> {
    this.#isAsking = true
    while (this.#waiting.size > 0 && !this.#isClosed) {
      this.#underWay = this.#waiting
      this.#waiting = new Set()
      const position = await this.#ask().catch(() => null)
      this.#isAway = position === null
      if (position === null) for (const audience of this.#underWay) this.#waiting.add(audience)
      else this.#keep(this.#underWay, position)
      this.#underWay = new Set()
      await pause(position === null ? RETRY_MS : BETWEEN_MS, undefined, { ref: false })
    }
    this.#isAsking = false
  }

  #keep(audiences: Iterable<string>, position: Position): void {
    const now = performance.now()
    for (const audience of audiences) {
      // the latest are at the end
      this.#known.delete(audience)
      this.#known.set(audience, { position, since: now })
    }
    for (const [audience, { since }] of this.#known) {
      if (since > now - this.#forgetMs) break
      this.#known.delete(audience)
    }
  }
}
