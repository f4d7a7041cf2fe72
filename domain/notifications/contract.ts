import { z } from 'zod'
import { linkToken } from '../accounts/contract-own.ts'
import { answers, defineCall, done } from '../call.ts'
import { idText, instant, ownCompany, ownUser, page, pageSize } from '../fields.ts'
import { LONGEST } from '../limits.ts'
import { readPushToken } from './push-token.ts'
import { channelWord, kindWord } from './words.ts'

const kind = z.enum(kindWord.names)

const notification = z.object({
  notifikasi_id: z.string(),
  jenis: kind,
  pesan: z.string(),
  tautan: z.string(),
  waktu: instant,
  dibaca: z.boolean(),
})
export type WireNotification = z.infer<typeof notification>

const bell = z.object({ notifikasi: z.array(notification), belum_dibaca: z.number().int() })
export type WireBell = z.infer<typeof bell>

const kindCount = z.object({ jenis: kind, jumlah: z.number().int(), belum_dibaca: z.number().int() })
export type WireKindCount = z.infer<typeof kindCount>

const centre = z.object({
  notifikasi: z.array(notification),
  /** As filtered. */
  total: z.number().int(),
  halaman: z.number().int(),
  per_halaman: z.number().int(),
  /** Whatever the filters: the kinds that there are. */
  jenis: z.array(kindCount),
})
export type WireCentre = z.infer<typeof centre>

const choice = z.object({ jenis: kind, aplikasi: z.boolean(), push: z.boolean(), email: z.boolean() })
export type WireChoice = z.infer<typeof choice>
const choices = z.object({ pengaturan: z.array(choice) })
export type WireChoices = z.infer<typeof choices>

const TOKEN_WRONG = 'Browser ini belum dapat menerima pemberitahuan. Silakan coba lagi.'

const TOKEN_EXAMPLE = JSON.stringify({
  endpoint: 'https://push.example/abc',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
})

/** A push subscription as the browser writes it, as text. */
const pushToken = z
  .string({ error: TOKEN_WRONG })
  .max(LONGEST.pushToken, { error: TOKEN_WRONG })
  .meta({ examples: [TOKEN_EXAMPLE] })
  .transform((text, context) => {
    const target = readPushToken(text)
    if (target) return target
    context.addIssue({ code: 'custom', message: TOKEN_WRONG })
    return z.NEVER
  })

const device = z.object({ kunci_server: z.string(), aktif: z.boolean() })
export type WireDevice = z.infer<typeof device>

export const notificationCalls = {
  list: defineCall({
    path: 'notifikasi/daftar',
    summary: 'The latest notifications of the member, newest first',
    access: 'member',
    body: z.object({ company_id: ownCompany }),
    answer: answers(bell),
  }),
  centre: defineCall({
    path: 'notifikasi/pusat',
    summary: 'All notifications of the member, by kind and page, newest first',
    access: 'member',
    body: z.object({
      company_id: ownCompany,
      jenis: kind.optional(),
      belum_dibaca: z.boolean().optional(),
      halaman: page,
      per_halaman: pageSize,
    }),
    answer: answers(centre),
  }),
  read: defineCall({
    path: 'notifikasi/baca',
    summary: 'Mark notifications of the member as read: one, those of a kind, or all',
    access: 'member',
    body: z.object({
      company_id: ownCompany,
      user_id: idText,
      notifikasi_id: idText.optional(),
      jenis: kind.optional(),
    }),
    answer: done,
  }),
  choices: defineCall({
    path: 'notifikasi/pengaturan',
    summary: 'Where the member wants to be told of each kind',
    access: 'member',
    body: z.object({}),
    answer: answers(choices),
  }),
  choose: defineCall({
    path: 'notifikasi/pengaturan/ubah',
    summary: 'Choose whether to be told of a kind in the app, by push or by e-mail',
    access: 'member',
    body: z.object({ jenis: kind, saluran: z.enum(channelWord.names), aktif: z.boolean() }),
    answer: answers(choices),
  }),
  device: defineCall({
    path: 'akun/notifikasi/perangkat',
    summary: 'What a browser needs to take push messages, and whether this one does in this session',
    access: 'member',
    body: z.object({}),
    answer: answers(device),
  }),
  registerDevice: defineCall({
    path: 'akun/notifikasi/token',
    summary: 'Register the browser of this session for push messages',
    access: 'member',
    limit: { max: 60, seconds: 60 },
    body: z.object({ company_id: ownCompany, user_id: ownUser, token: pushToken }),
    answer: done,
  }),
  deleteToken: defineCall({
    path: 'akun/notifikasi/token/delete',
    summary: 'Delete what the browser of this session was registered as before',
    access: 'member',
    body: z.object({
      company_id: ownCompany,
      user_id: ownUser,
      token: z.union([z.literal('0'), z.literal(0)], { error: "Token harus '0'." }),
    }),
    answer: done,
  }),
  silenceDevice: defineCall({
    path: 'akun/notifikasi/perangkat/matikan',
    summary: 'Send no more push messages to the browser of this session',
    access: 'member',
    body: z.object({ company_id: ownCompany, user_id: ownUser }),
    answer: done,
  }),
  stopMails: defineCall({
    path: 'notifikasi/email/berhenti',
    summary: 'Stop notifications by e-mail to whoever the link was mailed to',
    access: 'open',
    limit: { max: 60, seconds: 60 },
    body: z.object({ token: linkToken }),
    answer: done,
  }),
}
