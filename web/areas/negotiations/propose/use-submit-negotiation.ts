import { useKeyedAct } from '#web/lib/form/use-keyed-act.ts'
import type { OfferKind } from '../typed-offer.ts'

/** Submits an offer for a product; retrying the same offer does not make a second negotiation [NEGO-4]. */
export function useSubmitNegotiation(kind: OfferKind) {
  return useKeyedAct('negosiasi/submit', {
    done: ({ data }) => successWords(kind, data.state === 'finished'),
    failed: 'Gagal mengirim nego',
    refreshes: ['cart'],
  })
}

function successWords(kind: OfferKind, applied: boolean): string {
  if (kind === 'baru') return 'Nego berhasil dikirim'
  return applied ? 'Harga kesepakatan ditetapkan' : 'Harga kesepakatan dikirim ke seller'
}
