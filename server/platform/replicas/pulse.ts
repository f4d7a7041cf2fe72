// somebody waits, and may not be the only one
const SOON_MS = 25

/** A pause that a waiting caller can cut short. */
export class Pulse {
  readonly #restMs: number
  #timer: NodeJS.Timeout | undefined
  #end: (() => void) | undefined
  #hurried = false
  #stopped = false

  constructor(restMs: number) {
    this.#restMs = restMs
  }

  get stopped(): boolean {
    return this.#stopped
  }

  async rest(): Promise<void> {
    if (this.#stopped) return
    await new Promise<void>((resolve) => {
      this.#end = resolve
      this.#set(this.#hurried ? SOON_MS : this.#restMs)
    })
    this.#hurried = false
  }

  hurry(): void {
    if (this.#hurried) return
    this.#hurried = true
    if (this.#timer !== undefined) this.#set(SOON_MS)
  }

  stop(): void {
    this.#stopped = true
    this.#set(0)
  }

  #set(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#end?.()
    }, ms).unref()
  }
}
