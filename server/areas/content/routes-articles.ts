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
  route(calls.list, async (deps, _administrator, { keyword, state, page, perPage }) => {
    const wanted = { keyword: keyword ?? '', state, page, perPage }
    const { articles, total, at } = await listEdited(deps, wanted)
    return { data: { articles: articles.map((row) => listedView(row, at)), total } }
  }),
  route(calls.held, async (deps, _administrator, { id, number }) => ({
    data: heldView(await showEdited(deps, id, number)),
  })),
  route(calls.save, async (deps, administrator, { id, revision, ...written }) => {
    const seen = id === undefined ? null : { id, revision: revision ?? 0 }
    return { data: await writeArticle(deps, administrator, seen, written) }
  }),
  route(calls.preview, async (deps, _administrator, written) => ({
    data: toWriters(await articleView(await previewArticle(deps, written))),
  })),
  route(calls.publish, async (deps, administrator, { id, revision, publishedAt, withdrawnAt }) => {
    const times = { from: instantOf(publishedAt), until: instantOf(withdrawnAt) }
    return {
      data: await publishArticle(deps, administrator, { id, revision }, times),
    }
  }),
  route(calls.withdraw, async (deps, administrator, { id, revision }) => ({
    data: await withdrawArticle(deps, administrator, { id, revision }),
  })),
  route(calls.compare, async (deps, _administrator, { id, from, to }) => ({
    data: await compareVersions(deps, id, from, to),
  })),
]
