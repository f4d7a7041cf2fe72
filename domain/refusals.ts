/** HTTP status and the Indonesian sentence of each code; `{name}` places are filled from the refusal's words. */
export type RefusalTable = Record<
  string,
  { status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503; sentence: string }
>

export const generalRefusals = {
  malformed: { status: 400, sentence: 'Data yang dikirim tidak sesuai. Silakan periksa kembali.' },
  invalid_field: { status: 400, sentence: '{sentence}' },
  too_large: { status: 413, sentence: 'Data yang dikirim terlalu besar.' },
  not_found: { status: 404, sentence: 'Data tidak ditemukan.' },
  moved_on: { status: 409, sentence: 'Data sudah berubah. Silakan muat ulang.' },
  not_allowed: { status: 422, sentence: 'Peran Anda tidak mengizinkan tindakan ini.' },
  not_yours: { status: 422, sentence: 'Perusahaan atau pengguna tidak sesuai dengan sesi Anda.' },
  buyers_only: { status: 422, sentence: 'Tindakan ini hanya untuk akun perusahaan pembeli.' },
  sellers_only: { status: 422, sentence: 'Tindakan ini hanya untuk akun seller.' },
  admins_only: { status: 422, sentence: 'Tindakan ini hanya untuk administrator.' },
  too_often: { status: 429, sentence: 'Terlalu banyak permintaan. Silakan coba lagi sebentar lagi.' },
  not_ready: { status: 503, sentence: 'Layanan belum siap. Silakan coba lagi.' },
} as const satisfies RefusalTable
