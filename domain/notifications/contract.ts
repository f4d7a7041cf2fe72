import { z } from 'zod'
import { answers, defineCall, done } from '../call.ts'
import { idText, instant, ownCompany } from '../fields.ts'

const notification = z.object({
  notifikasi_id: z.string(),
  pesan: z.string(),
  tautan: z.string(),
  waktu: instant,
  dibaca: z.boolean(),
})
export type WireNotification = z.infer<typeof notification>

const bell = z.object({ notifikasi: z.array(notification), belum_dibaca: z.number().int() })
export type WireBell = z.infer<typeof bell>

export const notificationCalls = {
  list: defineCall({
    path: 'notifikasi/daftar',
    summary: 'The latest notifications of the member, newest first',
    access: 'member',
    body: z.object({ company_id: ownCompany }),
    answer: answers(bell),
  }),
  read: defineCall({
    path: 'notifikasi/baca',
    summary: 'Mark all notifications of the member as read',
    access: 'member',
    body: z.object({ company_id: ownCompany, user_id: idText }),
    answer: done,
  }),
}
