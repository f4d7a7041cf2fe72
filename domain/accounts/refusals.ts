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
  second_factor_needed: { status: 422, sentence: 'Selesaikan verifikasi dua langkah terlebih dahulu.' },
  second_factor_wrong: { status: 422, sentence: 'Kode salah atau sudah dipakai. Tulis kode yang sekarang tampil.' },
  second_factor_missing: { status: 422, sentence: 'Verifikasi dua langkah belum disiapkan.' },
  second_factor_not_prepared: { status: 422, sentence: 'Kode QR ini sudah tidak berlaku. Siapkan yang baru.' },
  password_guessed: {
    status: 422,
    sentence:
      'Password ini mudah ditebak: sering dipakai orang, atau sama dengan nama Anda atau perusahaan. Pilih yang lain.',
  },
  password_wrong: { status: 422, sentence: 'Password saat ini salah.' },

  reset_too_soon: { status: 429, sentence: 'Kode baru saja dikirim. Silakan coba lagi dalam {seconds} detik.' },
  reset_too_often: { status: 429, sentence: 'Terlalu banyak kode diminta untuk akun ini. Silakan coba lagi nanti.' },
  reset_proof_over: { status: 422, sentence: 'Verifikasi sudah tidak berlaku. Silakan minta kode baru.' },

  email_taken: { status: 422, sentence: 'E-mail ini sudah terdaftar. Silakan masuk, atau gunakan e-mail lain.' },
  username_taken: { status: 422, sentence: 'Username ini sudah dipakai. Silakan pilih yang lain.' },
  email_same: { status: 422, sentence: 'Ini sudah alamat e-mail akun Anda. Isi alamat yang lain.' },
  email_taken_meanwhile: {
    status: 422,
    sentence: 'Alamat e-mail ini kini dipakai akun lain, sehingga tidak ada yang diubah. Gunakan alamat e-mail lain.',
  },
  email_change_over: { status: 422, sentence: 'Perubahan alamat e-mail ini sudah tidak berlaku.' },
  terms_renewed: {
    status: 409,
    sentence: 'Syarat dan ketentuan telah diperbarui. Silakan baca, lalu setujui kembali.',
  },
  privacy_renewed: {
    status: 409,
    sentence: 'Kebijakan privasi telah diperbarui. Silakan baca, lalu setujui kembali.',
  },
  promo_unknown: { status: 422, sentence: 'Kode promo tidak ditemukan. Periksa kembali penulisannya.' },
  promo_claimed: {
    status: 422,
    sentence:
      'Perusahaan dengan NPWP atau NIB ini sudah pernah memakai kode promo. Kosongkan kode ini untuk mendaftar.',
  },
  promo_over: { status: 422, sentence: 'Kode promo ini sudah tidak berlaku.' },
  verification_over: { status: 422, sentence: 'Tautan verifikasi sudah tidak berlaku. Silakan minta tautan baru.' },
  verification_too_soon: {
    status: 429,
    sentence: 'E-mail verifikasi baru saja dikirim. Silakan coba lagi dalam {seconds} detik.',
  },
} as const satisfies RefusalTable
