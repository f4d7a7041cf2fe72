import { type EnglishOf, list, record } from '../codec.ts'
import { section } from './codec.ts'
import type { WireHeldQuestion, WireHeldTestimonial } from './contract-entries.ts'

const heldQuestion = record<WireHeldQuestion>()({
  id: 'faq_id',
  revision: 'versi',
  isShown: 'tayang',
  anchor: 'jangkar',
  section: 'bagian',
  question: 'pertanyaan',
  answer: 'jawaban',
})
/** A question as administrators keep it. */
export type HeldQuestion = EnglishOf<typeof heldQuestion>
export const heldQuestions = list(heldQuestion)

const heldTestimonial = record<WireHeldTestimonial>()({
  id: 'testimoni_id',
  revision: 'versi',
  isShown: 'tayang',
  words: 'testimoni',
  companyName: 'nama_perusahaan',
})
/** A testimonial as administrators keep it. */
export type HeldTestimonial = EnglishOf<typeof heldTestimonial>
export const heldTestimonials = list(heldTestimonial)

export const previewedText = record<{ bagian: ReturnType<(typeof section)['encode']>[] }>()({
  sections: ['bagian', list(section)],
})
