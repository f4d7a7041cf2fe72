import { CancelledError, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Cart, type CartShortcut, cart, cartShortcut } from '#domain/cart/codec.ts'
import { callApi } from '#web/lib/api.ts'

/** Everything of a company's cart is kept under this key: whoever changes the cart invalidates it. */
export function cartKey(companyId: string) {
  return ['keranjang', companyId] as const
}

export function cartList(companyId: string) {
  return queryOptions({
    queryKey: [...cartKey(companyId), 'daftar'],
    queryFn: async (): Promise<Cart> =>
      cart.decode((await callApi('keranjang/daftar', { company_id: companyId })).data),
  })
}

export function cartShortcutQuery(companyId: string) {
  return queryOptions({
    queryKey: [...cartKey(companyId), 'shortcut'],
    queryFn: async (): Promise<CartShortcut> =>
      cartShortcut.decode((await callApi('keranjang/shortcut', { company_id: companyId })).data),
  })
}

export function cartCount(companyId: string) {
  return queryOptions({
    queryKey: [...cartKey(companyId), 'total'],
    queryFn: async () => (await callApi('keranjang/total', { company_id: companyId })).data.total,
  })
}

/** Asks for the cart again, wherever it is shown. @throws ApiError when the page's list cannot be read */
export async function reloadCart(client: QueryClient, companyId: string): Promise<void> {
  await client.refetchQueries(cartList(companyId), { throwOnError: true }).catch((reason) => {
    // a newer change of the cart called it off
    if (!(reason instanceof CancelledError)) throw reason
  })
  await client.invalidateQueries({ queryKey: cartKey(companyId), predicate: (query) => query.queryKey[2] !== 'daftar' })
}
