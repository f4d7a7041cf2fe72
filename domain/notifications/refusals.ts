import type { RefusalTable } from '../refusals.ts'

export const notificationRefusals = {
  push_address: { status: 422, sentence: 'Layanan pemberitahuan browser ini tidak didukung.' },
  channel_always: { status: 422, sentence: 'Pemberitahuan ini tidak dapat dimatikan.' },
  mail_stop_unknown: { status: 404, sentence: 'Tautan ini sudah tidak berlaku. Atur e-mail di profile Anda.' },
} as const satisfies RefusalTable
