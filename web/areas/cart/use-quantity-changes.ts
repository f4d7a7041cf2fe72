import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Cart, CartLine } from '#domain/cart/codec.ts'
import { packsOf, unitsOf } from '#domain/catalogue/packs.ts'
import { parsePacks } from '#domain/catalogue/read-packs.ts'
import { actByApi } from '#web/lib/api.ts'
import { ApiError, sentenceOf } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { leastPacks } from './add-to-cart-quantity.ts'
import { type QuantitySaver, quantitySaver } from './quantity-saver.ts'
import { cartQuery, reloadCart } from './queries.ts'
import { withWanted } from './with-wanted.ts'

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
  /** The cart with what is not saved yet: an answer asked for meanwhile does not know of it. */
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
      (cart: Cart | undefined) => cart && withWanted(cart, (id) => (id === cartId ? units : undefined)),
    )
  }

  function forget(cartId: string) {
    setEntries(({ [cartId]: _, ...others }) => others)
  }

  function startSaving(): QuantitySaver {
    const saver: QuantitySaver = quantitySaver({
      save: (cartId, units) =>
        actByApi('keranjang/ubah', {
          company_id: companyId,
          user_id: userId,
          cart_id: cartId,
          kuantitas_satuan: units,
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
    shownIn: (cart) => withWanted(cart, saver.wantedOf),
    hasProblem: Object.values(entries).some((entry) => entry.problem !== null),
    saveAll,
  }
}

/** The packs of a line; empty if its units are not whole packs (the pack has changed since). */
function packsText(line: CartLine): string {
  const packs = packsOf(line.units, line.packWeight)
  return packs === null ? '' : String(packs)
}
