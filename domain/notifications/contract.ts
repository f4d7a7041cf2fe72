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
export type Notification = z.infer<typeof notification>

export const notificationCalls = {
  list: defineCall({
    path: 'notifikasi/daftar',
    summary: 'The latest notifications of the member, newest first',
    access: 'member',
    body: z.object({ company_id: ownCompany }),
    answer: answers(z.object({ notifikasi: z.array(notification), belum_dibaca: z.number().int() })),
  }),
  read: defineCall({
    path: 'notifikasi/baca',
    summary: 'Mark all notifications of the member as read',
    access: 'member',
    body: z.object({ company_id: ownCompany, user_id: idText }),
    answer: done,
  }),
}
