import { bulkActOf, bulkOutcome, choiceOf, lastBulkAct } from '#domain/catalogue/codec-bulk.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeMany } from './offers/change-many.ts'
import { showLastAct, undoMany } from './offers/undo-many.ts'
import { setPrice } from './prices/set-price.ts'

const calls = contract.bulk

/** What a seller does to its products in the table itself, one or many [SHOP-2]. */
export const bulkRoutes: Route[] = [
  route(calls.setPrice, async (deps, seller, { produk_id, versi, harga }) => {
    const set = await setPrice(deps, seller, { productId: produk_id, seenVersion: versi, price: harga })
    return { data: { produk_id, versi: set.version, harga: set.price, menunggu_pemilik: set.waits } }
  }),
  route(calls.changeMany, async (deps, seller, { kunci, tindakan, pilihan }) => {
    const request = { key: kunci, act: bulkActOf(tindakan), choice: choiceOf(pilihan) }
    return { data: bulkOutcome.encode(await changeMany(deps, seller, request)) }
  }),
  route(calls.lastAct, async (deps, seller) => ({
    data: lastBulkAct.encode({ act: await showLastAct(deps, seller) }),
  })),
  route(calls.undoMany, async (deps, seller, { tindakan_id }) => ({
    data: bulkOutcome.encode(await undoMany(deps, seller, tindakan_id)),
  })),
]
