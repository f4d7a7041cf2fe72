import { z } from 'zod'
import { reportedDays } from '#domain/days/reported-days.ts'
import { answers, defineCall } from '../call.ts'
import { instant, page, pageSize } from '../fields.ts'

const speed = z.object({
  /** Questions of customers that were answered. */
  dijawab: z.number().int(),
  /** Those that waited longer than a day, answered or not. */
  lambat: z.number().int(),
  /** Half of the answered ones waited no longer; null where none was. */
  median_menit: z.number().int().nullable(),
})
const slow = z.object({
  key_room: z.string(),
  pembeli_nama: z.string(),
  ditanya: instant,
  /** Null: it still waits. */
  dijawab: instant.nullable(),
  menit: z.number().int(),
})
const report = speed.extend({
  /** The same of as many days just before. */
  sebelumnya: speed,
  /** A page of those that waited long, the longest first. */
  daftar_lambat: z.array(slow),
})
export type WireSpeed = z.infer<typeof speed>
export type WireSlowAnswer = z.infer<typeof slow>
export type WireChatReport = z.infer<typeof report>

export const chatReportCalls = {
  speed: defineCall({
    path: 'pusat-seller/laporan/chat',
    summary: 'How fast what customers asked on some days was answered, and where they waited longer than a day',
    access: 'seller',
    permission: 'chat.read',
    body: reportedDays.safeExtend({ halaman: page, per_halaman: pageSize }),
    answer: answers(report),
  }),
}
