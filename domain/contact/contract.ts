import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { emailAddress } from '../companies/fields.ts'
import { idOrNull, idText, instant, keyword, pageSize, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { wire, wireWords } from '../wire.ts'
import { messageState } from './message-state.ts'

const message = z.object({
  id: wire('pesan_id', z.string()),
  name: wire('nama', z.string()),
  business: wire('tipe_bisnis', z.string()),
  /** Null where none was left: it can be answered by WhatsApp alone. */
  email: z.string().nullable(),
  question: wire('pertanyaan', z.string()),
  at: wire('waktu', instant),
  state: wire('status', wireWords(messageState.names)),
  /** The answer by mail, and its instant. */
  reply: wire('jawaban', z.object({ text: wire('teks', z.string()), at: wire('waktu', instant) }).nullable()),
  version: wire('versi', z.number().int()),
})
export type ContactMessage = z.infer<typeof message>

const messagePage = z.object({
  messages: wire('pesan', z.array(message)),
  /** To be sent as `after`; null at the end. */
  next: wire('berikutnya', z.string().nullable()),
  counts: wire(
    'jumlah',
    z.object({
      new: wire('baru', z.number().int()),
      read: wire('dibaca', z.number().int()),
      done: wire('selesai', z.number().int()),
    }),
  ),
})

const text = (what: string, longest: number) =>
  z
    .string({ error: `${what} harus diisi.` })
    .trim()
    .min(1, { error: `${what} harus diisi.` })
    .max(longest, { error: `${what} paling panjang ${longest} karakter.` })

const administrator = { access: 'admin', permission: 'messages.manage' } as const
const expected = { id: wire('pesan_id', idText), version: wire('versi', version) }

/** Questions to the platform [WA-1], and what administrators do with them [ADM-5]. */
export const contactCalls = {
  send: defineCall({
    path: 'kontak/kirim',
    summary:
      'Keep a question to the platform, beside the WhatsApp message that it opens; the same one is kept once a day',
    access: 'visitor',
    limit: { max: 10, seconds: 600 },
    body: z.object({
      name: wire('nama', text('Nama', LONGEST.name)),
      business: wire('tipe_bisnis', text('Tipe bisnis', LONGEST.otherBusiness)),
      email: z.union([emailAddress, z.literal('')]).nullish(),
      question: wire('pertanyaan', text('Pertanyaan', LONGEST.whatsappQuestion)),
    }),
    answer: done,
  }),
  list: defineCall({
    path: 'admin/pesan/daftar',
    summary: 'Messages of the contact form, the newest first; read on by key',
    ...administrator,
    body: z.object({
      state: wire('status', wireWords(messageState.names).optional()),
      keyword: keyword.optional(),
      after: wire('setelah', idOrNull),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(messagePage),
  }),
  mark: defineCall({
    path: 'admin/pesan/tandai',
    summary: 'Say that a message is new, read or done',
    ...administrator,
    body: z.object({
      ...expected,
      state: wire('status', wireWords(messageState.names, { error: 'Status tidak dikenal.' })),
    }),
    answer: answers(message),
  }),
  reply: defineCall({
    path: 'admin/pesan/jawab',
    summary: 'Answer a message by mail, once; it is done then',
    ...administrator,
    body: z.object({ ...expected, text: wire('teks', text('Jawaban', LONGEST.contactReply)) }),
    answer: answers(message),
  }),
}
