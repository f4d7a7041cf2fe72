import { heldVersion, listedVersions } from '#domain/content/codec-pages.ts'
import { pageName } from '#domain/content/page-name.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { cancelVersion, listVersions, showVersion, writePage } from './write-page.ts'

const calls = contract.pageEditor

/** How administrators write the pages that have versions [ADM-4]. */
export const pageEditorRoutes: readonly Route[] = [
  route(calls.versions, async (deps) => ({ data: listedVersions.encode(await listVersions(deps)) })),
  route(calls.version, async (deps, _administrator, { halaman, nama_versi }) => ({
    data: heldVersion.encode(await showVersion(deps, pageName.decode(halaman), nama_versi)),
  })),
  route(calls.save, async (deps, administrator, { halaman, nama_versi, versi, berlaku_sejak, judul, teks }) => {
    const page = pageName.decode(halaman)
    const seen = nama_versi === undefined ? null : { page, name: nama_versi, revision: versi ?? 0 }
    const written = { validFrom: berlaku_sejak, title: judul, body: teks }
    return { data: heldVersion.encode(await writePage(deps, administrator, page, seen, written)) }
  }),
  route(calls.cancel, async (deps, administrator, { halaman, nama_versi, versi }) => {
    const seen = { page: pageName.decode(halaman), name: nama_versi, revision: versi }
    return { data: listedVersions.encode(await cancelVersion(deps, administrator, seen)) }
  }),
]
