import { businessDay } from '#domain/business-day.ts'
import { priceSteps } from '#domain/catalogue/codec-price-steps.ts'
import { levelRoom, priceDetail, pricedPage, priceListContents, priceLists } from '#domain/catalogue/codec-prices.ts'
import { list } from '#domain/codec.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { findRoomOfLevels } from './prices/queries-price-lists.ts'
import { changeListByPercent, removePriceList, savePriceList } from './prices/save-price-list.ts'
import { removePriceRule, savePriceRule } from './prices/save-price-rule.ts'
import { explainPrice, listPriced, showList, showLists, showOwnSteps, showPrices } from './prices/show-prices.ts'
import { listContentsView, listsView, pricedPageView, pricesView } from './views-prices.ts'

const calls = contract.prices

/** Prices by quantity, by customer and by day [SHOP-3]. */
export const priceRoutes: Route[] = [
  route(calls.ownSteps, async (deps, buyer, { produk_id }) => ({
    data: priceSteps.encode({ steps: await showOwnSteps(deps, buyer, produk_id) }),
  })),
  route(calls.pricedProducts, async (deps, seller, { keyword, halaman, per_halaman }) => {
    const search = { keyword: keyword || null, page: halaman, perPage: per_halaman }
    return { data: pricedPage.encode(pricedPageView(await listPriced(deps, seller, search))) }
  }),
  route(calls.detail, async (deps, seller, { produk_id }) => ({
    data: priceDetail.encode(pricesView(await showPrices(deps, seller, produk_id))),
  })),
  route(calls.saveRule, async (deps, seller, body) => {
    const waits = await savePriceRule(deps, seller, {
      ruleId: body.aturan_id ?? null,
      productId: body.produk_id,
      seenVersion: body.versi,
      level: body.level ?? null,
      listId: body.daftar_id ?? null,
      from: body.mulai,
      amount: body.harga,
      firstDay: body.dari ?? businessDay(deps.now()),
      lastDay: body.sampai,
    })
    return { data: { menunggu_pemilik: waits } }
  }),
  route(calls.removeRule, async (deps, seller, { aturan_id, produk_id, versi }) => {
    await removePriceRule(deps, seller, { ruleId: aturan_id, productId: produk_id, seenVersion: versi })
    return {}
  }),
  route(calls.why, async (deps, seller, { produk_id, pelanggan_id }) => {
    const wanted = { productId: produk_id, customerId: pelanggan_id }
    return { data: priceSteps.encode({ steps: await explainPrice(deps, seller, wanted) }) }
  }),
  route(calls.lists, async (deps, seller) => ({ data: priceLists.encode(listsView(await showLists(deps, seller))) })),
  route(calls.levelRooms, async (deps, { companyId }) => ({
    data: list(levelRoom).encode(await findRoomOfLevels(deps.db, companyId)),
  })),
  route(calls.list, async (deps, seller, { daftar_id, setelah }) => ({
    data: priceListContents.encode(listContentsView(await showList(deps, seller, daftar_id, setelah ?? null))),
  })),
  route(calls.saveList, async (deps, seller, body) => {
    const id = await savePriceList(deps, seller, {
      id: body.daftar_id ?? null,
      seenVersion: body.versi ?? null,
      customerId: body.pelanggan_id,
      name: body.nama,
      firstDay: body.dari,
      lastDay: body.sampai,
      copyOf: body.salin_dari ?? null,
      copyLevel: body.salin_level ?? null,
      percent: body.persen ?? null,
    })
    return { data: { daftar_id: id } }
  }),
  route(calls.changeByPercent, async (deps, seller, { daftar_id, versi, persen }) => {
    await changeListByPercent(deps, seller, { id: daftar_id, seenVersion: versi }, persen)
    return {}
  }),
  route(calls.removeList, async (deps, seller, { daftar_id, versi }) => {
    await removePriceList(deps, seller, { id: daftar_id, seenVersion: versi })
    return {}
  }),
]
