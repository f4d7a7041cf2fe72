import { articleState } from '#domain/content/article-state.ts'
import { article } from '#domain/content/codec.ts'
import { articleList, comparison, heldArticle, savedArticle, writtenArticle } from '#domain/content/codec-articles.ts'
import { instantOf } from '#domain/content/minute.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { previewArticle } from './preview-article.ts'
import { publishArticle, withdrawArticle } from './publish-article.ts'
import { compareVersions, listEdited, showEdited } from './show-edited.ts'
import { articleView } from './views.ts'
import { heldView, listedView, toWriters } from './views-articles.ts'
import { writeArticle } from './write-article.ts'

const calls = contract.articleEditor

/** How administrators write articles [ADM-4]. */
export const articleEditorRoutes: readonly Route[] = [
  route(calls.list, async (deps, _administrator, { cari, status, halaman, per_halaman }) => {
    const state = status && articleState.decode(status)
    const wanted = { keyword: cari ?? '', state, page: halaman, perPage: per_halaman }
    const { articles, total, at } = await listEdited(deps, wanted)
    return { data: articleList.encode({ articles: articles.map((row) => listedView(row, at)), total }) }
  }),
  route(calls.held, async (deps, _administrator, { artikel_id, nomor }) => ({
    data: heldArticle.encode(heldView(await showEdited(deps, artikel_id, nomor))),
  })),
  route(calls.save, async (deps, administrator, { artikel_id, versi, ...written }) => {
    const seen = artikel_id === undefined ? null : { id: artikel_id, revision: versi ?? 0 }
    return { data: savedArticle.encode(await writeArticle(deps, administrator, seen, writtenArticle.decode(written))) }
  }),
  route(calls.preview, async (deps, _administrator, written) => ({
    data: article.encode(toWriters(await articleView(await previewArticle(deps, writtenArticle.decode(written))))),
  })),
  route(calls.publish, async (deps, administrator, { artikel_id, versi, tayang, berakhir }) => {
    const times = { from: instantOf(tayang), until: instantOf(berakhir) }
    return {
      data: savedArticle.encode(await publishArticle(deps, administrator, { id: artikel_id, revision: versi }, times)),
    }
  }),
  route(calls.withdraw, async (deps, administrator, { artikel_id, versi }) => ({
    data: savedArticle.encode(await withdrawArticle(deps, administrator, { id: artikel_id, revision: versi })),
  })),
  route(calls.compare, async (deps, _administrator, { artikel_id, dari, ke }) => ({
    data: comparison.encode(await compareVersions(deps, artikel_id, dari, ke)),
  })),
]
