import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { cancelVersion, listVersions, showVersion, writePage } from './write-page.ts'

const calls = contract.pageEditor

/** How administrators write the pages that have versions [ADM-4]. */
export const pageEditorRoutes: readonly Route[] = [
  route(calls.versions, async (deps) => ({ data: await listVersions(deps) })),
  route(calls.version, async (deps, _administrator, { page, name }) => ({
    data: await showVersion(deps, page, name),
  })),
  route(calls.save, async (deps, administrator, { page, name, revision, validFrom, title, body }) => {
    const seen = name === undefined ? null : { page, name, revision: revision ?? 0 }
    const written = { validFrom, title, body }
    return { data: await writePage(deps, administrator, page, seen, written) }
  }),
  route(calls.cancel, async (deps, administrator, { page, name, revision }) => {
    const seen = { page, name, revision }
    return { data: await cancelVersion(deps, administrator, seen) }
  }),
]
