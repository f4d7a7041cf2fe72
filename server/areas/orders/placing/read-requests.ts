import type { ReadBodyOf } from '#domain/call.ts'
import type { contract } from '#domain/contract.ts'
import type { OrderSearch } from '../list-orders.ts'
import type { OrderRequest } from './place-orders.ts'

type Calls = typeof contract.orders

export function readOrderRequest(body: ReadBodyOf<Calls['place']>): OrderRequest {
  const { key, addressId, lineIds, sellers, voucherId, shopVoucherIds, pickups, total, expected } = body
  return {
    key,
    addressId,
    lineIds,
    sellers: sellers.map(({ sellerId, paymentType, note, poNumber, requestedDay, accepted }) => ({
      sellerId,
      paymentType,
      note: note || null,
      poNumber: poNumber || null,
      requestedDay: requestedDay ?? null,
      accepted: accepted ?? [],
    })),
    voucherId: voucherId ?? null,
    shopVoucherIds: shopVoucherIds ?? [],
    pickups: pickups ?? [],
    total,
    expected: (expected ?? []).map(({ maker, price, ...line }) => ({
      ...line,
      maker: maker ?? null,
      price: price ?? null,
    })),
  }
}

export function readSearch({ page, perPage, ...filter }: ReadBodyOf<Calls['list']>): OrderSearch {
  return { ...readFilter(filter), page, perPage }
}

type Filtered = Omit<ReadBodyOf<Calls['list']>, 'page' | 'perPage'>

export function readFilter(body: Filtered): Omit<OrderSearch, 'page' | 'perPage'> {
  const { state, scope, age, payment, productId, keyword, from: firstDay, until: lastDay } = body
  return { state, scope, age, payment, productId, keyword, firstDay, lastDay }
}
