import type { Position } from './position.ts'

/** Where the primary was and when, as far back as anybody asks how far a replica lags. */
export class Course {
  #samples: { position: Position; at: number }[] = []
  readonly #retentionMs: number

  constructor(retentionMs: number) {
    this.#retentionMs = retentionMs
  }

  get hasBegun(): boolean {
    return this.#samples.length > 0
  }

  /** @returns whether it goes on from the one before; another server may have begun from less */
  add(position: Position, at: number): boolean {
    const last = this.#samples.at(-1)
    const goesOn = last === undefined || position >= last.position
    if (!goesOn) this.#samples = []
    this.#samples = [...this.#samples.filter((sample) => sample.at > at - this.#retentionMs), { position, at }]
    return goesOn
  }

  /**
   * Since when a replica that has read so far lacks something, in ms; 0 where it lacks nothing known. Null where it has
   * not even read what was first known.
   */
  lagOf(replayed: Position, now: number): number | null {
    const [first] = this.#samples
    if (first === undefined || replayed < first.position) return null
    const lacking = this.#samples.find(({ position }) => position > replayed)
    return lacking === undefined ? 0 : now - lacking.at
  }
}
