import { useQuery } from '@tanstack/react-query'
import { inbox } from '#domain/negotiations/codec.ts'
import { callApi } from '#web/lib/api.ts'
import { negotiationKey } from '../negotiation-queries.ts'

/** The smallest page of the inbox that tells how many wait. */
export const WAITING_BODY = { berjalan: true, per_halaman: 1 } as const

/** How many negotiations wait for the seller, live; null where the role may not see them [SELLER-4]. */
export function useWaitingNegotiations(companyId: string, loaded: number | null): number | null {
  const { data } = useQuery({
    queryKey: [...negotiationKey(companyId), 'masuk-menunggu'],
    queryFn: async () => inbox.decode((await callApi('pusat-seller/nego/daftar', WAITING_BODY)).data).counts.waiting,
    enabled: loaded !== null,
    initialData: loaded ?? undefined,
  })
  return data ?? null
}
