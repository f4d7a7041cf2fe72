import { useQueries } from '@tanstack/react-query'
import type { ChatProduct } from '#domain/chat/shapes.ts'
import type { KeptMessages } from '../kept-messages.ts'
import { productsQuery } from '../queries.ts'

const MOST_ASKED = 100

/** A product of a message: null is no longer offered, undefined is still to come, 'lost' could not be had [CHAT-9]. */
export type ShownProduct = ChatProduct | null | undefined | 'lost'

/** The products that messages are about, by the viewer's own right to their prices. */
export function useProducts(messages: KeptMessages): (id: number) => ShownProduct {
  const ids = [...new Set(messages.flatMap(({ productId }) => productId ?? []))].sort((one, other) => one - other)
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_ASKED) }, (_, part) =>
    ids.slice(part * MOST_ASKED, (part + 1) * MOST_ASKED),
  )
  const asked = useQueries({
    queries: parts.map((part) => ({ ...productsQuery(part), placeholderData: (before?: ChatProduct[]) => before })),
  })

  return (id) => {
    const part = asked[parts.findIndex((one) => one.includes(id))]
    const found = part?.data?.find((product) => product.id === id)
    if (found) return found
    if (part?.isError) return 'lost'
    return part?.isSuccess && !part.isPlaceholderData ? null : undefined
  }
}
