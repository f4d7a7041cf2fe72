import { contract } from '#domain/contract.ts'
import type { TableKind } from '#domain/files/file.ts'
import { addMany } from '#server/areas/cart/public.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { checkRows, readFile } from './check-rows.ts'
import { checkedView } from './views.ts'

const calls = contract.quickOrder

/** Many products by code or name into the cart at once [ORDER-7]. */
export const quickOrderRoutes: Route[] = [
  route(calls.read, async (_deps, buyer, _body, { file }) => {
    const table = { ...file, kind: file.kind as string as TableKind } // the call takes nothing else
    return { data: await readFile(buyer, table) }
  }),
  route(calls.check, async (deps, buyer, { rows: sent, style }) => {
    const rows = sent.map(({ code, quantity, productId }) => ({
      code,
      quantity,
      productId: productId ?? null,
    }))
    return { data: checkedView(await checkRows(deps, buyer, rows, style)) }
  }),
  route(calls.add, async (deps, buyer, { key, rows }) => {
    const lines = rows.map(({ productId, units }) => ({ productId, units }))
    const done = await deps.db.transaction().execute((tx) => addMany(tx, buyer, { key, lines }, deps.now()))
    return { data: done }
  }),
]
