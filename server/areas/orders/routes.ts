import type { Buyer, Seller } from '#domain/accounts/actor.ts'
import { businessDay } from '#domain/business-day.ts'
import type { ReadBodyOf } from '#domain/call.ts'
import { contract } from '#domain/contract.ts'
import { cardView } from '#server/areas/catalogue/public.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeHolidays, changeRates, changeTerms } from './change-delivery.ts'
import { listOrders } from './list-orders.ts'
import { placeOrders } from './placing/place-orders.ts'
import { quoteCheckout } from './placing/quote-checkout.ts'
import { readFilter, readOrderRequest, readSearch } from './placing/read-requests.ts'
import { reorder } from './placing/reorder.ts'
import { quoteView } from './placing/views-quote.ts'
import { findDelivery } from './queries-delivery.ts'
import { exportOrders } from './reporting/export-orders.ts'
import { breakDown, reportLowStocks, reportReceivables, reportSales, summarizeSales } from './reporting/report-sales.ts'
import { listLastPaid, showBoughtBefore } from './reporting/show-bought-before.ts'
import { showOrder, showPlaced } from './show-order.ts'
import { moveOrder } from './steps/move-order.ts'
import { pageView, placedView, salesView } from './views.ts'
import { orderView } from './views-order.ts'

const calls = contract.orders

export const orderRoutes: readonly Route[] = [
  route(calls.quote, async (deps, buyer, body) => {
    const selection = {
      lineIds: body.lineIds,
      addressId: body.addressId ?? undefined,
      voucherId: body.voucherId ?? undefined,
      shopVoucherIds: body.shopVoucherIds ?? [],
      pickups: body.pickups ?? [],
      bestVouchers: body.bestVouchers ?? false,
    }
    return { data: quoteView(await quoteCheckout(deps, buyer, selection)) }
  }),
  route(calls.place, async (deps, buyer, body) => {
    return { data: placedView(await placeOrders(deps, buyer, readOrderRequest(body))) }
  }),
  route(calls.placed, async (deps, buyer, { key }) => ({ data: placedView(await showPlaced(deps, buyer, key)) })),
  route(calls.list, async (deps, buyer, body) => ({
    data: pageView(await listOrders(deps, buyer, readSearch(body)), buyer, body),
  })),
  route(calls.detail, async (deps, buyer, body) => answer(deps, buyer, body.id)),
  route(calls.approve, async (deps, buyer, { id: orderId, version: expectedVersion }) => {
    await moveOrder(deps, buyer, { orderId, expectedVersion, event: 'approve' })
    return answer(deps, buyer, orderId)
  }),
  route(calls.refuse, async (deps, buyer, { id: orderId, version: expectedVersion, reason }) => {
    await moveOrder(deps, buyer, { orderId, expectedVersion, event: 'refuse', reason })
    return answer(deps, buyer, orderId)
  }),
  route(calls.cancel, async (deps, buyer, { id: orderId, version: expectedVersion, reason }) => {
    await moveOrder(deps, buyer, { orderId, expectedVersion, event: 'cancel', reason })
    return answer(deps, buyer, orderId)
  }),
  route(calls.reorder, async (deps, buyer, body) => {
    return { data: await reorder(deps, buyer, body.id) }
  }),

  // Orders of any days as tables [ORDER-8].
  route(contract.orderExports.orders, async (deps, buyer, body) => exportOrders(deps, buyer, exportOf(body))),
  route(contract.orderExports.sales, async (deps, seller, body) => exportOrders(deps, seller, exportOf(body))),

  route(contract.boughtBefore.boughtBefore, async (deps, buyer) => {
    const { products, ...beside } = await showBoughtBefore(deps, buyer)
    return { data: { products: products.map(cardView), ...beside } }
  }),

  route(contract.boughtBefore.lastPaid, async (deps, buyer, { productIds }) => ({
    data: await listLastPaid(deps, buyer, productIds),
  })),

  // What a seller's start page tells of the shop, and what both break down [SHOP-9].
  route(contract.reports.sales, async (deps, seller, { from, until }) => ({
    data: await reportSales(deps, seller, { from, until }),
  })),
  route(contract.reports.receivables, async (deps, seller) => ({
    data: await reportReceivables(deps, seller),
  })),
  route(contract.breakdowns.sales, async (deps, seller, { from, until }) => ({
    data: await breakDown(deps, seller, { from, until }),
  })),
  route(contract.breakdowns.spending, async (deps, buyer, { from, until }) => ({
    data: await breakDown(deps, buyer, { from, until }),
  })),
  route(contract.reports.lowStocks, async (deps, seller) => ({
    data: await reportLowStocks(deps, seller),
  })),

  // The seller's side of orders [SELLER-5].
  route(calls.salesSummary, async (deps, seller) => ({ data: salesView(await summarizeSales(deps, seller)) })),
  route(calls.sales, async (deps, seller, body) => ({
    data: pageView(await listOrders(deps, seller, readSearch(body)), seller, body),
  })),
  route(calls.sale, async (deps, seller, body) => answer(deps, seller, body.id)),
  route(calls.confirmSale, async (deps, seller, { id: orderId, version: expectedVersion }) => {
    await moveOrder(deps, seller, { orderId, expectedVersion, event: 'confirm' })
    return answer(deps, seller, orderId)
  }),
  route(calls.cancelSale, async (deps, seller, { id: orderId, version: expectedVersion, reason }) => {
    await moveOrder(deps, seller, { orderId, expectedVersion, event: 'cancel', reason })
    return answer(deps, seller, orderId)
  }),

  // How a seller delivers, for its owner [SHOP-8].
  route(contract.delivery.own, answerDelivery),
  route(contract.delivery.changeRates, async (deps, seller, { version, rates }) => {
    await changeRates(deps, seller, version, rates)
    return answerDelivery(deps, seller)
  }),
  route(
    contract.delivery.changeTerms,
    async (deps, seller, { version, freeFrom, weekdays, pickup, confirmDays, claimDays }) => {
      const terms = {
        freeFrom: freeFrom ?? null,
        weekdays: [...new Set(weekdays)],
        pickup: pickup || null,
        confirmDays,
        ...(claimDays !== undefined && { claimDays }),
      }
      await changeTerms(deps, seller, version, terms)
      return answerDelivery(deps, seller)
    },
  ),
  route(contract.delivery.changeHolidays, async (deps, seller, { version, holidays }) => {
    await changeHolidays(deps, seller, version, holidays)
    return answerDelivery(deps, seller)
  }),
]

async function answer(deps: Deps, member: Buyer | Seller, orderId: string) {
  return { data: orderView(await showOrder(deps, member, orderId), member) }
}

async function answerDelivery({ db, now }: Deps, { companyId }: Seller) {
  return { data: await findDelivery(db, companyId, businessDay(now())) }
}

function exportOf(body: ReadBodyOf<typeof contract.orderExports.orders>) {
  const rows = body.rows === 'pesanan' ? ('orders' as const) : ('products' as const)
  return { format: body.format, rows, search: readFilter(body) }
}
