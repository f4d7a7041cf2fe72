import { z } from 'zod'
import { reportedDays } from '#domain/days/reported-days.ts'
import { answers, defineCall } from '../call.ts'
import { instant, page, pageSize } from '../fields.ts'
import { wire } from '../wire.ts'

const speed = z.object({
  /** Questions of customers that were answered. */
  answered: wire('dijawab', z.number().int()),
  /** Those that waited longer than a day, answered or not. */
  slow: wire('lambat', z.number().int()),
  /** Half of the answered ones waited no longer; null where none was. */
  medianMinutes: wire('median_menit', z.number().int().nullable()),
})
const slow = z.object({
  roomId: wire('key_room', z.string()),
  buyerName: wire('pembeli_nama', z.string()),
  askedAt: wire('ditanya', instant),
  /** Null: it still waits. */
  answeredAt: wire('dijawab', instant.nullable()),
  minutes: wire('menit', z.number().int()),
})
const report = speed.extend({
  /** The speed of the preceding period of equal length. */
  before: wire('sebelumnya', speed),
  /** A page of those that waited long, the longest first. */
  slowest: wire('daftar_lambat', z.array(slow)),
})

/** A customer's question that waited long for an answer. */
export type SlowAnswer = z.infer<typeof slow>
/** How fast a seller answers [SHOP-9]. */
export type ChatReport = z.infer<typeof report>

export const chatReportCalls = {
  speed: defineCall({
    path: 'pusat-seller/laporan/chat',
    summary: 'How fast what customers asked on some days was answered, and where they waited longer than a day',
    access: 'seller',
    permission: 'chat.read',
    body: reportedDays.safeExtend({ page: wire('halaman', page), perPage: wire('per_halaman', pageSize) }),
    answer: answers(report),
  }),
}
