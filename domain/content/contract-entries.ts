import { z } from 'zod'
import { answers, defineCall } from '../call.ts'
import { nameText, requiredText } from '../companies/fields.ts'
import { version, wholeNumber } from '../fields.ts'
import { LONGEST, MOST } from '../limits.ts'
import { wire } from '../wire.ts'
import { section } from './contract.ts'

const questionId = wholeNumber('Kode pertanyaan tidak valid.', { least: 1, most: 2_147_483_647 })
const testimonialId = wholeNumber('Kode testimoni tidak valid.', { least: 1, most: 2_147_483_647 })
const isShown = z.boolean({ error: 'Pilih tayang atau tidak.' })

/** Every entry, in the requested order. */
const inOrder = (id: typeof questionId) =>
  z.array(id, { error: 'Urutan tidak valid.' }).max(MOST.entries, { error: 'Urutan tidak valid.' })

const question = z.object({
  id: wire('faq_id', z.number().int()),
  /** To send back with every act on it. */
  revision: wire('versi', z.number().int()),
  /** Whether members see it. */
  isShown: wire('tayang', z.boolean()),
  /** The anchor of links to it: /faq#nego. */
  anchor: wire('jangkar', z.string()),
  section: wire('bagian', z.string()),
  question: wire('pertanyaan', z.string()),
  /** In Markdown. */
  answer: wire('jawaban', z.string()),
})
/** A question as administrators see it. */
export type AdminQuestion = z.infer<typeof question>

const testimonial = z.object({
  id: wire('testimoni_id', z.number().int()),
  /** To send back with every act on it. */
  revision: wire('versi', z.number().int()),
  /** Whether visitors see it. */
  isShown: wire('tayang', z.boolean()),
  words: wire('testimoni', z.string()),
  companyName: wire('nama_perusahaan', z.string()),
})
/** A testimonial as administrators see it. */
export type AdminTestimonial = z.infer<typeof testimonial>

const previewed = z.object({ sections: wire('bagian', z.array(section)) })

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
      id: wire('faq_id', questionId.optional()),
      revision: wire('versi', version.optional()),
      /** The heading that it stands under. */
      section: wire('bagian', nameText('Bagian', LONGEST.faqSection)),
      question: wire('pertanyaan', nameText('Pertanyaan', LONGEST.faqQuestion)),
      answer: wire('jawaban', requiredText('Jawaban', LONGEST.faqAnswer)),
    }),
    answer: questions,
  }),
  showQuestion: defineCall({
    path: 'admin/faq/tayangkan',
    summary: 'Shows a question to members, or withdraws it',
    ...editor,
    body: z.object({
      id: wire('faq_id', questionId),
      revision: wire('versi', version),
      isShown: wire('tayang', isShown),
    }),
    answer: questions,
  }),
  arrangeQuestions: defineCall({
    path: 'admin/faq/urutkan',
    summary: 'Puts all questions in another order; headings stand in the order of their first question',
    ...editor,
    body: z.object({ ids: wire('faq_id', inOrder(questionId)) }),
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
      id: wire('testimoni_id', testimonialId.optional()),
      revision: wire('versi', version.optional()),
      words: wire('testimoni', nameText('Testimoni', LONGEST.testimonial)),
      companyName: wire('nama_perusahaan', nameText('Nama perusahaan', LONGEST.companyName)),
    }),
    answer: testimonials,
  }),
  showTestimonial: defineCall({
    path: 'admin/testimoni/tayangkan',
    summary: 'Shows a testimonial on the home page, or withdraws it',
    ...editor,
    body: z.object({
      id: wire('testimoni_id', testimonialId),
      revision: wire('versi', version),
      isShown: wire('tayang', isShown),
    }),
    answer: testimonials,
  }),
  arrangeTestimonials: defineCall({
    path: 'admin/testimoni/urutkan',
    summary: 'Puts all testimonials in another order',
    ...editor,
    body: z.object({ ids: wire('testimoni_id', inOrder(testimonialId)) }),
    answer: testimonials,
  }),
  preview: defineCall({
    path: 'admin/konten/pratinjau',
    summary: 'What readers would see of a text in Markdown, without keeping it',
    ...editor,
    body: z.object({ text: wire('teks', requiredText('Teks', LONGEST.articleBody)) }),
    answer: answers(previewed),
  }),
}
