import { instantOf } from '#domain/content/minute.ts'
import { contract } from '#domain/contract.ts'
import type { TableKind } from '#domain/files/file.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { applyImport, undoImport } from './begin-import.ts'
import { exportProducts } from './export-products.ts'
import { recheckAside, uploadAside } from './import-aside.ts'
import {
  changesView,
  importListView,
  importView,
  listChanges,
  listImports,
  listProblems,
  problemsView,
  showImport,
  stopImport,
  writeProblems,
} from './show-import.ts'

const calls = contract.imports

/** Products, prices and stocks in and out as files [SHOP-4]. */
export const importRoutes: Route[] = [
  route(calls.upload, async (deps, seller, { kind }, { file }) => {
    const table = { ...file, kind: file.kind as string as TableKind } // the call takes nothing else
    return { data: await uploadAside(deps, seller, { kind, file: table }) }
  }),
  route(calls.columns, async (deps, seller, { id, version: expectedVersion, columns, style, newProducts }) => {
    const sellsNew = newProducts && newProducts === 'dijual'
    await recheckAside(deps, seller, { id, expectedVersion, columns, style, sellsNew })
    return {}
  }),
  route(calls.status, async (deps, seller, { id }) => ({
    data: importView(await showImport(deps, seller, id)),
  })),
  route(calls.problems, async (deps, seller, { id, column, after }) => {
    const found = await listProblems(deps, seller, { id, column: column ?? null, after: after ?? 0 })
    return { data: problemsView(found) }
  }),
  route(calls.changes, async (deps, seller, { id, column, page }) => {
    const found = await listChanges(deps, seller, { id, column: column ?? null, page })
    return { data: changesView(found) }
  }),
  route(calls.list, async (deps, seller, { page, perPage }) => ({
    data: importListView(await listImports(deps, seller, { page, perPage })),
  })),
  route(calls.apply, async (deps, seller, { id, version, appliesAt }) => {
    await applyImport(deps, seller, { id, expectedVersion: version ?? null, at: instantOf(appliesAt) })
    return {}
  }),
  route(calls.stop, async (deps, seller, { id }) => {
    await stopImport(deps, seller, id)
    return {}
  }),
  route(calls.undo, async (deps, seller, { id, version }) => {
    await undoImport(deps, seller, { id, expectedVersion: version ?? null })
    return {}
  }),
  route(calls.example, async (deps, seller, { kind, format, keyword, state, soldOut }) =>
    exportProducts(deps, seller, {
      kind,
      format,
      filter: {
        status: state ?? null,
        soldOut: soldOut ?? false,
        keyword: keyword || null,
      },
    }),
  ),
  route(calls.problemFile, (deps, seller, { id, format }) => writeProblems(deps, seller, { id, format })),
]
