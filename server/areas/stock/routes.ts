import type { Seller } from '#domain/accounts/actor.ts'
import { contract } from '#domain/contract.ts'
import { movements, stockDetail, stockPage } from '#domain/stock/codec.ts'
import type { LotDays } from '#domain/stock/lot.ts'
import { stockFilter } from '#domain/stock/stock-filter.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { addLot, correctLot, receiveStock, setLeadTime, setStock, setThreshold } from './change-stock.ts'
import { changeExpected, expectGoods, giveUpExpected, receiveExpected } from './expect-goods.ts'
import { listMovements, listStocks, showStock } from './show-stocks.ts'
import { movementsView, stockPageView, stockView } from './views.ts'

const calls = contract.stock

/** Stocks and lots of a seller [SHOP-5]. */
export const stockRoutes: Route[] = [
  route(calls.list, async (deps, seller, { saring, keyword, halaman: page, per_halaman: perPage }) => {
    const filter = saring ? stockFilter.decode(saring) : null
    const found = await listStocks(deps, seller, { filter, keyword: keyword || null, page, perPage })
    return { data: stockPage.encode(stockPageView(found, seller)) }
  }),
  route(calls.detail, (deps, seller, { produk_id }) => answer(deps, seller, produk_id)),
  route(calls.movements, async (deps, seller, { produk_id, sebelum, per_halaman: limit }) => ({
    data: movements.encode(
      movementsView(await listMovements(deps, seller, produk_id, { before: sebelum ?? null, limit })),
    ),
  })),
  route(calls.set, async (deps, seller, { produk_id: productId, jumlah: units, alasan: reason, semula }) => {
    await setStock(deps, seller, { productId, units, reason, seen: semula ?? null })
    return answer(deps, seller, productId)
  }),
  route(calls.receive, async (deps, seller, { produk_id: productId, jumlah: units, alasan: reason, ...body }) => {
    const { nomor_lot, fisik_semula } = body
    const lot = nomor_lot ? lotOf({ ...body, nomor_lot }) : null
    await receiveStock(deps, seller, { productId, units, reason, seen: fisik_semula ?? null, lot })
    return answer(deps, seller, productId)
  }),
  route(calls.expect, async (deps, seller, { produk_id: productId, ditunggu_id: id, versi, ...body }) => {
    const wanted = { units: body.jumlah, day: body.tanggal, source: body.sumber }
    if (id) await changeExpected(deps, seller, { productId, id, seenVersion: versi ?? 0 }, wanted)
    else await expectGoods(deps, seller, productId, wanted)
    return answer(deps, seller, productId)
  }),
  route(calls.receiveExpected, async (deps, seller, { produk_id: productId, ditunggu_id: id, versi, ...body }) => {
    const { jumlah: units, nomor_lot } = body
    const lot = nomor_lot ? lotOf({ ...body, nomor_lot }) : null
    await receiveExpected(deps, seller, { productId, id, seenVersion: versi, units, lot })
    return answer(deps, seller, productId)
  }),
  route(calls.cancelExpected, async (deps, seller, { produk_id: productId, ditunggu_id: id, versi }) => {
    await giveUpExpected(deps, seller, { productId, id, seenVersion: versi })
    return answer(deps, seller, productId)
  }),
  route(calls.addLot, async (deps, seller, { produk_id: productId, jumlah: units, tanpa_lot_semula, ...lot }) => {
    await addLot(deps, seller, { productId, units, seen: tanpa_lot_semula ?? null, lot: lotOf(lot) })
    return answer(deps, seller, productId)
  }),
  route(calls.correctLot, async (deps, seller, { produk_id: productId, lot_id: lotId, ...body }) => {
    const { jumlah: units, alasan: reason, semula } = body
    await correctLot(deps, seller, { productId, lotId, units, reason, seen: semula ?? null })
    return answer(deps, seller, productId)
  }),
  route(calls.threshold, async (deps, seller, { produk_id: productId, batas }) => {
    await setThreshold(deps, seller, productId, batas)
    return answer(deps, seller, productId)
  }),
  route(calls.leadTime, async (deps, seller, { produk_id, hari_tunggu, terbanyak_melebihi }) => {
    await setLeadTime(deps, seller, produk_id, { days: hari_tunggu, most: terbanyak_melebihi })
    return answer(deps, seller, produk_id)
  }),
]

async function answer(deps: Deps, seller: Seller, productId: number) {
  return { data: stockDetail.encode(stockView(await showStock(deps, seller, productId), seller)) }
}

interface WrittenLot {
  nomor_lot: string
  tanggal_produksi?: string | null | undefined
  kedaluwarsa?: string | null | undefined
}

function lotOf({ nomor_lot, tanggal_produksi, kedaluwarsa }: WrittenLot): LotDays {
  return { number: nomor_lot, producedOn: tanggal_produksi ?? null, expiresOn: kedaluwarsa ?? null }
}
