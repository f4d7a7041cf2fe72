import { type EnglishOf, list, record } from '../codec.ts'
import type {
  WireBell,
  WireCentre,
  WireChoice,
  WireChoices,
  WireDevice,
  WireKindCount,
  WireNotification,
} from './contract.ts'
import { kindWord } from './words.ts'

const notification = record<WireNotification>()({
  id: 'notifikasi_id',
  kind: ['jenis', kindWord],
  message: 'pesan',
  link: 'tautan',
  at: 'waktu',
  read: 'dibaca',
})

/** The company's latest notifications, newest first, and how many the member has not read. */
export const bell = record<WireBell>()({ notifications: ['notifikasi', list(notification)], unread: 'belum_dibaca' })
export type Bell = EnglishOf<typeof bell>

const kindCount = record<WireKindCount>()({ kind: ['jenis', kindWord], total: 'jumlah', unread: 'belum_dibaca' })

/** One page of all notifications, as filtered, and the kinds that there are. */
export const centre = record<WireCentre>()({
  notifications: ['notifikasi', list(notification)],
  total: 'total',
  page: 'halaman',
  pageSize: 'per_halaman',
  kinds: ['jenis', list(kindCount)],
})

const choice = record<WireChoice>()({ kind: ['jenis', kindWord], app: 'aplikasi', push: 'push', email: 'email' })

/** Where the member wants to be told of each kind that is for their role. */
export const choices = record<WireChoices>()({ choices: ['pengaturan', list(choice)] })

/** What a browser needs to take push messages, and whether it does. */
export const device = record<WireDevice>()({ serverKey: 'kunci_server', known: 'aktif' })
