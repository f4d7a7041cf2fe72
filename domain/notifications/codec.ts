import { type EnglishOf, list, record } from '../codec.ts'
import type { WireBell, WireNotification } from './contract.ts'

const notification = record<WireNotification>()({
  id: 'notifikasi_id',
  message: 'pesan',
  link: 'tautan',
  at: 'waktu',
  read: 'dibaca',
})

/** The company's latest notifications, newest first, and how many the member has not read. */
export const bell = record<WireBell>()({ notifications: ['notifikasi', list(notification)], unread: 'belum_dibaca' })
export type Bell = EnglishOf<typeof bell>
