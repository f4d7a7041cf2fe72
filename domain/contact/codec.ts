import { counts, type EnglishOf, list, nullable, record } from '../codec.ts'
import type { WireMessage, WireMessagePage, WireReply } from './contract.ts'
import { messageState } from './message-state.ts'

export const contactMessage = record<WireMessage>()({
  id: 'pesan_id',
  name: 'nama',
  business: 'tipe_bisnis',
  /** Null where none was left: it can be answered by WhatsApp alone. */
  email: 'email',
  question: 'pertanyaan',
  at: 'waktu',
  state: ['status', messageState],
  reply: ['jawaban', nullable(record<WireReply>()({ text: 'teks', at: 'waktu' }))],
  version: 'versi',
})
export type ContactMessage = EnglishOf<typeof contactMessage>

export const messagePage = record<WireMessagePage>()({
  messages: ['pesan', list(contactMessage)],
  next: 'berikutnya',
  counts: ['jumlah', counts(messageState)],
})
