import { type EnglishOf, list, record } from '../codec.ts'
import type { WireBell, WireNotification } from './contract.ts'

const notification = record<WireNotification>()({
  id: 'notifikasi_id',
  message: 'pesan',
  link: 'tautan',
  at: 'waktu',
  read: 'dibaca',
})

/** What the company was told lately, newest first, and how much of it the member has not read. */
export const bell = record<WireBell>()({ notifications: ['notifikasi', list(notification)], unread: 'belum_dibaca' })
export type Bell = EnglishOf<typeof bell>
