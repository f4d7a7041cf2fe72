import { article, articlePage, faq, pageVersion, testimonials } from '#domain/content/codec.ts'
import { pageName } from '#domain/content/page-name.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { findFaq, findTestimonials } from './queries.ts'
import { listArticles, showArticle } from './show-articles.ts'
import { showPage } from './show-page.ts'
import { articlePageView, articleView, faqView, pageVersionView } from './views.ts'

const calls = contract.content

/** What the site says for itself [CONTENT-1, CONTENT-2, HOME-4]. */
export const contentRoutes: Route[] = [
  route(calls.articles, async (deps, _viewer, { kategori, halaman, per_halaman }) => {
    const list = await listArticles(deps, { category: kategori, page: halaman, perPage: per_halaman })
    return { data: articlePage.encode(await articlePageView(list)) }
  }),
  route(calls.article, async (deps, _viewer, { alamat }) => ({
    data: article.encode(await articleView(await showArticle(deps, alamat))),
  })),
  route(calls.faq, async (deps) => ({ data: faq.encode(await faqView(await findFaq(deps.db))) })),
  route(calls.testimonials, async (deps) => ({ data: testimonials.encode(await findTestimonials(deps.db)) })),
  route(calls.page, async (deps, _viewer, { halaman, berlaku_sejak }) => ({
    data: pageVersion.encode(await pageVersionView(await showPage(deps, pageName.decode(halaman), berlaku_sejak))),
  })),
]
