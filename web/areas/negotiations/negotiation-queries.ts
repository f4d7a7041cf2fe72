import { queryOptions } from '@tanstack/react-query'
import type { BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import {
  buyerNegotiation,
  inbox,
  type NegoStatus,
  negoStatus,
  negotiationPage,
  sellerNegotiation,
} from '#domain/negotiations/codec.ts'
import { callApi } from '#web/lib/api.ts'

export type NegotiationListBody = BodyOf<CallAt<'nego/daftar'>>

/** Both negotiations of the day about a product have been submitted [NEGO-8]. */
export function dailyLimitReached({ leftToday }: NegoStatus): boolean {
  return leftToday <= 0
}

/** Everything of a company's negotiations: what changes live is asked again by the first word. */
export function negotiationKey(companyId: string) {
  return ['nego', companyId] as const
}

export function negotiationStatus(companyId: string, productId: number) {
  return queryOptions({
    queryKey: [...negotiationKey(companyId), 'status', productId],
    queryFn: async () =>
      negoStatus.decode((await callApi('produk/nego/status', { company_id: companyId, produk_id: productId })).data),
    staleTime: 0,
  })
}

export function negotiationList(companyId: string, body: NegotiationListBody) {
  return queryOptions({
    queryKey: [...negotiationKey(companyId), 'daftar', body],
    queryFn: async () => negotiationPage.decode((await callApi('nego/daftar', body)).data),
  })
}

export function negotiationDetail(companyId: string, negotiationId: string) {
  return queryOptions({
    queryKey: [...negotiationKey(companyId), 'detail', negotiationId],
    queryFn: async () => buyerNegotiation.decode((await callApi('nego/detail', { nego_id: negotiationId })).data),
  })
}

export function inboxList(companyId: string, body: NegotiationListBody) {
  return queryOptions({
    queryKey: [...negotiationKey(companyId), 'masuk', body],
    queryFn: async () => inbox.decode((await callApi('pusat-seller/nego/daftar', body)).data),
  })
}

export function inboxDetail(companyId: string, negotiationId: string) {
  return queryOptions({
    queryKey: [...negotiationKey(companyId), 'masuk-detail', negotiationId],
    queryFn: async () =>
      sellerNegotiation.decode((await callApi('pusat-seller/nego/detail', { nego_id: negotiationId })).data),
  })
}
