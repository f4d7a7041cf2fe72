import { ROLE_FORBIDS } from './companies/permissions.ts'

/** HTTP status and Indonesian sentence of each code; `{name}` places are filled from the refusal's words. */
export type RefusalTable = Record<
  string,
  { status: 400 | 401 | 403 | 404 | 408 | 409 | 413 | 414 | 421 | 422 | 429 | 431 | 503; sentence: string }
>

export const generalRefusals = {
  malformed: { status: 400, sentence: 'Data yang dikirim tidak sesuai. Silakan periksa kembali.' },
  invalid_field: { status: 400, sentence: '{sentence}' },
  too_large: { status: 413, sentence: 'Data yang dikirim terlalu besar.' },
  file_missing: { status: 422, sentence: 'Pilih berkas yang akan diunggah.' },
  file_several: { status: 422, sentence: 'Unggah satu berkas saja.' },
  file_empty: { status: 422, sentence: 'Berkas ini kosong. Silakan pilih berkas lain.' },
  file_too_large: { status: 413, sentence: 'Ukuran berkas paling besar {largest}.' },
  file_kind: { status: 422, sentence: 'Berkas harus berupa PDF, JPEG, atau PNG.' },
  pdf_kind: { status: 422, sentence: 'Berkas harus berupa PDF.' },
  archive_kind: { status: 422, sentence: 'Berkas harus berupa ZIP.' },
  photo_kind: { status: 422, sentence: 'Foto harus berupa JPEG, PNG, WebP, atau AVIF.' },
  files_lost: { status: 503, sentence: 'Penyimpanan berkas sedang tidak dapat dihubungi. Silakan coba lagi.' },
  address_long: { status: 414, sentence: 'Alamat ini terlalu panjang.' },
  headers_long: { status: 431, sentence: 'Alamat ini, atau cookie yang dikirim bersamanya, terlalu panjang.' },
  too_slow: { status: 408, sentence: 'Data yang dikirim datang terlalu lambat. Silakan coba lagi.' },
  demo_elsewhere: {
    status: 421,
    sentence:
      'Demo ini hanya dapat dibuka di komputer tempat ia berjalan. Pengelolanya dapat mengatur PUBLIC_URL dan DEMO.',
  },
  foreign_page: { status: 403, sentence: 'Permintaan ini datang dari halaman situs lain.' },
  not_found: { status: 404, sentence: 'Data tidak ditemukan.' },
  moved_on: { status: 409, sentence: 'Data sudah berubah. Silakan muat ulang.' },
  key_reused: { status: 422, sentence: 'Kunci permintaan ini sudah dipakai untuk permintaan lain.' },
  not_allowed: { status: 422, sentence: ROLE_FORBIDS },
  not_yours: { status: 422, sentence: 'Perusahaan atau pengguna tidak sesuai dengan sesi Anda.' },
  buyers_only: { status: 422, sentence: 'Tindakan ini hanya untuk akun perusahaan pembeli.' },
  sellers_only: { status: 422, sentence: 'Tindakan ini hanya untuk akun seller.' },
  administrators_only: { status: 422, sentence: 'Tindakan ini hanya untuk administrator Sentra Bahan.' },
  too_often: { status: 429, sentence: 'Terlalu banyak permintaan. Silakan coba lagi {when}.' },
  busy: { status: 503, sentence: 'Layanan sedang sibuk. Silakan coba lagi sebentar lagi.' },
  not_ready: { status: 503, sentence: 'Layanan belum siap. Silakan coba lagi.' },
} as const satisfies RefusalTable
