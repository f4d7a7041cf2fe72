import { useRef } from 'react'
import type { DecimalText } from '#domain/money.ts'
import { submitted } from '#domain/negotiations/codec.ts'
import { useAct } from '#web/lib/use-act.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { keyFor, type RequestKey } from '../request-key.ts'
import type { OfferKind } from '../typed-offer.ts'
import type { NegotiableProduct } from './negotiate.tsx'

export interface Offer {
  kind: OfferKind
  units: DecimalText
  price: DecimalText
  note: string
}

/** Submits an offer for a product; retrying the same offer does not make a second negotiation [NEGO-4]. */
export function useSubmitNegotiation(product: NegotiableProduct, kind: OfferKind) {
  const { userId, company } = useViewer()
  const key = useRef<RequestKey | null>(null)
  const { send, working } = useAct('negosiasi/submit', {
    done: ({ data }) => successWords(kind, submitted.decode(data).state === 'finished'),
    failed: 'Gagal mengirim nego',
    refreshes: ['cart'],
  })

  return {
    working,
    send({ units, price, note }: Offer) {
      const request = {
        company_id: company?.id ?? '',
        user_id: userId ?? '',
        produk_id: product.id,
        produk_harga: product.price,
        qty_satuan_nego: units,
        harga_nego: price,
        catatan_nego: kind === 'baru' && note.trim() ? note.trim() : null,
        kurs_nego: product.exchangeRate,
        deal_nego: kind === 'deal',
      }
      key.current = keyFor(request, key.current)
      return send({ ...request, kunci: key.current.key })
    },
  }
}

function successWords(kind: OfferKind, applied: boolean): string {
  if (kind === 'baru') return 'Nego berhasil dikirim'
  return applied ? 'Harga kesepakatan ditetapkan' : 'Harga kesepakatan dikirim ke seller'
}
