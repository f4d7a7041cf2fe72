/**
 * Which processes tell by the message server, and when they were last heard. One that falls silent without a farewell has
 * crashed or is cut off: what it had committed in its last moment nobody was told of.
 */
export class Peers {
  readonly #lastHeard = new Map<string, number>()
  readonly #silenceMs: number

  constructor(silenceMs: number) {
    this.#silenceMs = silenceMs
  }

  /** @param at milliseconds of a clock that never goes back */
  heard(id: string, at: number): void {
    this.#lastHeard.set(id, at)
  }

  left(id: string): void {
    this.#lastHeard.delete(id)
  }

  /** What was known does not count: nothing was heard for a while, of anybody. */
  forget(): void {
    this.#lastHeard.clear()
  }

  /** Whether one has fallen silent since the last time this was asked; each is missed once. */
  isAnyMissed(at: number): boolean {
    let isMissed = false
    for (const [id, lastHeard] of this.#lastHeard) {
      if (at - lastHeard <= this.#silenceMs) continue
      this.#lastHeard.delete(id)
      isMissed = true
    }
    return isMissed
  }
}
