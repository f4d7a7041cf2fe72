import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { findFaq, findTestimonials } from './queries.ts'
import { listArticles, showArticle } from './show-articles.ts'
import { showPage } from './show-page.ts'
import { articlePageView, articleView, faqView, pageVersionView } from './views.ts'

const calls = contract.content

/** What the site says for itself [CONTENT-1, CONTENT-2, HOME-4]. */
export const contentRoutes: Route[] = [
  route(calls.articles, async (deps, _viewer, { category, page, perPage }) => {
    const list = await listArticles(deps, { category, page, perPage })
    return { data: await articlePageView(list) }
  }),
  route(calls.article, async (deps, _viewer, { slug }) => ({
    data: await articleView(await showArticle(deps, slug)),
  })),
  route(calls.faq, async (deps) => ({ data: await faqView(await findFaq(deps.db)) })),
  route(calls.testimonials, async (deps) => ({ data: await findTestimonials(deps.db) })),
  route(calls.page, async (deps, _viewer, { page, validFrom }) => ({
    data: await pageVersionView(await showPage(deps, page, validFrom)),
  })),
]
