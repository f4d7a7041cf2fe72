import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Cart } from '#domain/cart/codec.ts'
import { askAgainAbout } from '#web/lib/query.ts'
import { hearServerTime, msUntil } from '#web/lib/server-clock.ts'
import { nextLapse } from './next-lapse.ts'

// a timer may be early, and the answer would be the same again
const A_MOMENT_MS = 1000

/** Asks for the cart again when an agreed price lapses by the server's clock: nothing is announced at midnight. */
export function useLapse(cart: Cart): void {
  const client = useQueryClient()
  const { serverTime } = cart
  const lapse = nextLapse(cart)
  // the passing of time is not an event of the page
  useEffect(() => {
    hearServerTime(serverTime)
    if (lapse === null) return
    const timer = setTimeout(() => void askAgainAbout(client, 'cart'), msUntil(lapse) + A_MOMENT_MS)
    return () => clearTimeout(timer)
  }, [client, serverTime, lapse])
}
