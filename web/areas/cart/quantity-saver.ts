import type { DecimalText } from '#domain/money.ts'

// long enough to press plus five times, short enough to be saved before one looks away
const PAUSE_MS = 500

interface Wish {
  wanted: DecimalText
  /** What the server has stored. */
  saved: DecimalText
  timer: ReturnType<typeof setTimeout> | undefined
  /** The units in a call that is not answered yet. */
  onItsWay: DecimalText | undefined
  sending: Promise<void>
}

export interface QuantitySaver {
  /** Sends `units` after a pause, one call at a time per line and only the last of quick changes. */
  want(cartId: string, saved: DecimalText, units: DecimalText): void
  /** Drops an unsent change and returns what the server has stored; a call under way still arrives. */
  drop(cartId: string): DecimalText | undefined
  /** Sends unsent changes at once; resolves when all are answered. */
  flush(): Promise<void>
  isIdle(): boolean
  /** What a line will have once its changes are saved; undefined if none waits or is under way. */
  wantedOf(cartId: string): DecimalText | undefined
}

interface On {
  save: (cartId: string, units: DecimalText) => Promise<unknown>
  saved: (cartId: string, units: DecimalText) => void
  failed: (cartId: string, saved: DecimalText, reason: unknown) => void
}

/** Collects quick changes of quantities and saves them one after the other. */
export function quantitySaver(on: On): QuantitySaver {
  const wishes = new Map<string, Wish>()

  function send(cartId: string, wish: Wish): Promise<void> {
    clearTimeout(wish.timer)
    wish.timer = undefined
    wish.sending = wish.sending.then(() => sendOnce(cartId, wish))
    return wish.sending
  }

  async function sendOnce(cartId: string, wish: Wish): Promise<void> {
    const units = wish.wanted
    if (units === wish.saved) return settle(cartId, wish)
    wish.onItsWay = units
    try {
      await on.save(cartId, units)
    } catch (reason) {
      wish.onItsWay = undefined
      // a newer change gets its own attempt
      if (wish.timer !== undefined) return
      wishes.delete(cartId)
      return on.failed(cartId, wish.saved, reason)
    }
    wish.onItsWay = undefined
    wish.saved = units
    settle(cartId, wish)
  }

  function settle(cartId: string, wish: Wish): void {
    if (wish.timer !== undefined || wish.wanted !== wish.saved) return
    wishes.delete(cartId)
    on.saved(cartId, wish.saved)
  }

  return {
    want(cartId, saved, units) {
      const wish = wishes.get(cartId) ?? newWish(units, saved)
      wishes.set(cartId, wish)
      wish.wanted = units
      clearTimeout(wish.timer)
      wish.timer = setTimeout(() => void send(cartId, wish), PAUSE_MS)
    },
    drop(cartId) {
      const wish = wishes.get(cartId)
      if (!wish) return undefined
      clearTimeout(wish.timer)
      wish.timer = undefined
      wish.wanted = wish.onItsWay ?? wish.saved
      if (wish.onItsWay !== undefined) return undefined
      wishes.delete(cartId)
      return wish.saved
    },
    async flush() {
      await Promise.all(
        [...wishes].map(([cartId, wish]) => (wish.timer === undefined ? wish.sending : send(cartId, wish))),
      )
    },
    isIdle: () => wishes.size === 0,
    wantedOf: (cartId) => wishes.get(cartId)?.wanted,
  }
}

function newWish(wanted: DecimalText, saved: DecimalText): Wish {
  return { wanted, saved, timer: undefined, onItsWay: undefined, sending: Promise.resolve() }
}
