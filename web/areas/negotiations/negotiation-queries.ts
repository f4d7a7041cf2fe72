import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf, BodyOf } from '#domain/call.ts'
import type { CallAt } from '#domain/contract.ts'
import type { NegotiationDetail, SellerNegotiationDetail } from '#domain/negotiations/contract.ts'
import { callApi } from '#web/lib/api.ts'

export type NegotiationListBody = BodyOf<CallAt<'nego/daftar'>>
export type NegotiationPage = AnswerOf<CallAt<'nego/daftar'>>['data']
export type InboxPage = AnswerOf<CallAt<'pusat-seller/nego/daftar'>>['data']
/** Whether a product may be negotiated now. */
export type Standing = AnswerOf<CallAt<'produk/nego/status'>>['data']

/** Both negotiations of the day about a product have been submitted [NEGO-8]. */
export function dailyLimitReached({ sisa_hari_ini }: Standing): boolean {
  return sisa_hari_ini <= 0
}

/** Everything of a company's negotiations: what changes live is asked again by the first word. */
export function negotiationKey(companyId: string) {
  return ['nego', companyId] as const
}

export function negotiationStatus(companyId: string, productId: number) {
  return queryOptions({
    queryKey: [...negotiationKey(companyId), 'status', productId],
    queryFn: async () => (await callApi('produk/nego/status', { company_id: companyId, produk_id: productId })).data,
    staleTime: 0,
  })
}

export function negotiationList(companyId: string, body: NegotiationListBody) {
  return queryOptions({
    queryKey: [...negotiationKey(companyId), 'daftar', body],
    queryFn: async () => (await callApi('nego/daftar', body)).data,
  })
}

export function negotiationDetail(companyId: string, negotiationId: string) {
  return queryOptions({
    queryKey: [...negotiationKey(companyId), 'detail', negotiationId],
    queryFn: async (): Promise<NegotiationDetail> => (await callApi('nego/detail', { nego_id: negotiationId })).data,
  })
}

export function inboxList(companyId: string, body: NegotiationListBody) {
  return queryOptions({
    queryKey: [...negotiationKey(companyId), 'masuk', body],
    queryFn: async () => (await callApi('pusat-seller/nego/daftar', body)).data,
  })
}

export function inboxDetail(companyId: string, negotiationId: string) {
  return queryOptions({
    queryKey: [...negotiationKey(companyId), 'masuk-detail', negotiationId],
    queryFn: async (): Promise<SellerNegotiationDetail> =>
      (await callApi('pusat-seller/nego/detail', { nego_id: negotiationId })).data,
  })
}
