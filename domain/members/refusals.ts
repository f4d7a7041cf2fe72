import { MOST } from '../limits.ts'
import type { RefusalTable } from '../refusals.ts'

export const memberRefusals = {
  role_unknown: { status: 422, sentence: 'Peran ini tidak ada di perusahaan Anda.' },
  last_owner: {
    status: 422,
    sentence: 'Perusahaan harus memiliki setidaknya satu pemilik. Jadikan anggota lain pemilik terlebih dahulu.',
  },
  last_administrator: {
    status: 422,
    sentence: 'Harus ada setidaknya satu administrator. Undang administrator lain terlebih dahulu.',
  },
  person_has_place: {
    status: 422,
    sentence:
      'Orang ini masih anggota {company}. Akunnya ditutup sendiri di Profile, atau dikeluarkan dahulu dari perusahaan itu.',
  },
  closing_last_owner: {
    status: 422,
    sentence: 'Anda satu-satunya pemilik {company}. Jadikan anggota lain pemilik, lalu tutup akun Anda.',
  },
  closing_last_seller: {
    status: 422,
    sentence:
      'Anda satu-satunya pemilik toko {company}. Jadikan anggota lain pemilik, atau tutup tokonya di Profile, Perusahaan.',
  },
  closing_last_administrator: {
    status: 422,
    sentence: 'Anda satu-satunya administrator. Tunjuk administrator lain, lalu tutup akun Anda.',
  },
  closing_orders_open: {
    status: 422,
    sentence:
      '{company} masih memiliki {count} pesanan yang berjalan. Selesaikan atau batalkan dahulu, lalu tutup {closed}.',
  },
  closing_unpaid: {
    status: 422,
    sentence: '{company} masih memiliki {count} pesanan selesai yang belum lunas. Lunasi dahulu, lalu tutup {closed}.',
  },
  closing_uncollected: {
    status: 422,
    sentence:
      '{company} masih memiliki {count} pesanan selesai yang belum dilunasi pembeli. Catat pembayarannya atau hapuskan dahulu, lalu tutup {closed}.',
  },
  closing_accounts_open: {
    status: 422,
    sentence:
      '{company} masih memiliki {count} virtual account yang menunggu pembayaran. Tunggu sampai batas waktunya lewat, lalu tutup {closed}.',
  },
  closing_claims_open: {
    status: 422,
    sentence: '{company} masih memiliki {count} klaim yang berjalan. Selesaikan dahulu, lalu tutup {closed}.',
  },
  closing_claimable: {
    status: 422,
    sentence:
      '{count} kiriman dari {company} masih dapat diklaim pembelinya. Tunggu sampai batas klaimnya lewat, lalu tutup {closed}.',
  },
  closing_credit_left: {
    status: 422,
    sentence:
      '{company} masih memiliki kelebihan pembayaran pada {count} seller. Pakai atau minta kembali dahulu, lalu tutup {closed}.',
  },
  closing_credit_held: {
    status: 422,
    sentence:
      '{company} masih menyimpan kelebihan pembayaran dari {count} pelanggan. Kembalikan dan batalkan catatannya dahulu, lalu tutup {closed}.',
  },
  administrator_there: {
    status: 422,
    sentence: 'Sudah ada administrator. Administrator berikutnya diundang olehnya.',
  },
  already_member: { status: 422, sentence: 'Pemilik alamat e-mail ini sudah menjadi anggota perusahaan.' },
  members_full: {
    status: 422,
    sentence: `Anggota dan undangan terbuka paling banyak ${MOST.members}. Batalkan undangan yang tidak diperlukan.`,
  },
  inviter_unverified: {
    status: 422,
    sentence: 'Verifikasi alamat e-mail Anda terlebih dahulu, lalu kirim undangan ini lagi.',
  },
  invitation_over: {
    status: 422,
    sentence: 'Undangan ini sudah tidak berlaku. Mintalah undangan baru kepada perusahaan yang mengundang Anda.',
  },
  invitation_other_email: {
    status: 422,
    sentence: 'Undangan ini untuk alamat e-mail lain. Silakan masuk dengan akun yang diundang.',
  },
  invitation_blocked: {
    status: 422,
    sentence: 'Alamat e-mail ini tidak dapat dipakai untuk bergabung. Hubungi kami lewat formulir kontak.',
  },
  invitation_sign_in: {
    status: 422,
    sentence: 'Alamat e-mail ini sudah terdaftar. Silakan masuk untuk menerima undangan.',
  },
} as const satisfies RefusalTable
