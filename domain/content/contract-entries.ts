import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { nameText, requiredText } from '../companies/fields.ts'
import { version, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { section } from './contract.ts'

const questionId = wholeNumber('Kode pertanyaan tidak valid.', { least: 1, most: 2_147_483_647 })
const testimonialId = wholeNumber('Kode testimoni tidak valid.', { least: 1, most: 2_147_483_647 })
const isShown = z.boolean({ error: 'Pilih tayang atau tidak.' })

/** Every entry, in the order wanted. */
const inOrder = (id: typeof questionId) =>
  z.array(id, { error: 'Urutan tidak valid.' }).max(MOST.entries, { error: 'Urutan tidak valid.' })

const question = z.object({
  faq_id: z.number().int(),
  /** To send back with every act on it. */
  versi: z.number().int(),
  /** Whether members see it. */
  tayang: z.boolean(),
  /** What links to it name: /faq#nego. */
  jangkar: z.string(),
  bagian: z.string(),
  pertanyaan: z.string(),
  /** In Markdown. */
  jawaban: z.string(),
})
export type WireHeldQuestion = z.infer<typeof question>

const testimonial = z.object({
  testimoni_id: z.number().int(),
  /** To send back with every act on it. */
  versi: z.number().int(),
  /** Whether visitors see it. */
  tayang: z.boolean(),
  testimoni: z.string(),
  nama_perusahaan: z.string(),
})
export type WireHeldTestimonial = z.infer<typeof testimonial>

const editor = { access: 'admin', permission: 'content.manage' } as const
/** All of them in their order, as they stand after the act. */
const questions = answers(z.array(question))
const testimonials = answers(z.array(testimonial))

/** How administrators keep questions with their answers, and testimonials [ADM-4]. */
export const entryCalls = {
  questions: defineCall({
    path: 'admin/faq/daftar',
    summary: 'All questions in their order, withdrawn ones too',
    ...editor,
    body: z.object({}),
    answer: questions,
  }),
  saveQuestion: defineCall({
    path: 'admin/faq/simpan',
    summary: 'Writes a question and its answer; without faq_id a new one, which nobody sees before it is shown',
    ...editor,
    body: z.object({
      faq_id: questionId.optional(),
      versi: version.optional(),
      /** The heading that it stands under. */
      bagian: nameText('Bagian', LONGEST.faqSection),
      pertanyaan: nameText('Pertanyaan', LONGEST.faqQuestion),
      jawaban: requiredText('Jawaban', LONGEST.faqAnswer),
    }),
    answer: questions,
  }),
  showQuestion: defineCall({
    path: 'admin/faq/tayangkan',
    summary: 'Shows a question to members, or withdraws it',
    ...editor,
    body: z.object({ faq_id: questionId, versi: version, tayang: isShown }),
    answer: questions,
  }),
  arrangeQuestions: defineCall({
    path: 'admin/faq/urutkan',
    summary: 'Puts all questions in another order; headings stand in the order of their first question',
    ...editor,
    body: z.object({ faq_id: inOrder(questionId) }),
    answer: questions,
  }),
  testimonials: defineCall({
    path: 'admin/testimoni/daftar',
    summary: 'All testimonials in their order, withdrawn ones too',
    ...editor,
    body: z.object({}),
    answer: testimonials,
  }),
  saveTestimonial: defineCall({
    path: 'admin/testimoni/simpan',
    summary: 'Writes a testimonial; without testimoni_id a new one, which nobody sees before it is shown',
    ...editor,
    body: z.object({
      testimoni_id: testimonialId.optional(),
      versi: version.optional(),
      testimoni: nameText('Testimoni', LONGEST.testimonial),
      nama_perusahaan: nameText('Nama perusahaan', LONGEST.companyName),
    }),
    answer: testimonials,
  }),
  showTestimonial: defineCall({
    path: 'admin/testimoni/tayangkan',
    summary: 'Shows a testimonial on the home page, or withdraws it',
    ...editor,
    body: z.object({ testimoni_id: testimonialId, versi: version, tayang: isShown }),
    answer: testimonials,
  }),
  arrangeTestimonials: defineCall({
    path: 'admin/testimoni/urutkan',
    summary: 'Puts all testimonials in another order',
    ...editor,
    body: z.object({ testimoni_id: inOrder(testimonialId) }),
    answer: testimonials,
  }),
  preview: defineCall({
    path: 'admin/konten/pratinjau',
    summary: 'What readers would see of a text in Markdown, without keeping it',
    ...editor,
    body: z.object({ teks: requiredText('Teks', LONGEST.articleBody) }),
    answer: answers(z.object({ bagian: z.array(section) })),
  }),
}
