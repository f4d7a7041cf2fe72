import { contract } from '#domain/contract.ts'
import { reordered } from '#domain/orders/codec.ts'
import { shoppingList, shoppingLists } from '#domain/shopping-lists/codec.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { dismissDraft, orderList } from './order-list.ts'
import { showList, showLists } from './show-lists.ts'
import { listsView, listView } from './views.ts'
import { addToList, createList, removeList, repeatList, saveList } from './write-list.ts'

const calls = contract.shoppingLists
const linesOf = (wire: readonly { produk_id: number; kuantitas_satuan: string }[]) =>
  wire.map(({ produk_id, kuantitas_satuan }) => ({ productId: produk_id, units: kuantitas_satuan }))

/** What a company usually buys, and the drafts that come of it every month [ORDER-7]. */
export const shoppingListRoutes: Route[] = [
  route(calls.lists, async (deps, buyer) => ({ data: shoppingLists.encode(listsView(await showLists(deps, buyer))) })),
  route(calls.list, async (deps, buyer, { daftar_id: id, halaman: page }) => ({
    data: shoppingList.encode(listView(await showList(deps, buyer, id, page))),
  })),
  route(calls.create, async (deps, buyer, { nama: name, baris }) => ({
    data: { daftar_id: await createList(deps, buyer, { name, lines: linesOf(baris) }) },
  })),
  route(calls.save, async (deps, buyer, { daftar_id: id, versi: seenVersion, nama: name, baris, halaman: page }) => {
    await saveList(deps, buyer, { id, seenVersion, name, lines: linesOf(baris) })
    return { data: shoppingList.encode(listView(await showList(deps, buyer, id, page))) }
  }),
  route(calls.add, async (deps, buyer, { daftar_id: id, baris }) => ({
    data: { jumlah_produk: await addToList(deps, buyer, { id, lines: linesOf(baris) }) },
  })),
  route(calls.repeat, async (deps, buyer, body) => {
    const { daftar_id: id, versi: seenVersion, ulangi_tanggal: day, jeda: paused, halaman: page } = body
    await repeatList(deps, buyer, { id, seenVersion, day, paused })
    return { data: shoppingList.encode(listView(await showList(deps, buyer, id, page))) }
  }),
  route(calls.remove, async (deps, buyer, { daftar_id: id, versi: seenVersion }) => {
    await removeList(deps, buyer, { id, seenVersion })
    return {}
  }),
  route(calls.intoCart, async (deps, buyer, { daftar_id: id, draf_id }) => ({
    data: reordered.encode(await orderList(deps, buyer, { id, draftId: draf_id ?? null })),
  })),
  route(calls.dismiss, async (deps, buyer, { draf_id }) => {
    await dismissDraft(deps, buyer, draf_id)
    return {}
  }),
]
