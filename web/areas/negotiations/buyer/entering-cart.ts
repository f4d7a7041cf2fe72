import type { ActOptions } from '#web/lib/form/use-act.ts'
import { negotiationQuery } from '../queries.ts'

/** How putting an agreed product into the cart is reported, wherever it is done [NEGO-12]. */
export function enteringCart(negotiationId: string): ActOptions<'nego/selesai'> {
  return {
    done: 'Produk masuk ke keranjang',
    refreshes: ['negotiation', 'cart'],
    shows: negotiationQuery(negotiationId),
  }
}
