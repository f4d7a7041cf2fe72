import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { lineAmount } from '#domain/cart/amounts.ts'
import type { Cart, CartLine } from '#domain/cart/contract.ts'
import { packsOf, parsePacks, unitsOf } from '#domain/catalogue/packs/packs.ts'
import type { DecimalText } from '#domain/money.ts'
import { ApiError, actByApi, sentenceOf } from '#web/lib/api/api.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { leastPacks } from './add-to-cart-quantity.ts'
import { cartQuery, reloadCart } from './queries.ts'

const NOT_SAVED = 'Jumlah belum tersimpan. Periksa koneksi Anda, lalu coba lagi.'
const NOT_RELOADED = 'Gagal memperbarui data keranjang'

interface Entry {
  text: string
  /** Why the text is not a valid quantity. */
  problem: string | null
}

export interface QuantityChanges {
  /** Packs as typed, otherwise as saved. */
  entryOf(line: CartLine): Entry
  change(line: CartLine, text: string): void
  /** The cart with unsaved quantities, which a concurrent answer does not contain. */
  shownIn(cart: Cart): Cart
  hasProblem: boolean
  /** Resolves when all changes have reached the server; false if one was refused. */
  saveAll(): Promise<boolean>
}

/** Changes quantities on the page at once and on the server shortly after; a refusal reverts the page [CART-7]. */
export function useQuantityChanges(companyId: string, userId: string): QuantityChanges {
  const client = useQueryClient()
  const [entries, setEntries] = useState<Record<string, Entry>>({})
  const refused = useRef(false)
  const list = cartQuery(companyId)

  function showUnits(cartId: string, units: string) {
    client.setQueryData(
      list.queryKey,
      (cart: Cart | undefined) => cart && withPending(cart, (id) => (id === cartId ? units : undefined)),
    )
  }

  function forget(cartId: string) {
    setEntries(({ [cartId]: _, ...others }) => others)
  }

  function startSaving(): QuantitySaver {
    const saver: QuantitySaver = quantitySaver({
      save: (cartId, units) =>
        actByApi('keranjang/ubah', {
          companyId,
          userId,
          id: cartId,
          units,
        }),
      saved: (cartId, units) => {
        showUnits(cartId, units)
        forget(cartId)
        // reloading while another change waits would revert that one on the page
        if (saver.isIdle()) reloadCart(client, companyId).catch(() => toast.failure(NOT_RELOADED))
      },
      failed: (cartId, saved, reason) => {
        refused.current = true
        const sentence = sentenceOf(reason, NOT_SAVED)
        toast.failure(sentence)
        showUnits(cartId, saved)
        // a refused quantity stays to be corrected; after a network failure the page shows what is saved
        if (reason instanceof ApiError && !reason.isNetworkFailure) markRefused(cartId, sentence)
        else forget(cartId)
      },
    })
    return saver
  }

  function markRefused(cartId: string, sentence: string) {
    setEntries((now) => {
      const entry = now[cartId]
      return entry ? { ...now, [cartId]: { ...entry, problem: sentence } } : now
    })
  }

  const [saver] = useState(startSaving)
  // leaving the page is not an event of this page: recent changes are still sent
  useEffect(() => {
    const flush = () => void saver.flush()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [saver])

  function change(line: CartLine, text: string) {
    const read = parsePacks(text, leastPacks(line))
    setEntries((now) => ({ ...now, [line.id]: { text, problem: read.ok ? null : read.reason } }))
    if (!read.ok) {
      const saved = saver.drop(line.id)
      if (saved !== undefined) showUnits(line.id, saved)
      return
    }
    const units = unitsOf(read.packs, line.packWeight)
    void client.cancelQueries(list)
    saver.want(line.id, line.units, units)
    showUnits(line.id, units)
  }

  async function saveAll() {
    refused.current = false
    await saver.flush()
    return !refused.current
  }

  return {
    entryOf: (line) => entries[line.id] ?? { text: packsText(line), problem: null },
    change,
    shownIn: (cart) => withPending(cart, saver.pendingOf),
    hasProblem: Object.values(entries).some((entry) => entry.problem !== null),
    saveAll,
  }
}

/** The packs of a line; empty if its units are not whole packs (the pack has changed since). */
function packsText(line: CartLine): string {
  const packs = packsOf(line.units, line.packWeight)
  return packs === null ? '' : String(packs)
}

/** The cart with the requested units of some lines in place of the stored ones [CART-7]. */
export function withPending(cart: Cart, pendingOf: (cartId: string) => DecimalText | undefined): Cart {
  return {
    ...cart,
    sellers: cart.sellers.map((seller) => ({
      ...seller,
      lines: seller.lines.map((line) => changed(line, pendingOf(line.id))),
    })),
  }
}

function changed(line: CartLine, units: DecimalText | undefined): CartLine {
  if (units === undefined) return line
  return { ...line, units, subtotal: line.price === null ? null : lineAmount(units, line.price) }
}

// long enough to press plus five times, short enough to be saved before one looks away
const PAUSE_MS = 500

interface Wish {
  pending: DecimalText
  /** The stored units. */
  saved: DecimalText
  timer: ReturnType<typeof setTimeout> | undefined
  /** The units in a call that is not answered yet. */
  onItsWay: DecimalText | undefined
  sending: Promise<void>
}

interface QuantitySaver {
  /** Sends `units` after a pause, one call at a time per line and only the last of quick changes. */
  want(cartId: string, saved: DecimalText, units: DecimalText): void
  /** Drops an unsent change and returns what the server has stored; a call under way still arrives. */
  drop(cartId: string): DecimalText | undefined
  /** Sends unsent changes at once; resolves when all are answered. */
  flush(): Promise<void>
  isIdle(): boolean
  /** The units of a line once its changes are saved; undefined if none is pending or under way. */
  pendingOf(cartId: string): DecimalText | undefined
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
    const units = wish.pending
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
    if (wish.timer !== undefined || wish.pending !== wish.saved) return
    wishes.delete(cartId)
    on.saved(cartId, wish.saved)
  }

  return {
    want(cartId, saved, units) {
      const wish = wishes.get(cartId) ?? newWish(units, saved)
      wishes.set(cartId, wish)
      wish.pending = units
      clearTimeout(wish.timer)
      wish.timer = setTimeout(() => void send(cartId, wish), PAUSE_MS)
    },
    drop(cartId) {
      const wish = wishes.get(cartId)
      if (!wish) return undefined
      clearTimeout(wish.timer)
      wish.timer = undefined
      wish.pending = wish.onItsWay ?? wish.saved
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
    pendingOf: (cartId) => wishes.get(cartId)?.pending,
  }
}

function newWish(pending: DecimalText, saved: DecimalText): Wish {
  return { pending, saved, timer: undefined, onItsWay: undefined, sending: Promise.resolve() }
}
