import { CancelledError, type QueryClient } from '@tanstack/react-query'
import { askAgainAbout, query } from '#web/lib/api/query.ts'

/** The cart by seller, as /keranjang shows it. */
export const cartQuery = (companyId: string) => query({ call: 'keranjang/daftar', body: { companyId }, live: 'cart' })

/** The lines for the header. */
export const cartShortcutQuery = (companyId: string) =>
  query({ call: 'keranjang/shortcut', body: { companyId }, live: 'cart' })

/** Reloads the cart wherever it is shown. @throws ApiError when the page's list cannot be read */
export async function reloadCart(client: QueryClient, companyId: string): Promise<void> {
  await client.refetchQueries(cartQuery(companyId), { throwOnError: true }).catch((reason) => {
    // superseded by a newer change of the cart
    if (!(reason instanceof CancelledError)) throw reason
  })
  await askAgainAbout(client, 'cart', { but: cartQuery(companyId).queryKey })
}
