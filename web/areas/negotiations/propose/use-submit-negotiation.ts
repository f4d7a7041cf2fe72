import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { DecimalText } from '#domain/money.ts'
import { submitted } from '#domain/negotiations/codec.ts'
import { callApi } from '#web/lib/api.ts'
import { sentenceOf } from '#web/lib/api-error.ts'
import { askAgainAbout } from '#web/lib/query.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { toast } from '#web/ui/overlay/toast.tsx'
import { negotiationKey } from '../negotiation-queries.ts'
import { keyFor, type RequestKey } from '../request-key.ts'
import type { OfferKind } from '../typed-offer.ts'
import type { NegotiableProduct } from './negotiate.tsx'

export interface Offer {
  kind: OfferKind
  units: DecimalText
  price: DecimalText
  note: string
}

/** Submits an offer for a product; a second try of the same offer makes no second negotiation [NEGO-4]. */
export function useSubmitNegotiation(product: NegotiableProduct) {
  const viewer = useViewer()
  const client = useQueryClient()
  const key = useRef<RequestKey | null>(null)
  const companyId = viewer.company?.id ?? ''

  return useMutation({
    mutationFn: ({ kind, units, price, note }: Offer) => {
      const request = {
        company_id: companyId,
        user_id: viewer.userId ?? '',
        produk_id: product.id,
        produk_harga: product.price,
        qty_satuan_nego: units,
        harga_nego: price,
        catatan_nego: kind === 'baru' && note.trim() ? note.trim() : null,
        kurs_nego: product.exchangeRate,
        deal_nego: kind === 'deal',
      }
      key.current = keyFor(request, key.current)
      return callApi('negosiasi/submit', { ...request, kunci: key.current.key })
    },
    onSuccess: ({ data }, { kind }) => {
      toast.success(successWords(kind, submitted.decode(data).state === 'finished'))
      void askAgainAbout(client, 'cart')
    },
    onError: (error) => toast.failure(sentenceOf(error, 'Gagal mengirim nego')),
    onSettled: () => void client.invalidateQueries({ queryKey: negotiationKey(companyId) }),
  })
}

function successWords(kind: OfferKind, applied: boolean): string {
  if (kind === 'baru') return 'Nego berhasil dikirim'
  return applied ? 'Harga kesepakatan ditetapkan' : 'Harga kesepakatan dikirim ke seller'
}
