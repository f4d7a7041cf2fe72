import { heldQuestions, heldTestimonials, previewedText } from '#domain/content/codec-entries.ts'
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
  route(calls.questions, async ({ db }) => ({ data: heldQuestions.encode(await findQuestions(db)) })),
  route(calls.saveQuestion, async (deps, administrator, { faq_id, versi, bagian, pertanyaan, jawaban }) => {
    const written = { section: bagian, question: pertanyaan, answer: jawaban }
    return { data: heldQuestions.encode(await writeQuestion(deps, administrator, seenOf(faq_id, versi), written)) }
  }),
  route(calls.showQuestion, async (deps, administrator, { faq_id, versi, tayang }) => {
    const seen = { id: faq_id, revision: versi }
    return { data: heldQuestions.encode(await showQuestion(deps, administrator, seen, tayang)) }
  }),
  route(calls.arrangeQuestions, async (deps, administrator, { faq_id }) => ({
    data: heldQuestions.encode(await arrangeQuestions(deps, administrator, faq_id)),
  })),
  route(calls.testimonials, async ({ db }) => ({ data: heldTestimonials.encode(await findHeldTestimonials(db)) })),
  route(calls.saveTestimonial, async (deps, administrator, { testimoni_id, versi, testimoni, nama_perusahaan }) => {
    const written = { words: testimoni, companyName: nama_perusahaan }
    const seen = seenOf(testimoni_id, versi)
    return { data: heldTestimonials.encode(await writeTestimonial(deps, administrator, seen, written)) }
  }),
  route(calls.showTestimonial, async (deps, administrator, { testimoni_id, versi, tayang }) => {
    const seen = { id: testimoni_id, revision: versi }
    return { data: heldTestimonials.encode(await showTestimonial(deps, administrator, seen, tayang)) }
  }),
  route(calls.arrangeTestimonials, async (deps, administrator, { testimoni_id }) => ({
    data: heldTestimonials.encode(await arrangeTestimonials(deps, administrator, testimoni_id)),
  })),
  route(calls.preview, async (deps, _administrator, { teks }) => {
    return { data: previewedText.encode({ sections: sectionsToWriters(await previewText(deps, teks)) }) }
  }),
]

function seenOf(id: number | undefined, revision: number | undefined): SeenEntry | null {
  return id === undefined ? null : { id, revision: revision ?? 0 }
}
