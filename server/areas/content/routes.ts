import { instantOf } from '#domain/content/minute.ts'
import { pictureAddress } from '#domain/content/picture.ts'
import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { arrangeBanners, editableBannerView, removeBanner, shownBannerView, writeBanner } from './keep-banners.ts'
import { arrangeQuestions, type ExpectedEntry, showQuestion, writeQuestion } from './keep-questions.ts'
import { arrangeTestimonials, showTestimonial, writeTestimonial } from './keep-testimonials.ts'
import { addPicture, readPicture } from './pictures.ts'
import { previewArticle, previewText } from './preview.ts'
import { publishArticle, withdrawArticle } from './publish-article.ts'
import { findFaq, findTestimonials } from './queries.ts'
import { findBanners, findShownBanners } from './queries-banners.ts'
import { findEditableTestimonials, findQuestions } from './queries-entries.ts'
import { listArticles, showArticle } from './show-articles.ts'
import {
  compareVersions,
  editableView,
  listEdited,
  listedView,
  sectionsToWriters,
  showEdited,
  toWriters,
} from './show-edited.ts'
import { showPage } from './show-page.ts'
import { articlePageView, articleView, faqView, pageVersionView } from './views.ts'
import { writeArticle } from './write-article.ts'
import { cancelVersion, listVersions, showVersion, writePage } from './write-page.ts'

export const contentRoutes: readonly Route[] = [
  // What the site says for itself [CONTENT-1, CONTENT-2, HOME-4].
  route(contract.content.articles, async (deps, _viewer, { category, page, perPage }) => {
    const list = await listArticles(deps, { category, page, perPage })
    return { data: await articlePageView(list) }
  }),
  route(contract.content.article, async (deps, _viewer, { slug }) => ({
    data: await articleView(await showArticle(deps, slug)),
  })),
  route(contract.content.faq, async (deps) => ({ data: await faqView(await findFaq(deps.db)) })),
  route(contract.content.testimonials, async (deps) => ({ data: await findTestimonials(deps.db) })),
  route(contract.content.page, async (deps, _viewer, { page, validFrom }) => ({
    data: await pageVersionView(await showPage(deps, page, validFrom)),
  })),

  // How administrators write articles [ADM-4].
  route(contract.articleEditor.list, async (deps, _administrator, { keyword, state, page, perPage }) => {
    const params = { keyword: keyword ?? '', state, page, perPage }
    const { articles, total, at } = await listEdited(deps, params)
    return { data: { articles: articles.map((row) => listedView(row, at)), total } }
  }),
  route(contract.articleEditor.editable, async (deps, _administrator, { id, number }) => ({
    data: editableView(await showEdited(deps, id, number)),
  })),
  route(contract.articleEditor.save, async (deps, administrator, { id, revision, ...written }) => {
    const expected = id === undefined ? null : { id, revision: revision ?? 0 }
    return { data: await writeArticle(deps, administrator, expected, written) }
  }),
  route(contract.articleEditor.preview, async (deps, _administrator, written) => ({
    data: toWriters(await articleView(await previewArticle(deps, written))),
  })),
  route(contract.articleEditor.publish, async (deps, administrator, { id, revision, publishedAt, withdrawnAt }) => {
    const times = { from: instantOf(publishedAt), until: instantOf(withdrawnAt) }
    return {
      data: await publishArticle(deps, administrator, { id, revision }, times),
    }
  }),
  route(contract.articleEditor.withdraw, async (deps, administrator, { id, revision }) => ({
    data: await withdrawArticle(deps, administrator, { id, revision }),
  })),
  route(contract.articleEditor.compare, async (deps, _administrator, { id, from, to }) => ({
    data: await compareVersions(deps, id, from, to),
  })),

  // The banners of the home page, and how administrators keep them [ADM-4].
  route(contract.banners.shown, async ({ db, now }) => ({
    data: (await findShownBanners(db, now())).flatMap((one) => shownBannerView(one) ?? []),
  })),
  route(contract.banners.list, async ({ db, now }) => ({
    data: (await findBanners(db)).map(editableBannerView(now())),
  })),
  route(contract.banners.save, async (deps, administrator, { id, revision, ...typed }) => {
    const expected = id === undefined ? null : { id, revision: revision ?? 0 }
    const times = { publishedAt: instantOf(typed.publishedAt), withdrawnAt: instantOf(typed.withdrawnAt) }
    const banners = await writeBanner(deps, administrator, expected, { ...typed, ...times })
    return { data: banners.map(editableBannerView(deps.now())) }
  }),
  route(contract.banners.remove, async (deps, administrator, { id, revision }) => {
    const banners = await removeBanner(deps, administrator, { id, revision })
    return { data: banners.map(editableBannerView(deps.now())) }
  }),
  route(contract.banners.arrange, async (deps, administrator, { ids }) => {
    const banners = await arrangeBanners(deps, administrator, ids)
    return { data: banners.map(editableBannerView(deps.now())) }
  }),

  // How administrators keep questions with their answers, and testimonials [ADM-4].
  route(contract.entries.questions, async ({ db }) => ({ data: await findQuestions(db) })),
  route(contract.entries.saveQuestion, async (deps, administrator, { id, revision, section, question, answer }) => {
    const written = { section, question, answer }
    return { data: await writeQuestion(deps, administrator, expectedOf(id, revision), written) }
  }),
  route(contract.entries.showQuestion, async (deps, administrator, { id, revision, isShown }) => {
    const expected = { id, revision }
    return { data: await showQuestion(deps, administrator, expected, isShown) }
  }),
  route(contract.entries.arrangeQuestions, async (deps, administrator, { ids }) => ({
    data: await arrangeQuestions(deps, administrator, ids),
  })),
  route(contract.entries.testimonials, async ({ db }) => ({ data: await findEditableTestimonials(db) })),
  route(contract.entries.saveTestimonial, async (deps, administrator, { id, revision, words, companyName }) => {
    const written = { words, companyName }
    const expected = expectedOf(id, revision)
    return { data: await writeTestimonial(deps, administrator, expected, written) }
  }),
  route(contract.entries.showTestimonial, async (deps, administrator, { id, revision, isShown }) => {
    const expected = { id, revision }
    return { data: await showTestimonial(deps, administrator, expected, isShown) }
  }),
  route(contract.entries.arrangeTestimonials, async (deps, administrator, { ids }) => ({
    data: await arrangeTestimonials(deps, administrator, ids),
  })),
  route(contract.entries.preview, async (deps, _administrator, { text }) => {
    return { data: { sections: sectionsToWriters(await previewText(deps, text)) } }
  }),

  // How administrators write the pages that have versions [ADM-4].
  route(contract.pageEditor.versions, async (deps) => ({ data: await listVersions(deps) })),
  route(contract.pageEditor.version, async (deps, _administrator, { page, name }) => ({
    data: await showVersion(deps, page, name),
  })),
  route(contract.pageEditor.save, async (deps, administrator, { page, name, revision, validFrom, title, body }) => {
    const expected = name === undefined ? null : { page, name, revision: revision ?? 0 }
    const written = { validFrom, title, body }
    return { data: await writePage(deps, administrator, page, expected, written) }
  }),
  route(contract.pageEditor.cancel, async (deps, administrator, { page, name, revision }) => {
    const expected = { page, name, revision }
    return { data: await cancelVersion(deps, administrator, expected) }
  }),

  // The pictures of texts, as administrators add them [ADM-4].
  route(contract.pictures.add, async (deps, administrator, _body, { file }) => {
    const { width, height, ...picture } = await addPicture(deps, administrator, file.content)
    return { data: { address: pictureAddress({ ...picture, width, height }), width, height } }
  }),
  route(contract.pictures.file, (deps, _administrator, { hash }) => readPicture(deps, hash)),
]

function expectedOf(id: number | undefined, revision: number | undefined): ExpectedEntry | null {
  return id === undefined ? null : { id, revision: revision ?? 0 }
}
