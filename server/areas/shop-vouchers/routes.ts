import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import { shopVoucherPage, usableShopVoucher } from '#domain/shop-vouchers/codec.ts'
import { discountKind } from '#domain/shop-vouchers/words.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeVoucher, closeVoucher, makeVoucher, type TypedVoucher } from './keep-voucher.ts'
import { showUsable, showVouchers } from './show-vouchers.ts'
import { keptView, usableView } from './views.ts'

const calls = contract.shopVouchers

/** Vouchers of a shop, as its seller keeps them and its customers find them [SELLER-1]. */
export const shopVoucherRoutes: Route[] = [
  route(calls.list, async (deps, seller, { halaman, per_halaman: limit }) => {
    const { vouchers, ...rest } = await showVouchers(deps, seller, { limit, offset: (halaman - 1) * limit })
    return { data: shopVoucherPage.encode({ ...rest, vouchers: vouchers.map(keptView) }) }
  }),
  route(calls.make, async (deps, owner, { kode: code, ...typed }) => {
    return { data: { voucher_id: await makeVoucher(deps, owner, { ...writtenOf(typed), code }) } }
  }),
  route(calls.change, async (deps, owner, { voucher_id: id, versi: version, ...typed }) => {
    await changeVoucher(deps, owner, { id, version }, writtenOf(typed))
    return {}
  }),
  route(calls.close, async (deps, owner, { voucher_id: id, versi: version }) => {
    await closeVoucher(deps, owner, { id, version })
    return {}
  }),
  route(calls.usable, async (deps, buyer, { seller_id }) => ({
    data: (await showUsable(deps, buyer, seller_id)).map((voucher) => usableShopVoucher.encode(usableView(voucher))),
  })),
]

function writtenOf(typed: Omit<ReadBodyOf<typeof calls.make>, 'kode'>): TypedVoucher {
  return {
    title: typed.nama,
    kind: discountKind.decode(typed.jenis),
    value: typed.nilai,
    mostDiscount: typed.potongan_maksimal ?? null,
    minGoods: typed.min_belanja,
    firstDay: typed.dari,
    lastDay: typed.sampai,
    quota: typed.kuota ?? null,
    usesPerCustomer: typed.per_pelanggan,
    priceLevel: typed.level_harga ?? null,
    customerId: typed.pelanggan_id ?? null,
    knowsCost: typed.tetap_simpan ?? false,
  }
}
