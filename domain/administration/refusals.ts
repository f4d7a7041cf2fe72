import type { RefusalTable } from '../refusals.ts'

export const administrationRefusals = {
  person_not_found: { status: 404, sentence: 'Pengguna tidak ditemukan.' },
  person_moved_on: { status: 409, sentence: 'Pengguna ini sudah {state}. Silakan muat ulang.' },
  person_act_not_allowed: { status: 422, sentence: '{reason}' },
  person_reason_needed: { status: 422, sentence: 'Alasan harus diisi.' },
} as const satisfies RefusalTable
