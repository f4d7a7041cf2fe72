import { z } from 'zod'
import { linkToken } from '#domain/accounts/contract-own.ts'
import { answers, defineCall, done } from '#domain/call.ts'
import { idText, instant, ownCompany, ownUser, page, pageSize } from '#domain/fields.ts'
import { LONGEST } from '#domain/limits.ts'
import { wire, wireWords } from '#domain/wire.ts'
import { channelWord, kindWord } from './words.ts'

const kind = wireWords(kindWord.names)

const notification = z.object({
  id: wire('notifikasi_id', z.string()),
  kind: wire('jenis', kind),
  message: wire('pesan', z.string()),
  link: wire('tautan', z.string()),
  at: wire('waktu', instant),
  read: wire('dibaca', z.boolean()),
})

const bell = z.object({
  notifications: wire('notifikasi', z.array(notification)),
  unread: wire('belum_dibaca', z.number().int()),
})
/** The company's latest notifications, newest first, and how many the member has not read. */
export type Bell = z.infer<typeof bell>

const kindCount = z.object({
  kind: wire('jenis', kind),
  total: wire('jumlah', z.number().int()),
  unread: wire('belum_dibaca', z.number().int()),
})

const centre = z.object({
  notifications: wire('notifikasi', z.array(notification)),
  /** As filtered. */
  total: z.number().int(),
  page: wire('halaman', z.number().int()),
  pageSize: wire('per_halaman', z.number().int()),
  /** Whatever the filters: the kinds that there are. */
  kinds: wire('jenis', z.array(kindCount)),
})

const choice = z.object({
  kind: wire('jenis', kind),
  app: wire('aplikasi', z.boolean()),
  push: z.boolean(),
  email: z.boolean(),
})
const choices = z.object({ choices: wire('pengaturan', z.array(choice)) })

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

const device = z.object({
  serverKey: wire('kunci_server', z.string()),
  known: wire('aktif', z.boolean()),
  /** Whether the floating offer is due: to companies that buy once they have come to a first seller [UX-2]. */
  offered: wire('ditawarkan', z.boolean()),
})

export const notificationCalls = {
  list: defineCall({
    path: 'notifikasi/daftar',
    summary: 'The latest notifications of the member, newest first',
    access: 'member',
    body: z.object({ companyId: wire('company_id', ownCompany) }),
    answer: answers(bell),
  }),
  centre: defineCall({
    path: 'notifikasi/pusat',
    summary: 'All notifications of the member, by kind and page, newest first',
    access: 'member',
    body: z.object({
      companyId: wire('company_id', ownCompany),
      kind: wire('jenis', kind.optional()),
      unread: wire('belum_dibaca', z.boolean().optional()),
      page: wire('halaman', page),
      perPage: wire('per_halaman', pageSize),
    }),
    answer: answers(centre),
  }),
  read: defineCall({
    path: 'notifikasi/baca',
    summary: 'Mark notifications of the member as read: one, those of a kind, or all',
    access: 'member',
    body: z.object({
      companyId: wire('company_id', ownCompany),
      userId: wire('user_id', idText),
      id: wire('notifikasi_id', idText.optional()),
      kind: wire('jenis', kind.optional()),
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
    body: z.object({
      kind: wire('jenis', kind),
      channel: wire('saluran', wireWords(channelWord.names)),
      on: wire('aktif', z.boolean()),
    }),
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
    body: z.object({ companyId: wire('company_id', ownCompany), userId: wire('user_id', ownUser), token: pushToken }),
    answer: done,
  }),
  deleteToken: defineCall({
    path: 'akun/notifikasi/token/delete',
    summary: 'Delete what the browser of this session was registered as before',
    access: 'member',
    body: z.object({
      companyId: wire('company_id', ownCompany),
      userId: wire('user_id', ownUser),
      token: z.union([z.literal('0'), z.literal(0)], { error: "Token harus '0'." }),
    }),
    answer: done,
  }),
  silenceDevice: defineCall({
    path: 'akun/notifikasi/perangkat/matikan',
    summary: 'Send no more push messages to the browser of this session',
    access: 'member',
    body: z.object({ companyId: wire('company_id', ownCompany), userId: wire('user_id', ownUser) }),
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

// a point of P-256, uncompressed, and 16 random bytes (RFC 8291)
const PUBLIC_KEY = /^[\w-]{87}=?$/
const SECRET = /^[\w-]{22}(==)?$/

const pushSubscription = z.object({
  endpoint: z.string().min(1),
  keys: z.object({ p256dh: z.string().regex(PUBLIC_KEY), auth: z.string().regex(SECRET) }),
})

/** Reads a push subscription as browsers write it, JSON; null for anything else. */
export function readPushToken(text: string): { endpoint: string; publicKey: string; secret: string } | null {
  let written: unknown
  try {
    written = JSON.parse(text)
  } catch {
    return null
  }
  const { data } = pushSubscription.safeParse(written)
  return data ? { endpoint: data.endpoint, publicKey: data.keys.p256dh, secret: data.keys.auth } : null
}
