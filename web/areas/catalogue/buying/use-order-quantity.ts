import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProductDetail } from '#domain/catalogue/shapes.ts'
import { type ChosenQuantity, chosenQuantity, leastPacks, useAddLine } from '#web/areas/cart/public.ts'
import { cartObstacle, type Offered } from '../price-visibility.ts'
import { productQuery } from '../queries.ts'
import { asCard } from './ordering.ts'

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
  add: (product: Offered<ProductDetail>) => Promise<void>
}

/** Starts at the minimum purchase; a refusal, by the page or by the server, is shown at the field [CART-2, CART-3]. */
export function useOrderQuantity(product: ProductDetail): OrderQuantity {
  const client = useQueryClient()
  const least = leastPacks(product)
  const [text, setText] = useState(String(least))
  const { working, addLine } = useAddLine()
  const [refused, setRefused] = useState<{ text: string; sentence: string } | null>(null)
  const chosenOf = (offered: Offered<ProductDetail>) => {
    const chosen = chosenQuantity(text, offered)
    return { ...chosen, reason: chosen.reason ?? (refused?.text === text ? refused.sentence : null) }
  }
  return {
    text,
    setText,
    least,
    chosenOf,
    obstacle: cartObstacle(product),
    working,
    async add(offered) {
      const { packs } = chosenOf(offered)
      if (packs === null) return
      const problem = await addLine(asCard(offered), packs, {
        marks({ field, sentence }) {
          if (field === 'units') setRefused({ text, sentence })
          return field === 'units'
        },
      })
      // the page shows an older stock or minimum
      if (problem?.field) await client.invalidateQueries(productQuery(product.code))
    },
  }
}
