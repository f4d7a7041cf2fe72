import type { RefusalTable } from '../refusals.ts'

export const accountRefusals = {
  sign_in_needed: { status: 401, sentence: 'Silakan masuk terlebih dahulu.' },
  session_expired: { status: 401, sentence: 'Sesi perlu diperbarui.' },
  session_over: { status: 403, sentence: 'Sesi Anda telah berakhir. Silakan login kembali!' },
  wrong_credentials: { status: 422, sentence: 'E-mail/username atau password salah.' },
  sign_in_slowed: {
    status: 429,
    sentence: 'Terlalu banyak percobaan masuk. Silakan coba lagi dalam {seconds} detik.',
  },
} as const satisfies RefusalTable
