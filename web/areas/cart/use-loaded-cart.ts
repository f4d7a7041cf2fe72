import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import type { Cart } from '#domain/cart/codec.ts'
import { cartList } from './cart-queries.ts'

/** The cart of a company: at first as the page was loaded with it, then as it changes. */
export function useLoadedCart(companyId: string, loaded: Cart): Cart {
  const client = useQueryClient()
  const list = cartList(companyId)
  const { data } = useQuery({ ...list, initialData: loaded })
  // an earlier visit may have left an older cart in the cache; it is replaced before anything is painted
  useLayoutEffect(() => {
    client.setQueryData(cartList(companyId).queryKey, loaded)
  }, [client, companyId, loaded])
  return data
}
