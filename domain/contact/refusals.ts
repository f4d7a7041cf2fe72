import type { RefusalTable } from '../refusals.ts'

export const contactRefusals = {
  message_not_found: { status: 404, sentence: 'Pesan tidak ditemukan. Mungkin masa simpannya sudah berakhir.' },
  message_moved_on: {
    status: 409,
    sentence: 'Pesan ini sudah ditangani administrator lain. Keadaan terbaru ditampilkan.',
  },
  message_without_address: { status: 422, sentence: 'Pengirim tidak meninggalkan alamat e-mail.' },
  message_answered: { status: 422, sentence: 'Pesan ini sudah dijawab.' },
} as const satisfies RefusalTable
