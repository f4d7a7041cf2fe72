import { useQueries } from '@tanstack/react-query'
import type { ChatProduct } from '#domain/chat/shapes.ts'
import type { CachedMessages } from '../cached-messages.ts'
import { productsQuery } from '../queries.ts'

const BATCH_SIZE = 100

/** A product of a message: null is no longer offered, undefined is still to come, 'lost' could not be had [CHAT-9]. */
export type ShownProduct = ChatProduct | null | undefined | 'lost'

/** The products that messages are about, by the viewer's own right to their prices. */
export function useProducts(messages: CachedMessages): (id: number) => ShownProduct {
  const ids = [...new Set(messages.flatMap(({ productId }) => productId ?? []))].sort((one, other) => one - other)
  const batches = Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, batch) =>
    ids.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE),
  )
  const results = useQueries({
    queries: batches.map((batch) => ({ ...productsQuery(batch), placeholderData: (before?: ChatProduct[]) => before })),
  })

  return (id) => {
    const batch = results[batches.findIndex((one) => one.includes(id))]
    const found = batch?.data?.find((product) => product.id === id)
    if (found) return found
    if (batch?.isError) return 'lost'
    return batch?.isSuccess && !batch.isPlaceholderData ? null : undefined
  }
}
