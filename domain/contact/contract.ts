import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { emailAddress } from '../companies/fields.ts'
import { idOrNull, idText, instant, keyword, pageSize, version } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { messageState } from './message-state.ts'

const message = z.object({
  pesan_id: z.string(),
  nama: z.string(),
  tipe_bisnis: z.string(),
  email: z.string().nullable(),
  pertanyaan: z.string(),
  waktu: instant,
  status: z.enum(messageState.names),
  /** What was answered by mail, and when. */
  jawaban: z.object({ teks: z.string(), waktu: instant }).nullable(),
  versi: z.number().int(),
})
export type WireMessage = z.infer<typeof message>
export type WireReply = NonNullable<WireMessage['jawaban']>

const messagePage = z.object({
  pesan: z.array(message),
  /** To be sent as `setelah`; null at the end. */
  berikutnya: z.string().nullable(),
  jumlah: z.object({ baru: z.number().int(), dibaca: z.number().int(), selesai: z.number().int() }),
})
export type WireMessagePage = z.infer<typeof messagePage>

const text = (what: string, longest: number) =>
  z
    .string({ error: `${what} harus diisi.` })
    .trim()
    .min(1, { error: `${what} harus diisi.` })
    .max(longest, { error: `${what} paling panjang ${longest} karakter.` })

const administrator = { access: 'admin', permission: 'messages.manage' } as const
const seen = { pesan_id: idText, versi: version }

/** Questions to the platform [WA-1], and what administrators do with them [ADM-5]. */
export const contactCalls = {
  send: defineCall({
    path: 'kontak/kirim',
    summary:
      'Keep a question to the platform, beside the WhatsApp message that it opens; the same one is kept once a day',
    access: 'visitor',
    limit: { max: 10, seconds: 600 },
    body: z.object({
      nama: text('Nama', LONGEST.name),
      tipe_bisnis: text('Tipe bisnis', LONGEST.otherBusiness),
      email: z.union([emailAddress, z.literal('')]).nullish(),
      pertanyaan: text('Pertanyaan', LONGEST.whatsappQuestion),
    }),
    answer: done,
  }),
  list: defineCall({
    path: 'admin/pesan/daftar',
    summary: 'Messages of the contact form, the newest first; read on by key',
    ...administrator,
    body: z.object({
      status: z.enum(messageState.names).optional(),
      keyword: keyword.optional(),
      setelah: idOrNull,
      per_halaman: pageSize,
    }),
    answer: answers(messagePage),
  }),
  mark: defineCall({
    path: 'admin/pesan/tandai',
    summary: 'Say that a message is new, read or done',
    ...administrator,
    body: z.object({ ...seen, status: z.enum(messageState.names, { error: 'Status tidak dikenal.' }) }),
    answer: answers(message),
  }),
  reply: defineCall({
    path: 'admin/pesan/jawab',
    summary: 'Answer a message by mail, once; it is done then',
    ...administrator,
    body: z.object({ ...seen, teks: text('Jawaban', LONGEST.contactReply) }),
    answer: answers(message),
  }),
}
