import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { dismissDraft, orderList } from './order-list.ts'
import { listsView, listView, showList, showLists } from './show-lists.ts'
import { addToList, createList, removeList, repeatList, saveList } from './write-list.ts'

const calls = contract.shoppingLists

/** A company's shopping lists, and their monthly drafts [ORDER-7]. */
export const shoppingListRoutes: Route[] = [
  route(calls.lists, async (deps, buyer) => ({ data: listsView(await showLists(deps, buyer)) })),
  route(calls.list, async (deps, buyer, { id, page }) => ({
    data: listView(await showList(deps, buyer, id, page)),
  })),
  route(calls.create, async (deps, buyer, { name, lines }) => ({
    data: { id: await createList(deps, buyer, { name, lines }) },
  })),
  route(calls.save, async (deps, buyer, { id, version: expectedVersion, name, lines, page }) => {
    await saveList(deps, buyer, { id, expectedVersion, name, lines })
    return { data: listView(await showList(deps, buyer, id, page)) }
  }),
  route(calls.add, async (deps, buyer, { id, lines }) => ({
    data: { products: await addToList(deps, buyer, { id, lines }) },
  })),
  route(calls.repeat, async (deps, buyer, body) => {
    const { id, version: expectedVersion, repeatDay: day, paused, page } = body
    await repeatList(deps, buyer, { id, expectedVersion, day, paused })
    return { data: listView(await showList(deps, buyer, id, page)) }
  }),
  route(calls.remove, async (deps, buyer, { id, version: expectedVersion }) => {
    await removeList(deps, buyer, { id, expectedVersion })
    return {}
  }),
  route(calls.intoCart, async (deps, buyer, { id, draftId }) => ({
    data: await orderList(deps, buyer, { id, draftId: draftId ?? null }),
  })),
  route(calls.dismiss, async (deps, buyer, { draftId }) => {
    await dismissDraft(deps, buyer, draftId)
    return {}
  }),
]
