import { useState } from 'react'
import type { ProductDetail } from '#domain/catalogue/codec.ts'
import { type ChosenQuantity, chosenQuantity, leastPacks, useAddLine } from '#web/areas/cart/public.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { asCard } from './ordering.ts'
import { cartObstacle, type Offered } from './standing.ts'

/** The one quantity of a product's page, in its panel and its bar, and the way to the cart with it. */
export interface OrderQuantity {
  /** Packs as typed. */
  text: string
  setText: (text: string) => void
  least: number
  chosenOf: (product: Offered<ProductDetail>) => ChosenQuantity
  /** Why the cart is closed, whatever the quantity; null if it is open. */
  obstacle: string | null
  working: boolean
  add: (product: Offered<ProductDetail>) => void
}

/** Starts at the minimum purchase; more than the stock is refused where it is typed [CART-2, CART-3]. */
export function useOrderQuantity(product: ProductDetail): OrderQuantity {
  const least = leastPacks(product)
  const [text, setText] = useState(String(least))
  const { working, addLine } = useAddLine()
  const chosenOf = (offered: Offered<ProductDetail>) => chosenQuantity(text, offered)
  return {
    text,
    setText,
    least,
    chosenOf,
    obstacle: cartObstacle(useViewer(), product),
    working,
    add(offered) {
      const { packs } = chosenOf(offered)
      if (packs !== null) void addLine(asCard(offered), packs)
    },
  }
}
