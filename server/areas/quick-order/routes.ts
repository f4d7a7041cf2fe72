import { contract } from '#domain/contract.ts'
import type { TableKind } from '#domain/files/file.ts'
import { quickAdded, quickChecked, quickFile } from '#domain/quick-order/codec.ts'
import { addMany } from '#server/areas/cart/public.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { checkRows, readFile } from './check-rows.ts'
import { checkedView } from './views.ts'

const calls = contract.quickOrder

/** Many products by code or name into the cart at once [ORDER-7]. */
export const quickOrderRoutes: Route[] = [
  route(calls.read, async (_deps, buyer, _body, { file }) => {
    const table = { ...file, kind: file.kind as string as TableKind } // the call takes nothing else
    return { data: quickFile.encode(await readFile(buyer, table)) }
  }),
  route(calls.check, async (deps, buyer, { baris, angka }) => {
    const rows = baris.map(({ kode, jumlah, produk_id }) => ({
      code: kode,
      quantity: jumlah,
      productId: produk_id ?? null,
    }))
    return { data: quickChecked.encode(checkedView(await checkRows(deps, buyer, rows, angka))) }
  }),
  route(calls.add, async (deps, buyer, { kunci: key, baris }) => {
    const lines = baris.map(({ produk_id, kuantitas_satuan }) => ({ productId: produk_id, units: kuantitas_satuan }))
    const done = await deps.db.transaction().execute((tx) => addMany(tx, buyer, { key, lines }, deps.now()))
    return { data: quickAdded.encode(done) }
  }),
]
