export const POINTS_PATH = '/akun/loyalty-poin'

/** Shown when the points cannot be read [REG-5]. */
export const NO_POINTS = 'Gagal mengambil informasi poin'
