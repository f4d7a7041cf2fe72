import { useRef } from 'react'
import { submitted } from '#domain/negotiations/codec.ts'
import { useAct } from '#web/lib/use-act.ts'
import { keyFor, type RequestKey } from '../request-key.ts'
import type { OfferKind } from '../typed-offer.ts'
import type { Submission } from './use-typed-offer.ts'

/** Submits an offer for a product; retrying the same offer does not make a second negotiation [NEGO-4]. */
export function useSubmitNegotiation(kind: OfferKind) {
  const key = useRef<RequestKey | null>(null)
  const { send, working } = useAct('negosiasi/submit', {
    done: ({ data }) => successWords(kind, submitted.decode(data).state === 'finished'),
    failed: 'Gagal mengirim nego',
    refreshes: ['cart'],
  })

  return {
    working,
    send(submission: Submission) {
      key.current = keyFor(submission, key.current)
      return send({ ...submission, kunci: key.current.key })
    },
  }
}

function successWords(kind: OfferKind, applied: boolean): string {
  if (kind === 'baru') return 'Nego berhasil dikirim'
  return applied ? 'Harga kesepakatan ditetapkan' : 'Harga kesepakatan dikirim ke seller'
}
