import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { ownView, showUsable, showVouchers, usableView } from './show-vouchers.ts'
import { changeVoucher, closeVoucher, makeVoucher, type TypedVoucher } from './write-voucher.ts'

const calls = contract.shopVouchers

/** Vouchers of a shop, as its seller keeps them and its customers find them [SELLER-1]. */
export const shopVoucherRoutes: Route[] = [
  route(calls.list, async (deps, seller, { page, perPage: limit }) => {
    const { vouchers, ...rest } = await showVouchers(deps, seller, { limit, offset: (page - 1) * limit })
    return { data: { ...rest, vouchers: vouchers.map(ownView) } }
  }),
  route(calls.make, async (deps, owner, { code, ...typed }) => {
    return { data: { id: await makeVoucher(deps, owner, { ...writtenOf(typed), code }) } }
  }),
  route(calls.change, async (deps, owner, { id, version, ...typed }) => {
    await changeVoucher(deps, owner, { id, version }, writtenOf(typed))
    return {}
  }),
  route(calls.close, async (deps, owner, expected) => {
    await closeVoucher(deps, owner, expected)
    return {}
  }),
  route(calls.usable, async (deps, buyer, { sellerId }) => ({
    data: (await showUsable(deps, buyer, sellerId)).map(usableView),
  })),
]

function writtenOf(typed: Omit<ReadBodyOf<typeof calls.make>, 'code'>): TypedVoucher {
  return {
    ...typed,
    mostDiscount: typed.mostDiscount ?? null,
    quota: typed.quota ?? null,
    priceLevel: typed.priceLevel ?? null,
    customerId: typed.customerId ?? null,
    knowsCost: typed.knowsCost ?? false,
  }
}
