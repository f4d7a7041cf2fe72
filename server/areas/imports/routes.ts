import { productStatus } from '#domain/catalogue/codec.ts'
import { instantOf } from '#domain/content/minute.ts'
import { contract } from '#domain/contract.ts'
import type { TableKind } from '#domain/file.ts'
import { importChanges, importDetail, importList, importProblems } from '#domain/imports/codec.ts'
import { importKind } from '#domain/imports/kind.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { applyImport, undoImport } from './begin-import.ts'
import { exportProducts } from './export-products.ts'
import { recheckAside, uploadAside } from './import-aside.ts'
import { listChanges, listImports, listProblems, showImport, writeProblems } from './show-import.ts'
import { stopImport } from './stop-import.ts'
import { changesView, importListView, importView, problemsView } from './views.ts'

const calls = contract.imports

/** Products, prices and stocks in and out as files [SHOP-4]. */
export const importRoutes: Route[] = [
  route(calls.upload, async (deps, seller, { jenis }, { file }) => {
    const table = { ...file, kind: file.kind as string as TableKind } // the call takes nothing else
    return { data: await uploadAside(deps, seller, { kind: importKind.decode(jenis), file: table }) }
  }),
  route(
    calls.columns,
    async (deps, seller, { impor_id: id, versi: seenVersion, kolom: columns, angka, produk_baru }) => {
      const sellsNew = produk_baru && produk_baru === 'dijual'
      await recheckAside(deps, seller, { id, seenVersion, columns, style: angka, sellsNew })
      return {}
    },
  ),
  route(calls.status, async (deps, seller, { impor_id }) => ({
    data: importDetail.encode(importView(await showImport(deps, seller, impor_id))),
  })),
  route(calls.problems, async (deps, seller, { impor_id: id, kolom, setelah }) => {
    const found = await listProblems(deps, seller, { id, column: kolom ?? null, after: setelah ?? 0 })
    return { data: importProblems.encode(problemsView(found)) }
  }),
  route(calls.changes, async (deps, seller, { impor_id: id, kolom, halaman: page }) => {
    const found = await listChanges(deps, seller, { id, column: kolom ?? null, page })
    return { data: importChanges.encode(changesView(found)) }
  }),
  route(calls.list, async (deps, seller, { halaman: page, per_halaman: perPage }) => ({
    data: importList.encode(importListView(await listImports(deps, seller, { page, perPage }))),
  })),
  route(calls.apply, async (deps, seller, { impor_id: id, versi, berlaku_mulai }) => {
    await applyImport(deps, seller, { id, seenVersion: versi ?? null, at: instantOf(berlaku_mulai) })
    return {}
  }),
  route(calls.stop, async (deps, seller, { impor_id }) => {
    await stopImport(deps, seller, impor_id)
    return {}
  }),
  route(calls.undo, async (deps, seller, { impor_id: id, versi }) => {
    await undoImport(deps, seller, { id, seenVersion: versi ?? null })
    return {}
  }),
  route(calls.example, async (deps, seller, { jenis, format, keyword, status, habis }) =>
    exportProducts(deps, seller, {
      kind: importKind.decode(jenis),
      format,
      filter: {
        status: status ? productStatus.decode(status) : null,
        soldOut: habis ?? false,
        keyword: keyword || null,
      },
    }),
  ),
  route(calls.problemFile, (deps, seller, { impor_id: id, format }) => writeProblems(deps, seller, { id, format })),
]
