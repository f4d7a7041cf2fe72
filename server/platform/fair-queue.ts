import { Refusal } from '#domain/refusal.ts'

const LONGEST_WAIT_MS = 25_000

interface Waiting {
  /** Its expected cost, in milliseconds of a processor. */
  cost: number
  begin: () => void
}

/** A company that has something waiting or under way, or that has had more than its share lately. */
interface Share {
  waiting: Waiting[]
  underWay: number
  /** Its usage, on the clock of everybody's usage. */
  until: number
}

interface Bounds {
  /** How many of one company may wait, or run. */
  mostOfOne: number
  /** How many may wait together: each holds its bytes. */
  most: number
  /** After how many seconds a refused client retries. */
  retryAfterSeconds: number
  /**
   * How long a job waits for its slot; with the half minute of work it may then take, less than a connection may idle.
   */
  longestWaitMs?: number
}

/**
 * A queue for a resource used by one at a time, shared fairly by company: the cost of each job is counted against its
 * company, and the slot goes to the company that would have used the least after it. So small ones come first, a
 * company that sends many or large jobs waits behind its own, and no job starves.
 */
export class FairQueue {
  readonly #bounds: Bounds
  readonly #clock: () => number
  readonly #shares = new Map<string, Share>()
  /** The usage counted for a company without recent jobs. */
  #granted = 0
  #isBusy = false

  /** @param clock in milliseconds: what took longer than was expected is counted as long as it took */
  constructor(bounds: Bounds, clock: () => number = () => performance.now()) {
    this.#bounds = bounds
    this.#clock = clock
  }

  /** How many things of a company wait or are under way. */
  of(company: string): number {
    const share = this.#shares.get(company)
    return share ? share.waiting.length + share.underWay : 0
  }

  /** Acts in a slot of the company. @throws Refusal busy */
  async take<Done>(company: string, cost: number, act: () => Promise<Done>): Promise<Done> {
    const { mostOfOne, most, retryAfterSeconds, longestWaitMs = LONGEST_WAIT_MS } = this.#bounds
    const waiting = [...this.#shares.values()].reduce((sum, share) => sum + share.waiting.length, 0)
    if (this.of(company) >= mostOfOne || waiting >= most) throw new Refusal('busy', { retryAfterSeconds })
    const share = this.#shares.get(company) ?? { waiting: [], underWay: 0, until: 0 }
    this.#shares.set(company, share)
    // unused share is not saved up for it, and usage by others while it waits does not set it back
    if (share.waiting.length === 0) share.until = Math.max(share.until, this.#granted)
    await new Promise<void>((begin, refuse) => {
      const patience = setTimeout(() => {
        share.waiting = share.waiting.filter((one) => one !== waiter)
        refuse(new Refusal('busy', { retryAfterSeconds }))
      }, longestWaitMs)
      const waiter: Waiting = {
        cost,
        begin: () => {
          clearTimeout(patience)
          begin()
        },
      }
      share.waiting.push(waiter)
      this.#next()
    })
    const begun = this.#clock()
    try {
      return await act()
    } finally {
      share.until += Math.max(0, this.#clock() - begun - cost)
      share.underWay--
      this.#isBusy = false
      this.#next()
    }
  }

  #next(): void {
    if (this.#isBusy) return
    this.#forget()
    const [first] = [...this.#shares.values()]
      .filter(({ waiting }) => waiting.length > 0)
      .map((share) => ({ share, one: smallest(share.waiting) }))
      .sort((a, b) => a.share.until + a.one.cost - (b.share.until + b.one.cost))
    if (!first) return
    const { share, one } = first
    share.waiting.splice(share.waiting.indexOf(one), 1)
    share.underWay++
    this.#granted = Math.max(this.#granted, share.until)
    share.until += one.cost
    this.#isBusy = true
    one.begin()
  }

  /** Forgets each company that waits for nothing and has had no more than its share; all of them when nothing waits. */
  #forget(): void {
    const isIdle = [...this.#shares.values()].every(({ waiting }) => waiting.length === 0)
    for (const [company, { waiting, underWay, until }] of this.#shares)
      if (waiting.length === 0 && underWay === 0 && (isIdle || until <= this.#granted)) this.#shares.delete(company)
  }
}

/** The first of the smallest. */
function smallest(waiting: readonly Waiting[]): Waiting {
  return waiting.reduce((least, one) => (one.cost < least.cost ? one : least))
}
