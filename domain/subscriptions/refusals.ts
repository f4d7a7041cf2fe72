import { MOST } from '../limits.ts'
import type { RefusalTable } from '../refusals.ts'
import { CREDIT_LIMIT_RULE, UNLIMITED_CREDIT_RULE } from './payment-type.ts'
import { buyingRefusals } from './refusals-buying.ts'

export const subscriptionRefusals = {
  ...buyingRefusals,
  subscription_not_found: { status: 404, sentence: 'Langganan tidak ditemukan.' },
  subscription_moved_on: { status: 409, sentence: 'Langganan sudah berubah menjadi {state}. Silakan periksa kembali.' },
  subscription_act_not_allowed: { status: 422, sentence: '{reason}' },
  subscription_note_needed: { status: 422, sentence: 'Keterangan harus diisi.' },
  subscription_requests_today: {
    status: 422,
    sentence: 'Langganan ke seller ini sudah diajukan 3x hari ini. Silakan ajukan lagi besok.',
  },
  subscription_acts_today: {
    status: 422,
    sentence: 'Langganan ini sudah terlalu sering diubah hari ini. Silakan coba lagi besok.',
  },
  subscription_requests_open: {
    status: 422,
    sentence: `Paling banyak ${MOST.openSubscriptionRequests} permintaan langganan menunggu jawaban. Tarik salah satu atau tunggu jawaban seller.`,
  },
  payment_type_twice: { status: 422, sentence: 'Setiap tipe pembayaran cukup dicantumkan satu kali.' },
  credit_limit_without_credit: { status: 422, sentence: 'Limit kredit hanya berlaku untuk pembayaran tempo.' },
  credit_unlimited_not_allowed: { status: 422, sentence: UNLIMITED_CREDIT_RULE },
  credit_limit_needed: { status: 422, sentence: CREDIT_LIMIT_RULE },
  credit_limit_and_none: { status: 422, sentence: 'Isi limit kreditnya, atau pilih "Tanpa limit", tidak keduanya.' },
  grant_request_not_found: { status: 404, sentence: 'Permintaan persetujuan tidak ditemukan.' },
  grant_request_moved_on: {
    status: 409,
    sentence: 'Permintaan persetujuan ini sudah {state}. Silakan periksa kembali.',
  },
  grant_request_act_not_allowed: { status: 422, sentence: '{reason}' },
  grant_request_waits: {
    status: 422,
    sentence: 'Ketentuan lain untuk pembeli ini masih menunggu pemilik. Tarik dahulu bila ingin mengubahnya.',
  },
  grant_limits_moved_on: { status: 409, sentence: 'Wewenang sales baru saja diubah. Silakan periksa kembali.' },
  entry_rule_moved_on: { status: 409, sentence: 'Penerimaan otomatis baru saja diubah. Silakan periksa kembali.' },
  payment_type_needed: { status: 422, sentence: 'Pilih setidaknya satu tipe pembayaran.' },
  sales_person_unknown: { status: 422, sentence: 'Tenaga penjualan ini bukan anggota perusahaan Anda.' },
  payment_type_there: { status: 422, sentence: 'Tipe pembayaran yang aktif sudah tersedia untuk seller ini.' },
  payment_asked_today: { status: 422, sentence: 'Permintaan hari ini sudah dikirim ke {seller}.' },
} as const satisfies RefusalTable
