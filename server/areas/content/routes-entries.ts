import { contract } from '#domain/contract.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { arrangeQuestions, type SeenEntry, showQuestion, writeQuestion } from './keep-questions.ts'
import { arrangeTestimonials, showTestimonial, writeTestimonial } from './keep-testimonials.ts'
import { previewText } from './preview-text.ts'
import { findHeldTestimonials, findQuestions } from './queries-entries.ts'
import { sectionsToWriters } from './views-articles.ts'

const calls = contract.entries

/** How administrators keep questions with their answers, and testimonials [ADM-4]. */
export const entryRoutes: readonly Route[] = [
  route(calls.questions, async ({ db }) => ({ data: await findQuestions(db) })),
  route(calls.saveQuestion, async (deps, administrator, { id, revision, section, question, answer }) => {
    const written = { section, question, answer }
    return { data: await writeQuestion(deps, administrator, seenOf(id, revision), written) }
  }),
  route(calls.showQuestion, async (deps, administrator, { id, revision, isShown }) => {
    const seen = { id, revision }
    return { data: await showQuestion(deps, administrator, seen, isShown) }
  }),
  route(calls.arrangeQuestions, async (deps, administrator, { ids }) => ({
    data: await arrangeQuestions(deps, administrator, ids),
  })),
  route(calls.testimonials, async ({ db }) => ({ data: await findHeldTestimonials(db) })),
  route(calls.saveTestimonial, async (deps, administrator, { id, revision, words, companyName }) => {
    const written = { words, companyName }
    const seen = seenOf(id, revision)
    return { data: await writeTestimonial(deps, administrator, seen, written) }
  }),
  route(calls.showTestimonial, async (deps, administrator, { id, revision, isShown }) => {
    const seen = { id, revision }
    return { data: await showTestimonial(deps, administrator, seen, isShown) }
  }),
  route(calls.arrangeTestimonials, async (deps, administrator, { ids }) => ({
    data: await arrangeTestimonials(deps, administrator, ids),
  })),
  route(calls.preview, async (deps, _administrator, { text }) => {
    return { data: { sections: sectionsToWriters(await previewText(deps, text)) } }
  }),
]

function seenOf(id: number | undefined, revision: number | undefined): SeenEntry | null {
  return id === undefined ? null : { id, revision: revision ?? 0 }
}
